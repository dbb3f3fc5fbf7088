"""How tasks at the board are shown, chosen from a table."""

from dataclasses import replace

from companion.locale import _
from screens.home.settings_page import TO_DO, SettingsPage
from screens.kit.dialogs.pick_dialog import PickDialog
from screens.kit.window import window
from screens.table.page_contract import PageContract


async def ask_about_ticks(page: PageContract) -> None:
    """Ask how tasks at the board are shown from now on, at every table."""
    ways = {way: _(name) for way, name in TO_DO.items()}
    if chosen := await page.ask(PickDialog(_("To do at the board"), ways)):
        trouble = window(page).keep_settings(replace(window(page).settings, to_do=chosen))
        page.renew()
        page.say(trouble)


async def ask_for_settings(page: PageContract) -> None:
    """Show all settings; a page that only one seat may see changes only what it shows itself."""
    if page.seating.hides:
        await ask_about_ticks(page)
    else:
        await page.ask(SettingsPage())
        page.renew()

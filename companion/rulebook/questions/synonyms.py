"""Words with similar meanings in any game: a question with one also finds the others."""

from collections import defaultdict
from collections.abc import Mapping
from functools import cache

from companion.rulebook.questions.stems import key, words

KIN = (
    "many number amount count kolik kolika počet kolko koľko сколько количество число",
    "move go walk travel step ride drive pohyb pohnout hýbat jít jdu jdou chodit přesunout posunout"
    " cestovat pohnúť hýbať ísť chodiť presunúť posunúť cestovať ходить идти двигать перемещать"
    " пойти ехать",
    "take pick grab draw collect vzít beru brát sebrat táhnout líznout lízat dobrat vziať beriem"
    " brať zobrať ťahať potiahnuť взять брать беру тянуть забрать добрать",
    "put place lay set položit dát dávat umístit klást vyložit položiť dať dávať umiestniť klásť"
    " vyložiť положить класть ставить поставить выложить",
    "discard throw away trash dump odhodit zahodit vyhodit zbavit odhodiť zahodiť vyhodiť zbaviť"
    " сбросить выбросить скинуть сброс",
    "see look peek watch view vidět podívat dívat koukat kouknout nahlédnout vidieť pozrieť pozerať"
    " kuknúť nahliadnuť видеть смотреть посмотреть подсмотреть заглянуть глядеть",
    "tell say announce declare speak talk říct říkat oznámit hlásit ohlásit mluvit povědět povedať"
    " hovoriť oznámiť hlásiť ohlásiť сказать говорить объявить сообщить",
    "win victory winner won vyhrát výhra vítěz vítězství vyhraje vyhrať víťaz víťazstvo победа"
    " победить выиграть выигрыш победитель",
    "lose loser defeat lost prohrát prohra prohraje prehrať prehra prehrá проиграть проигрыш"
    " поражение",
    "end finish over stop konec skončit končí ukončit koniec skončiť ukončiť конец закончить"
    " кончается окончание финиш",
    "start begin first beginning začátek začít začíná první začiatok začať začína prvý начало"
    " начать начинает первый",
    "forget forgot forgotten zapomněl zapomenout zabudol zabudnúť забыл забыть",
    "mistake wrong error slip oops chyba omyl spletl popletl chybný pomýlil zmýlil ошибка ошибся"
    " перепутал неправильно",
    "again twice repeat another znovu podruhé opakovat opět ešte znova druhýkrát opakovať opäť"
    " снова опять повторно дважды повторить",
    "stay remain wait stand still zůstat stát čekat zůstane počkat ostať stáť čakať ostane počkať"
    " остаться стоять ждать остается",
    "same identical equal alike stejný shodný rovnaký zhodný одинаковый равный",
    "tie draw remíza nerozhodně shoda nerozhodne zhoda ничья поровну",
    "need must required compulsory musí musím musíme povinné nutné musieť должен обязательно"
    " обязан надо нужно",
    "empty ran none left prázdný dojde došel vyčerpán prázdny dôjde minie пустой кончился"
    " кончится закончились",
    "secret hidden hide tajný tajně skrytý skrýt tajne skryť тайно секрет скрыть тайный скрытый",
    "show reveal expose uncover ukázat odhalit odkrýt otočit ukázať odhaliť odkryť otočiť показать"
    " открыть раскрыть вскрыть",
    "ask question zeptat ptát otázka dotaz opýtať pýtať спросить вопрос спрашивать",
    "lie bluff honest truth cheat lhát lež podvádět pravda blafovat klamať lož podvádzať blafovať"
    " врать лгать обман правда блефовать",
    "player people person hráč lidí osob ľudí osôb игрок человек людей",
    "cost price pay expensive cena stojí zaplatit platit zaplatiť platiť цена стоит платить"
    " заплатить стоимость",
    "jump hop leap skip přeskočit skočit přeskočil preskočiť skočiť preskočil перепрыгнуть"
    " перескочить проскочить прыгнуть пролетел",
    "pass passing past around kolem míjet projít minout proběhnout okolo míňať prejsť minúť мимо"
    " пройти пробежать пролететь",
    "back return zpátky zpět vrátit naspäť späť vrátiť обратно назад вернуть возвращать",
    "meet met bump potkat setkat potkal narazit stretnúť stretol naraziť встретить встреча"
    " столкнуться наткнуться",
    "swap exchange change replace vyměnit výměna měnit vymeniť výmena meniť обменять поменять"
    " менять замена",
    "steal nick snatch rob ukrást sebrat čmajznout ukradnúť отобрать отжать украсть стащить",
    "punish penalty trest pokuta potrestat trestať pokutu наказание штраф наказать расплата",
    "choose pick select choice decide vybrat vyberu zvolit volba rozhodnout vybrať vyberiem zvoliť"
    " voľba rozhodnúť выбрать выбирать выбор решать",
    "complete finish fulfil accomplish splnit splněný dokončit splniť splnený dokončiť выполнить"
    " выполнена завершить завершена доделать",
    "long duration minutes trvá trvat dlouho délka minut dlho dĺžka trvať minút длится длиться"
    " долго продолжается минут",
    "ran run došly dojdou došel minou minuly došli dôjdu minú minuli кончились закончатся иссякнет"
    " кончатся",
    "remain remains remaining zbývá zbude zbylo zbytek zostane zostalo zvyšok ostalo осталось"
    " остаток",
    "deal hand rozdat podělit rozdať раздать сдавать сдать",
    "beside next adjacent neighbouring vedle sousední vedľa susedný рядом соседний около возле",
    "edge border rim outside okraj kraj hranice okraj kraj hranica край граница",
    "free gratis zadarmo zdarma bezplatně zadarmo bezplatne бесплатно даром",
    "points score bod body skóre sečíst bodov sčítať очки очко подсчет",
    "write note record zapsat psát poznamenat zapísať písať poznačiť записать писать отметить"
    " пометить",
    "use apply použít využít uplatnit použiť využiť использовать применить",
    "immediately instantly ihned okamžitě ihneď okamžite сразу немедленно",
    "rotate spin swing otočit točit pootočit otočiť točiť pootočiť повернуть поворачивать крутить"
    " вращать",
    "enter inside vstoupit vejít vlézt vstúpiť vojsť vliezť войти зайти заходить влезть",
    "skip omit decline refuse vynechat odmítnout vynechať odmietnuť пропустить отказаться",
    "push shove strčit vytlačit odstrčit postrčiť vytlačiť odstrčiť толкнуть вытолкнуть сдвинуть",
    "difference differs different rozdíl liší rozdiel líši разница отличается отличие",
    "age years věk let roků vek rokov возраст лет годов",
    "mean means meaning znamená význam značí význam značí значит означает значение",
)


def kin(own: str) -> frozenset[str]:
    """Return the keys of words with a similar meaning."""
    return _by_key().get(own, frozenset())


@cache
def _by_key() -> Mapping[str, frozenset[str]]:
    """Return for each key those with a similar meaning."""
    found: dict[str, frozenset[str]] = defaultdict(frozenset)
    for row in KIN:
        keys = frozenset(map(key, words(row)))
        for each in keys:
            found[each] |= keys - {each}
    return found

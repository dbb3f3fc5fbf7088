"""Threads in which texts are said to the same reader as where the work was given to them."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import copy_context
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Found = TypeVar("Found")


class ReadersThreads(ThreadPoolExecutor):
    """Does work in threads that know who reads."""

    def submit(
        self, work: Callable[Given, Found], /, *args: Given.args, **more: Given.kwargs
    ) -> Future[Found]:
        """Do this work beside."""
        context = copy_context()
        return super().submit(lambda: context.run(work, *args, **more))

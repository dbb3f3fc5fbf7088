"""Threads that share the reader of the code that started them."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import copy_context
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Found = TypeVar("Found")


class ReadersThreads(ThreadPoolExecutor):
    """A pool of threads that share their starter's reader."""

    def submit(
        self, work: Callable[Given, Found], /, *args: Given.args, **more: Given.kwargs
    ) -> Future[Found]:
        """Run this work in a thread."""
        context = copy_context()
        return super().submit(lambda: context.run(work, *args, **more))

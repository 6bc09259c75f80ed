"""The queue of questions to bots: fair between guests, addresses and tables."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from citadella.server.bots.queue import Asker, BotQueue


class Desk:
    """A queue for `places` workers that records the order in which askers get a worker."""

    def __init__(self, places: int) -> None:
        self.queue: BotQueue[int] = BotQueue(range(places))
        self.order: list[Asker] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.done = asyncio.Semaphore(0)

    def ask(self, asker: Asker, cost: float = 1.0) -> asyncio.Task[None]:
        """Ask a question whose worker stays busy until `finish` is called."""

        async def think() -> None:
            async with self.queue.worker(asker, cost):
                self.order.append(asker)
                await self.done.acquire()

        task = asyncio.create_task(think())
        self.tasks.append(task)
        return task

    async def finish(self, count: int = 10_000) -> None:
        """Let up to `count` questions be answered, one after the other."""
        await settle()
        for _ in range(count):
            if all(task.done() for task in self.tasks):
                return
            self.done.release()
            await settle()


async def settle() -> None:
    """Let all tasks run until each of them waits."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_guests_take_turns_however_many_tables_they_have() -> None:
    desk = Desk(1)
    for table in range(10):
        desk.ask(Asker("greedy", "", table))
    for table in range(2):
        desk.ask(Asker("modest", "", 100 + table))
    await desk.finish()
    assert [asker.guest for asker in desk.order[:5]].count("modest") == 2
    assert len(desk.order) == 12


async def test_a_guest_who_rarely_asks_does_not_wait_for_one_who_asks_constantly() -> None:
    desk = Desk(1)
    for table in range(20):
        desk.ask(Asker("greedy", "", table))
    await desk.finish(8)
    desk.ask(Asker("late", "", 99))
    before = len(desk.order)
    await desk.finish()
    # Work on the question from the guest `late` starts first or second.
    assert [asker.guest for asker in desk.order[before:]].index("late") <= 1


async def test_a_guest_with_costly_questions_is_answered_less_often() -> None:
    desk = Desk(1)
    for table in range(30):
        desk.ask(Asker("deep", "", table), cost=4.0)
        desk.ask(Asker("quick", "", 100 + table), cost=1.0)
    await desk.finish(20)
    came = Counter(asker.guest for asker in desk.order[:20])
    assert 3 * came["deep"] < came["quick"]
    await desk.finish()


async def test_guests_with_the_same_address_share_one_turn_in_the_queue() -> None:
    desk = Desk(1)
    for guest in range(10):
        for table in range(10):
            desk.ask(Asker(f"face {guest}", "192.0.2.1", 10 * guest + table))
    for table in range(10):
        desk.ask(Asker("other", "192.0.2.2", 1000 + table))
    await desk.finish(21)
    assert [asker.guest for asker in desk.order[:21]].count("other") >= 8
    await desk.finish()


async def test_the_tables_of_a_guest_take_turns() -> None:
    desk = Desk(1)
    for _ in range(5):
        desk.ask(Asker("anna", "", 1))
    desk.ask(Asker("anna", "", 2))
    await desk.finish()
    assert desk.order[1].table == 2 or desk.order[2].table == 2


@pytest.mark.parametrize(
    "other", [Asker("bert", "192.0.2.2", 9), Asker("bert", "", 9)], ids=["elsewhere", "home"]
)
async def test_the_last_free_worker_is_reserved_for_a_guest_who_is_using_none(other: Asker) -> None:
    desk = Desk(3)
    for table in range(6):
        desk.ask(Asker("anna", "192.0.2.1", table))
    desk.ask(Asker("anna's other face", "192.0.2.1", 8))
    await settle()
    assert [asker.guest for asker in desk.order] == ["anna", "anna"]
    desk.ask(other)
    await settle()
    assert desk.order[-1] == other
    await desk.finish()
    assert len(desk.order) == 8


async def test_a_single_worker_is_not_reserved() -> None:
    desk = Desk(1)
    desk.ask(Asker("anna", "", 1))
    await settle()
    assert len(desk.order) == 1
    await desk.finish()


async def test_a_cancelled_question_takes_no_worker() -> None:
    desk = Desk(1)
    desk.ask(Asker("anna", "", 1))
    await settle()
    waiting = desk.ask(Asker("bert", "", 2))
    last = desk.ask(Asker("cleo", "", 3))
    await settle()
    assert len(desk.queue) == 2
    waiting.cancel()
    await settle()
    assert len(desk.queue) == 1
    desk.done.release()
    await settle()
    # The worker was just assigned to `last`; cancelling `last` frees the worker again.
    last.cancel()
    fourth = desk.ask(Asker("dora", "", 4))
    await settle()
    assert desk.order[-1].guest == "dora"
    assert not fourth.done()
    await desk.finish()
    assert len(desk.queue._busy) == len(desk.queue) == 0


async def test_a_question_cancelled_on_getting_a_worker_leaves_it_to_the_next_question() -> None:
    desk = Desk(1)
    desk.ask(Asker("anna", "", 1))
    await settle()
    given_up, next_one = desk.ask(Asker("bert", "", 2)), desk.ask(Asker("cleo", "", 3))
    await settle()
    given_up.cancel()
    desk.queue.set_workers([0, 1, 2])
    await settle()
    assert [asker.guest for asker in desk.order] == ["anna", "cleo"]
    assert not next_one.done()
    await desk.finish()
    assert len(desk.queue._busy) == len(desk.queue) == 0


async def test_workers_can_be_added_and_removed() -> None:
    desk = Desk(0)
    first, second = desk.ask(Asker("anna", "", 1)), desk.ask(Asker("bert", "", 2))
    await settle()
    assert not desk.order
    desk.queue.set_workers([7])
    await settle()
    assert len(desk.order) == 1
    # A removed worker finishes its question and gets no further questions.
    desk.queue.set_workers([])
    desk.done.release()
    await settle()
    assert first.done()
    assert len(desk.order) == 1
    desk.queue.set_workers([8])
    await desk.finish()
    assert second.done()

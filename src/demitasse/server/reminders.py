"""The routes by which a browser asks to be told of a seat when its page is closed."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from demitasse.server.answers import AnyRequest, address_of, bearer_of
from demitasse.server.keys import hashes_of
from demitasse.server.outgoing import NotAllowed, Unreachable
from demitasse.server.push import BadSubscription, Push, check_keys
from demitasse.server.refusals import BadRequest, Conflict, Forbidden
from demitasse.server.server import Server
from demitasse.server.subscriptions import Address, Subscription
from demitasse.server.wire import MovedReminders, PushKey, Reminders


@get("/api/push-key")
async def push_key(server: NamedDependency[Server]) -> PushKey:
    """The key with which a browser subscribes to messages of this server; empty where it sends none."""
    push = server.notices.push
    return PushKey(public="" if push is None else push.key.public)


@post("/api/tables/{table:str}/reminders", status_code=204)
async def set_reminders(
    request: AnyRequest, server: NamedDependency[Server], table: FromPath[str], data: JSONBody[Reminders]
) -> None:
    """What the browser of whoever has this seat's key is to be told when its page is closed."""
    await server.addresses.sets_reminder(address_of(request))
    found = await server.table_for(table, bearer_of(request))
    hashes = hashes_of((bearer_of(request),))
    if not found.seats_of(hashes):
        raise Forbidden("server-not-your-seat")
    push = server.notices.push
    if push is None:
        raise Conflict("server-no-push")
    subscription = Subscription(
        endpoint=data.endpoint,
        p256dh=data.p256dh,
        auth=data.auth,
        language=data.language,
        turn=data.turn,
        time=data.time,
    )
    if data.turn or data.time:
        await check_address(push, subscription)
    await server.notices.subscribe(found, hashes, subscription)


@post("/api/reminders/moved", status_code=204)
async def move_reminders(
    request: AnyRequest, server: NamedDependency[Server], data: JSONBody[MovedReminders]
) -> None:
    """What a browser was to be told under its old address it is told under the new one, at all its tables."""
    await server.addresses.sets_reminder(address_of(request))
    push = server.notices.push
    if push is None:
        raise Conflict("server-no-push")
    to = Address(endpoint=data.endpoint, p256dh=data.p256dh, auth=data.auth)
    await check_address(push, to)
    await server.store.subscriptions.move(data.old_endpoint, data.old_auth, to)


async def check_address(push: Push, address: Address) -> None:
    """Refuse what is no push service, or seals nothing."""
    try:
        check_keys(address.p256dh, address.auth)
        await push.outgoing.check(address.endpoint)
    except (BadSubscription, NotAllowed, Unreachable):
        raise BadRequest("server-bad-push") from None

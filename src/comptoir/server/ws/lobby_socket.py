"""The socket of the lobby."""

from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from sqlalchemy import RowMapping

from comptoir.server.contract.socket import LobbyMessage
from comptoir.server.errors import Forbidden
from comptoir.server.runtime.container import Container
from comptoir.server.runtime.lobby import read_lobby
from comptoir.server.ws.client_socket import ClientSocket, Socket, accept, encoder, run_limited


class LobbySocket(ClientSocket):
    """Somebody in the lobby."""

    rest = 1.0

    def __init__(self, container: Container, socket: Socket, person: RowMapping | None) -> None:
        super().__init__(container, socket, person)
        self.is_due = True
        self.last_sent = b""

    def mark_changed(self) -> None:
        """The lobby has changed; send it."""
        self.is_due = True
        self.changed.set()

    async def send_state(self) -> None:
        """Send the lobby, if it has changed."""
        if not self.is_due:
            return
        self.is_due = False
        live_seconds = self.container.settings.live_seconds
        lobby = encoder.encode(LobbyMessage(await self.container.store.read(read_lobby, self.player, live_seconds)))
        if lobby != self.last_sent:
            self.last_sent = lobby
            await self.send(lobby)


@websocket("/api/lobby/socket")
async def lobby_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """The lobby, live."""
    container: Container = socket.app.state.container
    with suppress(Forbidden):  # `accept` has refused a page of another site, and closed the connection
        client = LobbySocket(container, socket, await accept(socket))
        client.mark_changed()
        container.broadcaster.lobbies.add(client)
        try:
            await run_limited(client)
        finally:
            container.broadcaster.lobbies.discard(client)

import EchoServing
import EchoWire

/// The WebSockets of our own clients.
struct ClientEntrance: Sendable {
    let switchboard: Switchboard
    let outgoing: OutgoingCalls

    func routes(_ token: BearerToken) -> [Route] {
        let seats = ClientSeats()
        let talk = Route(
            socket: "/ios-client", .bearer(token, subprotocolPrefix: ClientRoute.tokenPrefix),
            subprotocol: ClientRoute.subprotocol, lastWord: { ClientRoute.error(ClientRoute.problem($0)).text }
        ) { _, socket in
            guard seats.take() else { return await socket.close(.tooMany) }
            defer { seats.leave() }
            await ClientSession(switchboard: switchboard, outgoing: outgoing).run(socket)
        }
        return [EventFeed(switchboard: switchboard, seats: seats).route(token), talk]
    }
}

import EchoServing
import EchoWire

/// The WebSockets of our own clients.
struct ClientEntrance: Sendable {
    let door: ClientDoor
    let outgoing: OutgoingCalls

    var routes: [Route] {
        let seats = ClientSeats()
        let talk = Route(
            socket: "/ios-client", door.socketCheck,
            subprotocol: ClientRoute.subprotocol, lastWord: { ClientRoute.error(ClientRoute.problem($0)).text }
        ) { request, socket in
            guard let caller = door.caller(request) else { return await socket.close(ClientDoor.gone) }
            guard seats.take() else { return await socket.close(.tooMany) }
            defer { seats.leave() }
            let user = (try? door.user(of: request)).flatMap(\.self)
            await ClientSession(caller, user, door, outgoing: outgoing).run(socket)
        }
        return [EventFeed(switchboard: outgoing.desk.switchboard, seats: seats).route(door), talk]
    }
}

import EchoServing
import EchoWire
import Foundation
import NIOCore

/// Tells clients what happens in running calls, as it happens: the WebSocket `/events`.
struct EventFeed: Sendable {
    let switchboard: Switchboard
    let seats: ClientSeats
    private let mask = PersonalDataMask()

    init(switchboard: Switchboard, seats: ClientSeats) {
        self.switchboard = switchboard
        self.seats = seats
    }

    func route(_ door: ClientDoor) -> Route {
        Route(
            socket: "/events", door.socketCheck,
            subprotocol: ClientRoute.subprotocol,
            lastWord: { Self.own("error", .object(ClientRoute.problem($0).json)).text }
        ) { request, socket in
            guard let caller = door.caller(request) else { return await socket.close(ClientDoor.gone) }
            await serve(socket, only: request.query["callId"]) { await door.watch(caller, socket) }
        }
    }

    private func serve(
        _ socket: ServerSocket, only call: String?, watch: @escaping @Sendable () async -> Void
    ) async {
        guard seats.take() else { return await socket.close(.tooMany) }
        defer { seats.leave() }
        let outbox = ClientOutbox { Self.own("events.dropped", ["count": .integer($0)]) }
        let news = switchboard.news
        outbox.put(Self.own("events.opened", nil, call: call ?? ""))
        await withDiscardingTaskGroup { group in
            group.addTask {
                for await item in news {
                    if call == nil || item.call == call, let event = json(item) { outbox.put(event) }
                    switch item.happening {
                    case .ended, .notReached: ClientRoute.leaveWhenDone(socket, switchboard)
                    default: break
                    }
                }
                socket.leave(.serverStops)
            }
            group.addTask {
                await socket.untilDraining()
                ClientRoute.leaveWhenDone(socket, switchboard)
            }
            group.addTask {
                await outbox.run(socket)
                if !Task.isCancelled { socket.abandon() }
            }
            group.addTask { await watch() }
            // What a client says here is read and not heard.
            await socket.run { inbound in for try await _ in inbound {} }
            group.cancelAll()
        }
    }

    private func json(_ news: SwitchboardNews) -> JSONValue? {
        guard let event = CallEvent(news.happening) else { return nil }
        return APIJSON.event(
            news.id, at: news.time, call: news.call, type: event.type, event.direction,
            payload: event.masked(by: mask))
    }

    /// An event of the connection, in the shape of all others.
    private static func own(_ type: String, _ payload: JSONValue?, call: String = "") -> JSONValue {
        APIJSON.event(UUID(), at: Date(), call: call, type: type, .incoming, payload: payload)
    }
}

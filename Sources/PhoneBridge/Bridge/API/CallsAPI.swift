import EchoServing
import EchoWire
import NIOHTTP1

/// The calls that run now: placing one, ending one, and which there are.
struct CallsAPI: Sendable {
    let outgoing: OutgoingCalls
    private var desk: CallDesk { outgoing.desk }

    func routes(_ door: ClientDoor) -> [Route] {
        [
            APIRoute.make(.POST, "/api/calls/outgoing", door, .act, body: .json(bytes: 64 << 10)) {
                request throws(BridgeProblem) in
                let user = try door.user(of: request)
                let trace = request.head.headers.first(name: TraceContext.header).flatMap(TraceContext.init)
                let sid = try await outgoing.place(
                    BodyFields(request), key: Self.key(of: request), user: user, trace: trace)
                return HTTPAnswer(status: .created, body: ["callSid": .string(sid), "status": "queued"])
            },
            APIRoute.make(.POST, "/api/calls/{id}/end", door, .act) { request throws(BridgeProblem) in
                let status = try await outgoing.end(request.parameters["id"] ?? "")
                return HTTPAnswer(status: .ok, body: ["status": .string(status.rawValue)])
            },
            APIRoute.make(.GET, "/api/calls", door, .watch) { _ in HTTPAnswer(status: .ok, body: await list()) },
        ]
    }

    /// Of who asks, who may ask again with it when no answer came.
    private static func key(of request: PlainRequest) throws(BridgeProblem) -> String? {
        guard let key = request.head.headers.first(name: "idempotency-key") else { return nil }
        guard (1...255).contains(key.utf8.count) else {
            throw .invalid("Idempotency-Key", "must be 1–255 characters")
        }
        return key
    }

    /// Those of other bridges are among the last in the store, where there are not more than it gives at once.
    private func list() async -> JSONValue {
        let own = desk.switchboard.calls.map { ($0, CallStatus.inProgress) } + desk.switchboard.waiting
        let others = await others(besides: Set(own.map(\.0.id)))
        return ["calls": .array(own.map { json($0, $1) } + others.map { json(line($0), $0.status) })]
    }

    private func others(besides known: Set<String>) async -> [CallRecord] {
        guard desk.switchboard.relay != nil else { return [] }
        let last = (try? await desk.store.calls(after: nil, limit: StoredPage.longest)) ?? []
        return last.reversed().filter { record in
            record.ended == nil && record.instance != desk.instance && record.sid.map { !known.contains($0) } ?? false
        }
    }

    private func line(_ record: CallRecord) -> PhoneLineCall {
        let (sid, number, ours) = (record.sid ?? "", record.number ?? "", outgoing.number)
        return record.direction == .inbound
            ? PhoneLineCall(id: sid, from: number, to: ours, direction: .inbound)
            : PhoneLineCall(id: sid, from: ours, to: number, direction: .outbound)
    }

    private func json(_ call: PhoneLineCall, _ status: CallStatus) -> JSONValue {
        [
            "callSid": .string(call.id), "direction": .string(call.direction.rawValue), "from": .string(call.from),
            "status": .string(status.rawValue), "to": .string(call.to),
        ]
    }
}

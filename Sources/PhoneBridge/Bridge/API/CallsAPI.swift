import EchoServing
import EchoWire
import NIOHTTP1

/// The calls that run now: placing one, ending one, and which there are.
struct CallsAPI: Sendable {
    let outgoing: OutgoingCalls
    let switchboard: Switchboard

    func routes(_ check: RequestCheck) -> [Route] {
        [
            APIRoute.make(.POST, "/api/calls/outgoing", check, body: .json(bytes: 64 << 10)) {
                request throws(BridgeProblem) in
                let sid = try await outgoing.place(BodyFields(request))
                return HTTPAnswer(status: .created, body: ["callSid": .string(sid), "status": "queued"])
            },
            APIRoute.make(.POST, "/api/calls/{id}/end", check) { request throws(BridgeProblem) in
                try await outgoing.end(request.parameters["id"] ?? "")
                return HTTPAnswer(status: .ok, body: ["status": "completed"])
            },
            APIRoute.make(.GET, "/api/calls", check) { _ in HTTPAnswer(status: .ok, body: list()) },
        ]
    }

    private func list() -> JSONValue {
        let calls = switchboard.calls.map { ($0, CallStatus.inProgress) } + switchboard.waiting
        return ["calls": .array(calls.map { Self.json($0, $1) })]
    }

    private static func json(_ call: PhoneLineCall, _ status: CallStatus) -> JSONValue {
        [
            "callSid": .string(call.id), "direction": .string(call.direction.rawValue), "from": .string(call.from),
            "status": .string(status.rawValue), "to": .string(call.to),
        ]
    }
}

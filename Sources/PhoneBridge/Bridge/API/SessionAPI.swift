import EchoServing
import EchoWire
import NIOHTTP1

/// How the assistant behaves: in one running call, or in those to come.
struct SessionAPI: Sendable {
    static let longestCall = 255

    let desk: CallDesk
    private var switchboard: Switchboard { desk.switchboard }

    func routes(_ door: ClientDoor) -> [Route] {
        [
            APIRoute.make(.POST, "/api/session/config", door, .act, body: .json(bytes: 1 << 20)) {
                request throws(BridgeProblem) in
                let fields = try BodyFields(request)
                // One call is one matter, all that are to come another.
                if !fields.has("callId") { _ = try door.admit(request, to: .administer) }
                return HTTPAnswer(status: .ok, body: try change(fields))
            },
            APIRoute.make(.DELETE, "/api/session/config", door, .administer) { _ in
                desk.resetCallsToCome()
                return HTTPAnswer(status: .ok, body: ["config": [:]])
            },
        ]
    }

    /// - Returns: what the settings are now, which of them were named, and which of the named ones nothing uses.
    func change(_ fields: BodyFields) throws(BridgeProblem) -> JSONValue {
        let call = try fields.string("callId", longest: Self.longestCall)
        let change = try SessionChange(fields, beside: ["callId"])
        let ignored = SessionChange.unused.filter { fields.has($0) }
        return .object([
            "callId": APIJSON.string(call), "config": try perform(change, in: call),
            "changed": .array((change.json.object ?? [:]).keys.sorted().map { .string($0) }),
            "ignored": .array(ignored.map { .string($0) }),
        ])
    }

    private func perform(_ change: SessionChange, in call: String?) throws(BridgeProblem) -> JSONValue {
        guard let call else { return desk.change(callsToCome: change).json }
        guard let settings = switchboard.change(change, in: call) else { throw .noCall() }
        return SessionChange.json(settings)
    }
}

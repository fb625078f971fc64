import EchoServing
import EchoWire
import Foundation
import NIOHTTP1

/// One call with all that is kept of it, and the calls with one person: to be read, and to be erased.
struct KeptCallAPI: Sendable {
    private static let longestName = 255

    let desk: CallDesk
    private var store: any CallStoreProtocol { desk.store }

    /// The last ones: other paths look like names of calls.
    func routes(_ door: ClientDoor) -> [Route] {
        [
            APIRoute.make(.GET, "/api/calls/{id}", door, .watch) { request throws(BridgeProblem) in
                let call = try await call(request)
                return HTTPAnswer(status: .ok, body: try await whole(call))
            },
            APIRoute.make(.DELETE, "/api/calls/{id}", door, .administer) { request throws(BridgeProblem) in
                try await erase([try await call(request)])
                return HTTPAnswer(status: .ok, body: ["erasedCalls": 1])
            },
            APIRoute.make(.GET, "/api/people/{number}", door, .administer) { request throws(BridgeProblem) in
                try await export(request)
            },
            APIRoute.make(.DELETE, "/api/people/{number}", door, .administer) { request throws(BridgeProblem) in
                let calls = try await calls(with: try Self.number(request))
                try await erase(calls)
                return HTTPAnswer(status: .ok, body: ["erasedCalls": .integer(calls.count)])
            },
        ]
    }

    private func call(_ request: PlainRequest) async throws(BridgeProblem) -> CallRecord {
        let name = request.parameters["id"] ?? ""
        let call = try await APIRoute.stored { () throws(CallStoreError) -> CallRecord? in
            if let id = UUID(uuidString: name), let call = try await store.call(id) { return call }
            return try await store.call(UUID(ofCall: name))
        }
        guard let call else { throw .noCall() }
        return call
    }

    private static func number(_ request: PlainRequest) throws(BridgeProblem) -> String {
        let number = request.parameters["number"] ?? ""
        guard (1...longestName).contains(number.utf8.count), number.unicodeScalars.allSatisfy({ $0.value > 0x1F })
        else {
            throw .invalid("number", "must be a telephone number, or a SIP address")
        }
        return number
    }

    /// As it was written down, and as it is written with a country code. Newest first.
    private func calls(with number: String) async throws(BridgeProblem) -> [CallRecord] {
        let names = Set([number, LineNumber.name(number, in: desk.gate.policy.country)])
        var calls: [CallRecord] = []
        for name in names.sorted() {
            calls += try await APIRoute.stored { () throws(CallStoreError) in try await store.calls(with: name) }
        }
        return calls.sorted { ($0.started, $0.id.text) > ($1.started, $1.id.text) }
    }

    // MARK: - What is kept

    private func export(_ request: PlainRequest) async throws(BridgeProblem) -> HTTPAnswer {
        let number = try Self.number(request)
        let query = try PageQuery(request.query) { UUID(uuidString: $0) }
        var rest = try await calls(with: number)[...]
        if let cursor = query.cursor { rest = rest.drop { $0.id != cursor }.dropFirst() }
        let page = Array(rest.prefix(query.limit + 1))
        var documents: [UUID: JSONValue] = [:]
        for call in page.prefix(query.limit) { documents[call.id] = try await whole(call) }
        let json = query.json("calls", page, cursor: { $0.id.text }) { documents[$0.id] ?? .null }
        return HTTPAnswer(status: .ok, body: .object((json.object ?? [:]).merging(["number": .string(number)]) { $1 }))
    }

    /// Recordings are named; their sound is at `/api/recordings`.
    private func whole(_ call: CallRecord) async throws(BridgeProblem) -> JSONValue {
        let (transcripts, recording) = try await APIRoute.stored { () throws(CallStoreError) in
            let recording = try await store.recording(CallRecording.id(of: call.sid ?? ""))
            return (try await store.transcripts(of: call.id), recording)
        }
        return .object([
            "call": APIJSON.call(call), "config": call.configuration ?? .null,
            "transcript": .array(transcripts.map(APIJSON.transcript)),
            "events": .array(try await events(of: call)),
            "recordings": .array([recording].compactMap(\.self).map(APIJSON.recording)),
        ])
    }

    private func events(of call: CallRecord) async throws(BridgeProblem) -> [JSONValue] {
        var (events, last): ([CallEventRecord], UUID?) = ([], nil)
        while true {
            let page = try await APIRoute.stored { [last] () throws(CallStoreError) in
                try await store.events(of: call.id, after: last, limit: StoredPage.longest)
            }
            events += page
            guard page.count == StoredPage.longest else { break }
            last = page.last?.id
        }
        return events.map { event in
            APIJSON.event(
                event.id, at: event.time, call: call.sid ?? call.id.text, type: event.type, event.direction,
                payload: event.payload)
        }
    }

    // MARK: - Erasing

    /// First where the sound is, so that what goes wrong can be asked for again.
    private func erase(_ calls: [CallRecord]) async throws(BridgeProblem) {
        guard !calls.isEmpty else { throw .noCall() }
        guard calls.allSatisfy({ $0.ended != nil }) else {
            throw BridgeProblem(.sessionOver, "The call is still in progress. End it first.", status: .conflict)
        }
        if let erase = desk.host.erase {
            guard await erase(calls.compactMap(\.sid)) else {
                throw BridgeProblem(
                    .databaseFailed, "The history could not erase the conversation. Nothing else was erased. Try again."
                )
            }
        }
        try await APIRoute.stored { () throws(CallStoreError) in
            _ = try await store.erase(.calls(calls.map(\.id)))
        }
        for call in calls { if let name = call.sid { desk.switchboard.relay?.tell(.erased, of: name) } }
    }
}

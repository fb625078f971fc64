import EchoServing
import EchoWire
import Foundation
import NIOHTTP1

/// The saved calls, page by page.
struct HistoryAPI: Sendable {
    let store: any CallStoreProtocol

    func routes(_ door: ClientDoor) -> [Route] {
        [
            APIRoute.make(.GET, "/api/calls/history", door, .watch) { request throws(BridgeProblem) in
                try await calls(request)
            },
            APIRoute.make(.GET, "/api/events/{callId}", door, .watch) { request throws(BridgeProblem) in
                try await events(request)
            },
        ]
    }

    private func calls(_ request: PlainRequest) async throws(BridgeProblem) -> HTTPAnswer {
        let query = try PageQuery(request.query) { CallPageKey(cursor: $0) }
        let calls = try await APIRoute.stored { () throws(CallStoreError) in
            try await store.calls(after: query.cursor, limit: query.limit + 1)
        }
        let json = query.json("calls", calls, cursor: { CallPageKey(time: $0.started, id: $0.id).cursor }) {
            APIJSON.call($0)
        }
        return HTTPAnswer(status: .ok, body: json)
    }

    private func events(_ request: PlainRequest) async throws(BridgeProblem) -> HTTPAnswer {
        let query = try PageQuery(request.query) { UUID(uuidString: $0) }
        guard let call = try await call(request.parameters["callId"] ?? "") else { throw .noCall() }
        let events = try await APIRoute.stored { () throws(CallStoreError) in
            try await store.events(of: call.id, after: query.cursor, limit: query.limit + 1)
        }
        let json = query.json("events", events, cursor: { $0.id.text }) { event in
            APIJSON.event(
                event.id, at: event.time, call: call.sid ?? call.id.text, type: event.type, event.direction,
                payload: event.payload)
        }
        return HTTPAnswer(status: .ok, body: json)
    }

    /// By the id of its record, or by its line's name for it.
    private func call(_ name: String) async throws(BridgeProblem) -> CallRecord? {
        try await APIRoute.stored { () throws(CallStoreError) in
            if let id = UUID(uuidString: name), let call = try await store.call(id) { return call }
            return try await store.call(UUID(ofCall: name))
        }
    }
}

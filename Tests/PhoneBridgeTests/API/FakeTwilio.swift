import EchoServing
import EchoWire
import Foundation
import NIOHTTP1
import Synchronization

/// Twilio's REST API as far as a bridge asks for it: every call is placed, and none is known afterwards.
final class FakeTwilio: Sendable {
    private let placed = Mutex<[RequestQuery]>([])
    private let refusal = Mutex<Int?>(nil)
    private let outage = Mutex<HTTPResponseStatus?>(nil)

    /// From now on nothing is done, with this status and no word.
    func fail(with status: HTTPResponseStatus) { outage.withLock { $0 = status } }
    private let changed = Mutex<[RequestQuery]?>(nil)

    /// From now on calls can be changed, as by a transfer.
    func allowChanges() { changed.withLock { $0 = [] } }

    var changes: [RequestQuery] { changed.withLock { $0 ?? [] } }

    /// From now on nothing is done, with this error of Twilio's list.
    func refuse(_ code: Int) { refusal.withLock { $0 = code } }

    private func refused() -> HTTPReply? {
        if let status = outage.withLock(\.self) {
            return .whole(HTTPAnswer(status: status, contentType: "text/html", body: Data()))
        }
        return refusal.withLock { $0 }.map {
            .whole(HTTPAnswer(status: .badRequest, body: ["code": .integer($0), "message": "Twilio's words"]))
        }
    }

    var calls: [RequestQuery] { placed.withLock { $0 } }

    /// What the stream of the last placed call is to bring.
    var parameters: [String: String] {
        let twiml = calls.last?["Twiml"] ?? ""
        let pairs = twiml.matches(of: /<Parameter name="([^"]*)" value="([^"]*)"/).map {
            (String($0.output.1), String($0.output.2))
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    var routes: [Route] {
        [
            Route(.POST, "/2010-04-01/Accounts/{account}/Calls.json", .anyone, body: .form()) { [self] request in
                if let refused = refused() { return refused }
                let count = placed.withLock { placed in
                    placed.append(request.form)
                    return placed.count
                }
                return .whole(HTTPAnswer(status: .created, body: ["sid": .string("CA\(count)")]))
            },
            Route(.POST, "/2010-04-01/Accounts/{account}/Calls/{call}", .anyone, body: .form()) { [self] request in
                if let refused = refused() { return refused }
                let isAllowed = changed.withLock { changed in
                    changed?.append(request.form)
                    return changed != nil
                }
                if isAllowed { return .whole(HTTPAnswer(status: .ok, body: ["sid": "CA1"])) }
                return .whole(HTTPAnswer(status: .notFound, body: ["code": 20404, "message": "not found"]))
            },
        ]
    }
}

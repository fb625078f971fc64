import EchoConcurrency
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
    /// Holds answers back, until it happens; nil for at once.
    let delay = Mutex<OneTimeEvent?>(nil)
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

    /// Of the calls that were placed.
    var traces: [String] { traced.withLock(\.self) }
    private let traced = Mutex<[String]>([])

    var calls: [RequestQuery] { placed.withLock { $0 } }

    /// What the stream of the last placed call is to bring.
    var parameters: [String: String] {
        let twiml = calls.last?["Twiml"] ?? ""
        let pairs = twiml.matches(of: /<Parameter name="([^"]*)" value="([^"]*)"/).map {
            (String($0.output.1), String($0.output.2))
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    /// What the account's number, +12015550100, has as its webhook.
    let webhook = Mutex("https://old.example.com/voice?secret=1")

    private var numbers: [Route] {
        let path: RoutePath = "/2010-04-01/Accounts/{account}/IncomingPhoneNumbers.json"
        return [
            Route(.GET, path, .anyone) { [self] request in
                let isKnown = request.query["PhoneNumber"] == "+12015550100"
                let line: JSONValue = [
                    "sid": "PN1", "phone_number": "+12015550100", "voice_url": .string(webhook.withLock(\.self)),
                    "voice_method": "POST",
                ]
                return refused()
                    ?? .whole(HTTPAnswer(status: .ok, body: ["incoming_phone_numbers": .array(isKnown ? [line] : [])]))
            },
            Route(
                .POST, "/2010-04-01/Accounts/{account}/IncomingPhoneNumbers/{number}", .anyone, body: .form()
            ) { [self] request in
                webhook.withLock { $0 = request.form["VoiceUrl"] ?? "" }
                return .whole(HTTPAnswer(status: .ok, body: ["sid": "PN1"]))
            },
        ]
    }

    var routes: [Route] {
        numbers + [
            Route(.GET, "/2010-04-01/Accounts/{account}", .anyone) { [self] _ in
                refused() ?? .whole(HTTPAnswer(status: .ok, body: ["status": "active"]))
            },
            Route(.POST, "/2010-04-01/Accounts/{account}/Calls.json", .anyone, body: .form()) { [self] request in
                if let refused = refused() { return refused }
                if let trace = request.head.headers.first(name: "traceparent") { traced.withLock { $0.append(trace) } }
                let count = placed.withLock { placed in
                    placed.append(request.form)
                    return placed.count
                }
                await delay.withLock(\.self)?.wait()
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

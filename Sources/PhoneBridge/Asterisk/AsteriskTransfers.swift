import EchoServing
import Foundation
import NIOHTTP1
import Synchronization

/// Where Asterisk's dial plan asks whom to call next, once a call has left its WebSocket: the protocol has no word for it.
final class AsteriskTransfers: Sendable {
    private struct Waiting {
        let line: AsteriskLine
        /// Nil once it was asked for.
        var address: String?
    }

    static let path: RoutePath = "/asterisk/transfer"

    /// By the names that the dial plan has for its calls.
    private let waiting = Mutex<[String: Waiting]>([:])

    func wait(_ line: AsteriskLine, _ name: String, for address: String) {
        waiting.withLock { $0[name] = Waiting(line: line, address: address) }
    }

    func forget(_ name: String) { waiting.withLock { $0[name] = nil } }

    func line(of name: String) -> AsteriskLine? { waiting.withLock { $0[name]?.line } }

    /// Answers with the number or address, once; with nothing for a call that is over.
    func route(_ password: BearerToken) -> Route {
        Route(.GET, Self.path, .password(password)) { [self] request in
            let address = request.query["call"].flatMap(take) ?? ""
            return .whole(
                HTTPAnswer(status: .ok, contentType: "text/plain; charset=utf-8", body: Data(address.utf8)))
        }
    }

    private func take(_ name: String) -> String? {
        waiting.withLock { waiting in
            defer { waiting[name]?.address = nil }
            return waiting[name]?.address
        }
    }
}

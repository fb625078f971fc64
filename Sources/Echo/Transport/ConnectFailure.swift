import EchoWire
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// Says in the engine's words why a connection was not made.
enum ConnectFailure {
    private static let maximumBody = 64 << 10

    /// The server answered the upgrade with something else: reads what.
    static func rejection(
        of channel: NIOAsyncChannel<HTTPClientResponsePart, HTTPClientRequestPart>
    ) async throws -> EchoError {
        try await channel.executeThenClose { inbound, _ in
            var status = 0
            var body = Data()
            read: for try await part in inbound {
                switch part {
                case .head(let head): status = Int(head.status.code)
                case .body(let bytes): if body.count < maximumBody { body.append(contentsOf: bytes.readableBytesView) }
                case .end: break read
                }
            }
            return rejection(status: status, body: body)
        }
    }

    static func rejection(status: Int, body: Data) -> EchoError {
        let message = (try? JSONValue(parsing: body))?["error"]?["message"]?.string ?? ""
        switch status {
        case 401, 403: return .invalidKey
        case 429 where message.localizedCaseInsensitiveContains("quota"): return .quotaExceeded(message: message)
        case 429: return .rateLimited(message: message)
        default: return .rejected(status: status, message: message)
        }
    }

    static func echoError(_ error: any Error, host: String) -> EchoError {
        switch error {
        case let error as NIOConnectionError: unreachable(error, host: host)
        case ChannelError.connectTimeout: .connectionTimedOut(host: host)
        default:
            .unreachable(
                host: host, reason: TLSFailure.reason(error) ?? "the connection was closed while connecting")
        }
    }

    private static func unreachable(_ error: NIOConnectionError, host: String) -> EchoError {
        let failures = error.connectionErrors.map(\.error)
        if failures.contains(where: { if case ChannelError.connectTimeout = $0 { true } else { false } }) {
            return .connectionTimedOut(host: host)
        }
        if let failure = failures.compactMap({ $0 as? IOError }).first {
            return .unreachable(host: host, reason: words(failure))
        }
        return .unreachable(host: host, reason: "no such host")
    }

    static func words(_ error: IOError) -> String { String(cString: strerror(error.errnoCode)) }
}

import AsyncHTTPClient
import Glibc
import NIOCore
import NIOHTTP1
import NIOPosix

/// Says in the engine's words why a request was not answered, or an answer broke off.
enum HTTPFailure {
    static func echoError(_ error: any Error, host: String, url: String) -> EchoError {
        switch error {
        case let error as EchoError: error
        case is CancellationError: .cancelled
        case let error as HTTPClientError: echoError(error, host: host, url: url)
        case let error as NIOConnectionError: ConnectFailure.echoError(error, host: host)
        case HTTPParserError.invalidEOFState: .connectionLost(code: broken, reason: cut)
        case is HTTPParserError: .invalidData(reason: "it is not HTTP")
        case let error as IOError where nobodyThere.contains(error.errnoCode):
            .unreachable(host: host, reason: ConnectFailure.words(error))
        case let error as IOError: .connectionLost(code: broken, reason: ConnectFailure.words(error))
        default:
            TLSFailure.reason(error).map { .unreachable(host: host, reason: $0) }
                ?? .connectionLost(code: broken, reason: "")
        }
    }

    /// What cannot be read behind the head of an answer; nil for any other error.
    static func damage(_ error: any Error) -> EchoError? {
        guard let error = error as? HTTPParserError, error != .invalidEOFState else { return nil }
        return .connectionLost(code: broken, reason: "the rest of the answer was damaged")
    }

    /// The connection broke without a word (RFC 6455 §7.4.1).
    static let broken = 1006
    private static let nobodyThere: Set<CInt> = [
        ECONNREFUSED, EHOSTUNREACH, ENETUNREACH, ENETDOWN, EHOSTDOWN, EADDRNOTAVAIL, EACCES,
    ]
    private static let cut = "the connection was closed before the answer was complete"

    private static func echoError(_ error: HTTPClientError, host: String, url: String) -> EchoError {
        switch error {
        case .cancelled: .cancelled
        case .connectTimeout, .tlsHandshakeTimeout, .httpProxyHandshakeTimeout, .getConnectionFromPoolTimeout,
            .deadlineExceeded, .readTimeout, .writeTimeout:
            .connectionTimedOut(host: host)
        case .invalidURL, .emptyHost, .emptyScheme: .invalidURL(url)
        case .alreadyShutdown: .notConnected
        case .proxyAuthenticationRequired:
            .unreachable(host: host, reason: "the proxy requires a user name and password")
        case .invalidProxyResponse: .unreachable(host: host, reason: "the proxy refused the connection")
        case .remoteConnectionClosed:
            .connectionLost(code: broken, reason: cut)
        case let error where "\(error)".contains("invalidHeaderFieldValues"): .invalidKey
        default: .connectionLost(code: broken, reason: error.shortDescription)
        }
    }
}

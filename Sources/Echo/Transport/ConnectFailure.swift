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
        of channel: NIOAsyncChannel<HTTPClientResponsePart, HTTPClientRequestPart>, model: String = "",
        hasKey: Bool = true, address: String = ""
    ) async throws -> EchoError {
        try await channel.executeThenClose { inbound, _ in
            var status = 0
            var headers: [String: String] = [:]
            var body = Data()
            read: for try await part in inbound {
                switch part {
                case .head(let head):
                    status = Int(head.status.code)
                    headers = Dictionary(head.headers.map { ($0.name.lowercased(), $0.value) }) { first, _ in first }
                case .body(let bytes): if body.count < maximumBody { body.append(contentsOf: bytes.readableBytesView) }
                case .end: break read
                }
            }
            let error = rejection(
                status: status, headers: headers, body: body, model: model, hasKey: hasKey, address: address)
            guard let target = headers["location"], case .rejected(300..<400, "") = error else { return error }
            return .rejected(status: status, message: "it redirects to \(Self.address(target))")
        }
    }

    /// Without what may hold a secret.
    private static func address(_ target: String) -> String {
        let parts = URLComponents(string: target)
        let host = parts?.host.map { "//" + $0 } ?? ""
        return String((host + (parts?.path ?? "")).prefix(100))
    }

    /// - Parameters:
    ///   - headers: of the answer, with lower-case names.
    ///   - model: that was asked for; empty where none was.
    ///   - hasKey: whether it was asked with a key.
    ///   - address: that was asked, without its query.
    ///   - date: now.
    static func rejection(
        status: Int, headers: [String: String] = [:], body: Data, model: String = "", hasKey: Bool = true,
        address: String = "", date: Date = Date()
    ) -> EchoError {
        let refusal = RESTRefusal(body: body)
        let message = refusal.message
        if refusal.isBrowserCheck { return .noAnswer(.browserCheck(address: address)) }
        // A site with pages for people shows one of them; what refuses may have its words in one.
        if (200..<300).contains(status), AnswerBody.isPage(String(decoding: body.prefix(100), as: UTF8.self)) {
            return .noAnswer(.webPage(title: message, address: address))
        }
        if !model.isEmpty, status != 401, refusal.isAboutModel(status: status) {
            return .unsupportedModel(name: model, supported: [], message: message)
        }
        switch status {
        case 401 where !hasKey: return .keyRequired(message: message)
        case 401: return .invalidKey
        case 403 where message.isEmpty || refusal.code == "invalid_api_key": return .invalidKey
        case 429 where message.localizedCaseInsensitiveContains("quota"): return .quotaExceeded(message: message)
        case 429, 503:
            if let wait = wait(status, headers, refusal, date) {
                let until = date + TimeInterval(wait.components.seconds)
                return .askedToWait(until: until, wait: wait, message: message)
            }
            return status == 429 ? .rateLimited(message: message) : .rejected(status: status, message: message)
        default: return .rejected(status: status, message: message)
        }
    }

    /// How long the server asks to be left alone; nil where it does not say, or for no time.
    private static func wait(
        _ status: Int, _ headers: [String: String], _ refusal: RESTRefusal, _ date: Date
    ) -> Duration? {
        let asked =
            RetryAfter.wait(headers, date: date) ?? refusal.wait
            ?? (status == 429 ? RateLimitHeaders.wait(headers, date: date) : nil)
        return asked.flatMap { $0 > .zero ? $0 : nil }
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

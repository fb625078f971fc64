import Foundation
import NIOHTTP1

/// What the server itself says no with, whatever it serves.
extension HTTPAnswer {
    static func unknownPlace(_ head: HTTPRequestHead) -> HTTPAnswer {
        .error(
            .notFound, "Invalid URL (\(head.method.rawValue) \(head.uri.prefix { $0 != "?" }))", code: "unknown_url")
    }

    static func stranger(to names: HostNames) -> HTTPAnswer {
        .error(
            .forbidden, "This server answers only to \(names.list), and to pages of theirs.", code: "forbidden_origin")
    }

    static func strangePage(to origins: HostNames) -> HTTPAnswer {
        .error(.forbidden, "This server answers only to pages of \(origins.list).", code: "forbidden_origin")
    }

    static func unauthorized(offeredKey: Bool) -> HTTPAnswer {
        offeredKey
            ? .error(.unauthorized, "Incorrect API key provided.", code: "invalid_api_key")
            : .error(.unauthorized, "You didn't provide an API key. Send it as a bearer token.")
    }

    static let passwordWanted = error(
        .unauthorized, "The password is missing or wrong. Send it by HTTP Basic authentication, or as a bearer token.",
        code: "invalid_api_key", headers: ["WWW-Authenticate": "Basic realm=\"bridge\", charset=\"UTF-8\""])

    static func unsigned(_ error: SignatureError) -> HTTPAnswer {
        .error(.unauthorized, error.sentence, code: "invalid_signature")
    }

    static func methods(_ methods: [HTTPMethod]) -> HTTPAnswer {
        HTTPAnswer(status: .noContent, contentType: nil, body: Data(), headers: ["Allow": allow(methods)])
    }

    static func wrongMethod(_ head: HTTPRequestHead, _ methods: [HTTPMethod]) -> HTTPAnswer {
        .error(
            .methodNotAllowed,
            "Not allowed to \(head.method.rawValue) on \(head.uri.prefix { $0 != "?" }). Use \(allow(methods)).",
            code: "method_not_supported", headers: ["Allow": allow(methods)])
    }

    static let unknownMethod = error(
        .notImplemented, "The method of the request is none that is known here.", code: "method_not_supported")

    static let upgradeWanted = error(
        .upgradeRequired, "Connect with a WebSocket, version 13.",
        headers: ["Upgrade": "websocket", "Sec-WebSocket-Version": "13"])

    static let malformed = error(
        .badRequest, "This is no HTTP/1.1 request that can be read.", code: "malformed_request")

    static let headTooLarge = error(
        .requestHeaderFieldsTooLarge, "The headers of the request are too long.", code: "headers_too_large")

    static let tooSlow = error(
        .requestTimeout, "The rest of the request did not come in time.", code: "request_timeout")

    static let busy = error(
        .serviceUnavailable, "Too many long requests at once. Try again in a moment.", type: "server_error",
        code: "server_overloaded", headers: ["Retry-After": "1"])

    static func tooMany(wait: Duration) -> HTTPAnswer {
        let seconds = max(1, Int((wait / .seconds(1)).rounded(.up)))
        return .error(
            .tooManyRequests, "Rate limit reached: too many requests from this address. Try again in \(seconds) s.",
            type: "requests", code: "rate_limit_exceeded", headers: ["Retry-After": "\(seconds)"])
    }

    static func tooLarge(_ limit: Int) -> HTTPAnswer {
        .error(.payloadTooLarge, "Maximum content size limit (\(limit) bytes) exceeded.", code: "request_too_large")
    }

    private static func allow(_ methods: [HTTPMethod]) -> String {
        (methods + [.OPTIONS]).map(\.rawValue).joined(separator: ", ")
    }
}

import NIOHTTP1

/// What the server itself says no with, whatever it serves.
extension HTTPRefusal {
    static func unknownPlace(_ head: HTTPRequestHead) -> HTTPRefusal {
        HTTPRefusal(
            .notFound, "Invalid URL (\(head.method.rawValue) \(head.uri.prefix { $0 != "?" }))", code: "unknown_url")
    }

    static func stranger(to names: HostNames) -> HTTPRefusal {
        HTTPRefusal(
            .forbidden, "This server answers only to \(names.list), and to their pages.", code: "forbidden_origin")
    }

    static func strangePage(to origins: HostNames) -> HTTPRefusal {
        HTTPRefusal(.forbidden, "This server answers only to pages of \(origins.list).", code: "forbidden_origin")
    }

    static func unauthorized(offeredKey: Bool) -> HTTPRefusal {
        offeredKey
            ? HTTPRefusal(
                .unauthorized, "Incorrect API key provided.", code: "invalid_api_key", headers: bearerWanted)
            : HTTPRefusal(
                .unauthorized, "You didn't provide an API key. Send it as a bearer token.", headers: bearerWanted)
    }

    private static let bearerWanted = ["WWW-Authenticate": "Bearer"]

    static let passwordWanted = HTTPRefusal(
        .unauthorized, "The password is missing or wrong. Send it by HTTP Basic authentication, or as a bearer token.",
        code: "invalid_api_key", headers: ["WWW-Authenticate": "Basic realm=\"bridge\", charset=\"UTF-8\""])

    static func unsigned(_ error: SignatureError) -> HTTPRefusal {
        HTTPRefusal(.unauthorized, error.sentence, code: "invalid_signature")
    }

    static func wrongMethod(_ head: HTTPRequestHead, _ methods: [HTTPMethod]) -> HTTPRefusal {
        HTTPRefusal(
            .methodNotAllowed,
            "Not allowed to \(head.method.rawValue) on \(head.uri.prefix { $0 != "?" }). Use \(allow(methods)).",
            code: "method_not_supported", headers: ["Allow": allow(methods)])
    }

    static let unknownMethod = HTTPRefusal(
        .notImplemented, "The request's method is unknown.", code: "method_not_supported")

    static let upgradeWanted = HTTPRefusal(
        .upgradeRequired, "Connect with a WebSocket, version 13.",
        headers: ["Upgrade": "websocket", "Sec-WebSocket-Version": "13"])

    static let malformed = HTTPRefusal(
        .badRequest, "This is not a readable HTTP/1.1 request.", code: "malformed_request")

    static let headTooLarge = HTTPRefusal(
        .requestHeaderFieldsTooLarge, "The headers of the request are too long.", code: "headers_too_large")

    static let tooSlow = HTTPRefusal(
        .requestTimeout, "The rest of the request did not arrive in time.", code: "request_timeout")

    static let busy = HTTPRefusal(
        .serviceUnavailable, "Too many long requests at once. Try again in a moment.", type: "server_error",
        code: "server_overloaded", headers: ["Retry-After": "1"])

    static func tooMany(wait: Duration) -> HTTPRefusal {
        let seconds = max(1, Int((wait / .seconds(1)).rounded(.up)))
        return HTTPRefusal(
            .tooManyRequests, "Rate limit reached: too many requests from this address. Try again in \(seconds) s.",
            type: "requests", code: "rate_limit_exceeded", headers: ["Retry-After": "\(seconds)"])
    }

    static func strangeCoding(_ coding: String) -> HTTPRefusal {
        HTTPRefusal(
            .unsupportedMediaType, "Unsupported Content-Encoding '\(coding)'. Send the body as it is.")
    }

    static func strangeType(_ name: String, wanted: String) -> HTTPRefusal {
        HTTPRefusal(.unsupportedMediaType, "Unsupported Content-Type '\(name)'. This place takes '\(wanted)'.")
    }

    static func tooLarge(_ limit: Int) -> HTTPRefusal {
        HTTPRefusal(
            .payloadTooLarge, "Maximum content size limit (\(limit) bytes) exceeded.", code: "request_too_large")
    }

    static func allow(_ methods: [HTTPMethod]) -> String {
        (methods + [.OPTIONS]).map(\.rawValue).joined(separator: ", ")
    }
}

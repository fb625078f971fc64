import EchoWire
import Foundation

/// What an answer that is not a success means.
struct RESTRefusal: Sendable, Hashable {
    var code: String?
    var type: String?
    /// The server's own words; empty when it has none for people.
    var message: String
    var parameter: String?

    /// From an error as servers write it: `{"error":{…}}`, `{"error":"…"}`, `{"message":…}`, `{"detail":…}`, one of
    /// these as the event of a stream, or just text.
    init(body: Data) {
        guard let json = (try? JSONValue(parsing: body)) ?? Self.firstEvent(of: body) else {
            self.init(message: Self.words(body))
            return
        }
        self.init(json: json)
    }

    init(json: JSONValue) {
        let error = json["error"] ?? json
        code = error["code"].flatMap { $0.string ?? $0.integer.map { "\($0)" } }
        type = error["type"]?.string
        parameter = error["param"]?.string
        message =
            [error["message"], error.string.map(JSONValue.string), json["message"], json["detail"]]
            .lazy.compactMap { $0?.string }.first ?? ""
    }

    init(_ detail: ErrorDetail) {
        self.init(code: detail.code, type: detail.type, message: detail.message, parameter: detail.param)
    }

    init(code: String? = nil, type: String? = nil, message: String, parameter: String? = nil) {
        self.code = code
        self.type = type
        self.message = message
        self.parameter = parameter
    }

    /// - Parameters:
    ///   - model: that was asked for.
    ///   - supported: models that are known to work.
    func echoError(status: Int, model: String? = nil, supported: [String] = []) -> EchoError {
        if isAboutQuota { return .quotaExceeded(message: message) }
        if isAboutKey || status == 401 { return .invalidKey }
        if code == "model_not_found", let model { return .unsupportedModel(name: model, supported: supported) }
        switch status {
        case 429: return .rateLimited(message: message)
        case 400, 409, 413, 422: return .server(code: code, message: message, parameter: parameter)
        default: return .rejected(status: status, message: message)
        }
    }

    /// Of an answer that had begun.
    var failure: EchoError {
        if isAboutQuota { return .quotaExceeded(message: message) }
        if isAboutKey { return .invalidKey }
        switch code {
        case "rate_limit_exceeded", "inference_rate_limit_exceeded": return .rateLimited(message: message)
        default: return .responseFailed(code: code ?? type, message: message)
        }
    }

    private var isAboutKey: Bool { code == "invalid_api_key" }

    private var isAboutQuota: Bool {
        [code, type].compactMap(\.self).contains { $0 == "insufficient_quota" || $0 == "billing_hard_limit_reached" }
    }

    private static func firstEvent(of body: Data) -> JSONValue? {
        var parser = SSEParser()
        // It may lack the empty line that ends an event.
        guard let event = try? parser.feed(body + Data("\n\n".utf8)).first else { return nil }
        return try? JSONValue(parsing: event.data)
    }

    /// A short text is shown; a page of HTML is not.
    private static func words(_ body: Data) -> String {
        let text = String(decoding: body.prefix(2000), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return text.hasPrefix("<") || text.count > 300 ? "" : text
    }
}

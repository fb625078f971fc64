import EchoWire
import Foundation

/// The meaning of an answer that is not a success.
struct RESTRefusal: Sendable, Hashable {
    var code: String?
    var type: String?
    /// The server's own words; empty when it has none for people.
    var message: String
    var parameter: String?
    /// How long it asks to be left alone.
    var wait: Duration?
    /// Of the answer of the server behind a gateway, with lower-case names.
    var headers: [String: String] = [:]
    /// It is a page that lets only web browsers pass.
    var isBrowserCheck = false

    /// From an error as servers write it: `{"error":{…}}`, `{"error":"…"}`, `{"message":…}`, `{"detail":…}`, one of
    /// these as the event of a stream, or just text.
    init(body: Data) {
        let read = try? JSONValue(parsing: body)
        guard let json = read ?? PrintedObject.json(String(decoding: body, as: UTF8.self)) ?? Self.firstEvent(of: body)
        else {
            self.init(message: Self.words(body))
            isBrowserCheck = WebPage.isBrowserCheck(String(decoding: body, as: UTF8.self))
            return
        }
        self.init(json: json)
    }

    init(json: JSONValue) {
        // Some answer with a list of one.
        let json = json.array?.first ?? json
        let named = [json["error"], json["errors"]].lazy.compactMap(\.self).first { $0.saysSomething }
        let told = named ?? json
        let error = told.array?.first ?? told
        code =
            [error["code"], json["code"], json["error_code"], json["detail"]?["status"]].lazy.compactMap { $0?.name }
            .first
        type = error["type"]?.string
        parameter = error["param"]?.string ?? Self.place(in: [json["detail"], error["message"], json["message"]])
        // Where nothing else is said, the code is the server's word.
        message =
            Self.described(json) ?? Self.message(error) ?? Self.message(json) ?? json["error"]?["code"]?.string
            ?? Self.shown(named)
        wait = Self.wait(in: json, error) ?? WaitWords.wait(in: message)
        for (name, value) in error["metadata"]?["headers"]?.object ?? [:] {
            headers[name.lowercased()] = value.name
        }
    }

    /// As OAuth writes it: a code, and beside it the words for it.
    private static func described(_ json: JSONValue) -> String? {
        guard let code = json["error"]?.string, !code.isEmpty,
            let words = json["error_description"]?.string?.trimmingCharacters(in: .whitespaces), !words.isEmpty,
            words != code
        else { return nil }
        return "\(code): \(words)"
    }

    /// Words in a shape that nobody knows are shown as they came; a message outside an error is what a model says.
    private static func shown(_ named: JSONValue?) -> String {
        let error = named?.array?.first ?? named
        // A number alone: a status of HTTP, or one of the server's own.
        let codes = [error?["code"], error?["status"], error].compactMap(\.self)
        if let code = codes.first(where: { $0.number != nil }) { return "error \(code.text.prefix(20))" }
        let told = error?["message"] ?? .null
        guard told.saysSomething, told.bool == nil else { return "" }
        let words = told.looseWords
        return String((words.isEmpty ? told.text : words).prefix(300))
    }

    /// Where servers say how long they want to be left alone, and in which part of a second.
    private static let waits = [
        (["estimated_time", "retry_after", "retryAfter", "retry_after_seconds"], 1.0),
        (["retry_after_ms", "retryAfterMs"], 0.001),
    ]

    private static func wait(in json: JSONValue, _ error: JSONValue) -> Duration? {
        for (names, unit) in waits {
            guard let told = names.lazy.compactMap({ error.told($0) ?? json.told($0) }).first else { continue }
            let seconds = (told.number ?? told.string.flatMap(Double.init)).map { $0 * unit }
            if let seconds, (0..<1e9).contains(seconds) { return .seconds(seconds) }
            if let wait = told.string.flatMap(ResetTime.duration) { return wait }
        }
        return (error["details"]?.array ?? []).lazy.compactMap { $0["retryDelay"]?.string.flatMap(ResetTime.duration) }
            .first
    }

    /// Where a validator objects to a field: its place, such as "reasoning.effort".
    private static func place(in told: [JSONValue?]) -> String? {
        told.lazy.compactMap { told -> String? in
            let objections = told?.string.flatMap { try? JSONValue(parsing: $0) } ?? told
            let names = (objections?["detail"] ?? objections)?[0]?["loc"]?.array?.compactMap(\.string) ?? []
            let place = names.drop { $0 == "body" }.joined(separator: ".")
            return place.isEmpty ? nil : place
        }.first
    }

    /// From an event of a stream that is no part of an answer; nil where it is no error either.
    init?(lone event: JSONValue) {
        let type = event["type"]?.string
        let isError = event["error"]?.isNull == false || event["object"] == "error" || type == "error"
        let words = ["message", "msg", "detail", "error_message", "error_msg"].contains {
            event[$0]?.saysSomething == true
        }
        guard isError || (words && type?.contains("error") ?? true) else { return nil }
        self.init(json: event)
        if !isError, message.isEmpty { return nil }
    }

    init(_ detail: ErrorDetail) {
        self.init(code: detail.code, type: detail.type, message: detail.message, parameter: detail.param)
    }

    init(code: String? = nil, type: String? = nil, message: String, parameter: String? = nil) {
        self.code = code
        self.type = type
        self.message = message
        self.parameter = parameter
        wait = WaitWords.wait(in: message)
    }

    /// - Parameters:
    ///   - model: that was asked for.
    ///   - supported: models that are known to work.
    ///   - hasKey: whether it was asked with a key.
    func echoError(
        status: Int, model: String? = nil, supported: [String] = [], hasKey: Bool = true
    ) -> EchoError {
        if isBrowserCheck { return .noAnswer(.browserCheck()) }
        if isAboutQuota || isOutOfCredit(status: status) { return .quotaExceeded(message: message) }
        if isAboutKey || status == 401, !hasKey { return .keyRequired(message: message) }
        if isAboutKey || status == 401, saysNoMoreThanKey { return .invalidKey }
        if let model, isAboutModel(status: status) {
            return .unsupportedModel(
                name: model, supported: ModelCatalogue.nearest(to: model, among: supported), message: message)
        }
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

    /// Then it is not the name that is wrong.
    private static let noneLoaded = "no models loaded"

    /// Whether it says that there is no such model, or none any more.
    func isAboutModel(status: Int) -> Bool {
        if code == "model_not_found" || code == "invalid_model" {
            return !message.lowercased().contains(Self.noneLoaded)
        }
        // Azure's models have the names of deployments.
        if code == "DeploymentNotFound" { return true }
        guard [400, 404, 410].contains(status), parameter == nil || parameter == "model" else { return false }
        let words = message.lowercased()
        return words.contains("model")
            && ["does not exist", "not found", "shut down", "been deprecated", "retired", "decommissioned"]
                .contains { words.contains($0) }
    }

    /// HTTP has a status of its own for it, "payment required".
    private func isOutOfCredit(status: Int) -> Bool {
        status == 402 || [401, 403].contains(status) && code == "quota_exceeded"
    }

    /// Whether the words of a refusal with status 401 add nothing: others name another reason.
    private var saysNoMoreThanKey: Bool {
        let words = message.lowercased().trimmingCharacters(in: .whitespaces.union(.punctuationCharacters))
        func has(_ some: [String]) -> Bool { some.contains { words.contains($0) } }
        let isAboutKeys =
            has(["api key", "api_key", "apikey", "api-key"])
            && has(["invalid", "incorrect", "not valid", "wrong", "missing", "provide"])
        return isAboutKey || isAboutKeys || ["", "unauthorized", "unauthorised"].contains(words)
    }

    private var isAboutKey: Bool { code == "invalid_api_key" }

    private var isAboutQuota: Bool {
        [code, type].compactMap(\.self).contains { $0 == "insufficient_quota" || $0 == "billing_hard_limit_reached" }
    }

    /// Where servers have their words, the usual place first.
    private static let places = [
        "message", "msg", "detail", "error", "errors", "error_message", "error_msg", "error_description", "description",
        "title", "reason", "status_msg", "base_resp", "fault", "faultstring",
    ]

    /// The words in what a server says of an error; nil where there are none.
    private static func message(_ error: JSONValue) -> String? {
        switch error {
        case .string(let text): return message(text)
        case .array(let errors):
            let all = errors.prefix(3).compactMap { message($0) }
            return all.isEmpty ? nil : all.joined(separator: "; ")
        case .object(let fields):
            let words =
                places.lazy.compactMap { fields[$0].flatMap { message($0) } }.first
                ?? places.lazy.compactMap { capitalised(fields, $0).flatMap { message($0) } }.first
            guard let words else { return nil }
            let reasons = fields["metadata"]?["reasons"]?.array?.compactMap(\.string) ?? []
            if !reasons.isEmpty { return "\(words): \(reasons.prefix(5).joined(separator: ", "))" }
            // What the model wrote in place of a call, to which the words refer.
            if let written = fields["failed_generation"]?.string, !written.isEmpty {
                return "\(words) \(written.prefix(300))"
            }
            // A gateway says that the server behind it failed; that one says why.
            guard let cause = fields["metadata"]?["raw"].flatMap({ message($0) }), cause != words else { return words }
            return "\(words): \(cause)"
        case .null, .bool, .integer, .number: return nil
        }
    }

    /// Some servers begin the names of fields with a capital.
    private static func capitalised(_ fields: JSONObject, _ name: String) -> JSONValue? {
        fields[name.prefix(1).uppercased() + name.dropFirst()] ?? fields[name.uppercased()]
    }

    /// A gateway may hand on the whole error of another server as its text.
    private static func message(_ text: String) -> String? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if text.hasPrefix("{"), let json = try? JSONValue(parsing: text), let words = message(json) { return words }
        return text.isEmpty ? nil : text
    }

    private static func firstEvent(of body: Data) -> JSONValue? {
        var parser = SSEParser()
        // It may lack the empty line that ends an event.
        guard let event = try? parser.feed(body + Data("\n\n".utf8)).first else { return nil }
        return try? JSONValue(parsing: event.data)
    }

    /// Of a page its title is shown, and of a long text the beginning.
    private static func words(_ body: Data) -> String {
        let text = String(decoding: body.prefix(2000), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        if text.hasPrefix("<") {
            let told = WebPage.message(in: text)
            if !told.isEmpty { return told }
            let title = WebPage.title(of: text)
            return title.isEmpty ? WebPage.words(of: "noscript", in: text) : title
        }
        return text.count > 300 ? text.prefix(300) + "…" : text
    }
}

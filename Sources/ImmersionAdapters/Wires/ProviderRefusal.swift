import Echo
import EchoWire
import Foundation
import Immersion

/// The meaning of a provider's error, whichever of the published shapes it has.
enum ProviderRefusal {
    private static let spent: Set<String> = [
        "insufficient_quota", "quota_exceeded", "billing_error", "billing_hard_limit_reached", "dailylimitexceeded",
        "billingdisabled",
    ]
    private static let tooOften: Set<String> = [
        "rate_limit_exceeded", "rate_limit_error", "ratelimitexceeded", "userratelimitexceeded",
        "too_many_concurrent_requests", "system_busy",
    ]
    private static let noModel: Set<String> = ["model_not_found", "invalid_model"]
    private static let badKey: Set<String> = [
        "invalid_api_key", "authentication_error", "permission_error", "keyinvalid", "missing_permissions",
    ]

    /// - Parameters:
    ///   - status: HTTP's.
    ///   - headers: with lower-case names.
    ///   - date: now.
    static func error(status: Int, headers: [String: String], body: Data, date: Date) -> ProviderError {
        let codes = codes(in: body)
        // ElevenLabs says with status 401 that nothing is left to spend.
        if codes.contains(where: spent.contains) || status == 402 { return .quotaExceeded }
        if codes.contains(where: noModel.contains) { return .noModel("") }
        switch status {
        case 401, 403: return codes.contains(where: tooOften.contains) ? limited(headers, date) : .unauthorized
        case 429: return limited(headers, date)
        case 408, 500...599: return .serverFailed(status: status)
        default: break
        }
        if codes.contains(where: tooOften.contains) { return limited(headers, date) }
        if codes.contains(where: badKey.contains) { return .unauthorized }
        if let known = known(body) { return known }
        return .rejected(status: status, reason: codes.first ?? "")
    }

    /// The error that stands in an answer of success; nil when there is none.
    static func error(inside json: JSONValue, date: Date) -> ProviderError? {
        guard let inner = json["error"] ?? json["detail"], !inner.isNull, inner.string != "" else {
            return nil
        }
        return error(status: 200, headers: [:], body: json.data, date: date)
    }

    /// LibreTranslate has no codes, but sentences that are always the same and repeat nothing that was sent.
    private static func known(_ body: Data) -> ProviderError? {
        guard body.count <= ProviderWire.refusalBytes, let said = (try? JSONValue(parsing: body))?["error"]?.string
        else { return nil }
        if said.hasSuffix(" to get an API key") { return .unauthorized }
        let isLanguage = said.hasSuffix(" is not supported") || said.contains(" is not available as a target language ")
        return isLanguage ? .unsupported(what: "these languages") : nil
    }

    private static func limited(_ headers: [String: String], _ date: Date) -> ProviderError {
        .rateLimited(retryAfter: RetryAfter.wait(headers, date: date))
    }

    /// Short names of what went wrong, in lower case. Sentences stay out: they may repeat what was sent.
    static func codes(in body: Data) -> [String] {
        guard body.count <= ProviderWire.refusalBytes, let json = try? JSONValue(parsing: body) else { return [] }
        let error = json["error"] ?? json["detail"] ?? json
        let nested = (error["errors"] ?? error["details"])?.array?.prefix(4).compactMap { $0["reason"]?.string } ?? []
        return ([error["code"], error["type"], error["status"]].compactMap { $0?.string } + nested)
            .filter { $0.utf8.count <= 60 && $0.utf8.allSatisfy(isOfName) }.map { $0.lowercased() }
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}

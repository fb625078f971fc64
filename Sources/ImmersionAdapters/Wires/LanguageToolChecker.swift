import Echo
import EchoWire
public import Immersion

/// Checks grammar with a LanguageTool server.
public struct LanguageToolChecker: GrammarCheckerProtocol {
    /// What the free server takes at once, in characters.
    private static let longest = 20_000

    private let wire: ProviderWire
    private let address: ProviderAddress
    private let account: (user: String, key: ProviderKey)?

    /// - Parameter account: of the paid service.
    public init(
        _ wire: ProviderWire, address: ProviderAddress = ProviderAddress("https://api.languagetool.org"),
        account: (user: String, key: ProviderKey)? = nil
    ) {
        (self.wire, self.address, self.account) = (wire, address, account)
    }

    public func check(_ request: GrammarRequest) async throws(ProviderError) -> [GrammarMatch] {
        guard request.text.utf16.count <= Self.longest else { throw .unsupported(what: "a text this long") }
        var fields = [("text", request.text), ("language", request.language)]
        if let tongue = request.motherTongue { fields.append(("motherTongue", tongue)) }
        if let account { fields += [("username", account.user), ("apiKey", account.key.value)] }
        let json = try await wire.json(.form(address.url("/v2/check"), fields))
        guard let matches = json["matches"]?.array else { throw .invalidAnswer(reason: "it has no matches") }
        let length = request.text.utf16.count
        return matches.prefix(500).compactMap { Self.match($0, length: length) }.sorted {
            $0.range.lowerBound < $1.range.lowerBound
        }
    }

    /// Nil when it lies outside of the text.
    private static func match(_ json: JSONValue, length: Int) -> GrammarMatch? {
        guard let offset = json["offset"]?.integer, let count = json["length"]?.integer, offset >= 0, count >= 0,
            offset <= length, count <= length - offset
        else { return nil }
        let replacements = json["replacements"]?.array?.prefix(10).compactMap { $0["value"]?.string } ?? []
        let rule = json["rule"]
        return GrammarMatch(
            range: offset..<(offset + count), message: json["message"]?.string ?? "", replacements: replacements,
            rule: rule?["id"]?.string ?? "",
            isSpelling: rule?["category"]?["id"]?.string == "TYPOS" || rule?["issueType"]?.string == "misspelling")
    }
}

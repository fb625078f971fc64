import EchoWire
import Foundation

extension Price {
    /// No amount that a server writes is longer.
    private static let longestAmount = 40

    /// What a server says that a model costs, as OpenRouter does: US dollars for one token, as text. A negative amount stands
    /// for one that varies: it is not known.
    ///
    /// Nil where nothing is known, and where a request costs something besides its tokens: their price alone would be less
    /// than what is paid.
    init?(perToken json: JSONValue) {
        func amount(_ key: String) -> Decimal? { json[key].flatMap(Self.perMillion) }
        guard amount("request") ?? 0 == 0 else { return nil }
        self.init(
            textInput: amount("prompt"), cachedTextInput: amount("input_cache_read"), textOutput: amount("completion"))
        cacheWrite = amount("input_cache_write")
        webSearch = json["web_search"].flatMap(Self.dollars)
        guard textInput != nil || textOutput != nil else { return nil }
    }

    private static func perMillion(_ json: JSONValue) -> Decimal? { dollars(json, times: 1_000_000) }

    private static func dollars(_ json: JSONValue) -> Decimal? { dollars(json, times: 1) }

    private static func dollars(_ json: JSONValue, times factor: Decimal) -> Decimal? {
        let amount: Decimal?
        switch json {
        case .string(let text) where text.utf8.count <= longestAmount && isNumber(text): amount = Decimal(string: text)
        default: amount = Decimal(json: json)
        }
        guard let dollars = amount.map({ $0 * factor }), range.contains(dollars) else { return nil }
        return dollars
    }

    /// A decimal takes the beginning of a text for a number, whatever follows.
    private static func isNumber(_ text: String) -> Bool {
        text.wholeMatch(of: /[0-9]*\.?[0-9]+([eE][-+]?[0-9]{1,2})?/) != nil
    }
}

import Foundation

/// Prices by the name of the model. Plain data: change what has changed.
///
/// ```swift
/// var prices = PriceTable.published
/// prices["my-model"] = Price(textInput: 1, textOutput: 4)
/// configuration.prices = prices
/// ```
public struct PriceTable: Sendable, Hashable {
    private var prices: [String: Price]

    public init(_ prices: [String: Price] = [:]) { self.prices = prices }

    /// The names with a price, sorted.
    public var models: [String] { prices.keys.sorted() }

    /// The price of a model. A dated snapshot, "gpt-5-mini-2025-08-07", costs what its model does unless it has a
    /// price of its own. Nil for a model that nobody has told the price of.
    public subscript(model: String) -> Price? {
        get { prices[model] ?? ModelName.withoutDate(model).flatMap { prices[$0] } }
        set { prices[model] = newValue }
    }

    /// These prices, with `others` where both know a model.
    public func merging(_ others: PriceTable) -> PriceTable {
        PriceTable(prices.merging(others.prices) { $1 })
    }
}

extension PriceTable {
    /// Reads a table as `published` is written: a line for each model, with its name and its prices in US dollars per
    /// million tokens (text in, cached, out; sound in, cached, out). A dash says that there is none; prices at
    /// the end of a line may be left out; what follows a `#` is a comment.
    ///
    /// - Throws: `invalidSetting` with the number of the line that is no such thing.
    public init(parsing text: String) throws(EchoError) {
        self.init()
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
            guard let model = words.first else { continue }
            prices[String(model)] = try Self.price(words.dropFirst(), line: index + 1)
        }
    }

    private static func price(_ words: ArraySlice<Substring>, line: Int) throws(EchoError) -> Price {
        guard words.count <= 6 else { throw unreadable("it has more than six prices", line: line) }
        var amounts: [Decimal?] = []
        for word in words { amounts.append(try amount(word, line: line)) }
        amounts += Array(repeating: nil, count: 6 - amounts.count)
        return Price(
            textInput: amounts[0], cachedTextInput: amounts[1], textOutput: amounts[2],
            audioInput: amounts[3], cachedAudioInput: amounts[4], audioOutput: amounts[5])
    }

    private static func amount(_ word: Substring, line: Int) throws(EchoError) -> Decimal? {
        if word == "-" { return nil }
        let isPlain = word.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") } && Double(word) != nil
        guard isPlain, let amount = Decimal(string: String(word))
        else { throw unreadable("\(word) is not a price", line: line) }
        return amount
    }

    private static func unreadable(_ reason: String, line: Int) -> EchoError {
        .invalidSetting(name: "prices", reason: "line \(line): \(reason)")
    }
}

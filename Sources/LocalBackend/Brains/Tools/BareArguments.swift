/// The values that stand behind a function's name without saying whose they are: "call get_stock_price with AAPL".
struct BareArguments {
    /// Longer texts hold no bare values.
    private static let mostWords = 100

    private static let connecting: Set<String> = [
        "with", "for", "on", "of", "using", "as", "please", "to", "about", "at", "in", "from", "by", "is", "and",
        "tool", "function", "argument", "arguments", "parameter", "parameters", "value", "values", "input",
    ]
    private static let articles: Set<String> = ["the", "a", "an", "my", "its"]
    /// After "to", they say what for, not with what: "use get_stock_price to look up AAPL".
    static let errands: Set<String> = ["look", "up", "find", "get", "fetch", "check", "tell", "show", "me"]
    private static let closing: Set<String> = ["please", "thanks", "now", "tool", "function", "as", "and"]
    private static let days: Set<String> = ["today", "tomorrow", "tonight"]

    private let parts: [String]
    private let words: [String]

    /// - Parameters:
    ///   - text: With gaps where something was taken.
    ///   - labels: The words of the parameters' names, which are no values.
    init(_ text: String, labels: Set<String>) {
        ReadingEffort.count(text.utf8.count)
        let segments = text.split { $0 == FactText.gap || $0.isNewline }
            .map { Self.stripped($0.split(separator: " ").map(String.init), labels) }
        guard segments.reduce(0, { $0 + $1.count }) <= Self.mostWords else {
            (parts, words) = ([], [])
            return
        }
        words = segments.flatMap { $0 }.map(Self.bare).filter { !$0.isEmpty }
        parts = segments.map { $0.joined(separator: " ") }.filter { !$0.isEmpty }
    }

    /// As many as are wanted, when it is clear which they are.
    func values(count: Int) -> [String]? {
        if count == 1 { return parts.count == 1 ? parts.map(Self.bare).filter { !$0.isEmpty }.onlyOne : nil }
        let listed = parts.flatMap(Self.items)
        if listed.count == count { return listed }
        return parts.count == 1 && words.count == count ? words : nil
    }

    /// "a, b" and "a and b".
    private static func items(_ part: String) -> [String] {
        part.replacing(/,\s+|;\s*|\s+and\s+/, with: "\n").split(separator: "\n").map { bare(String($0)) }
            .filter { !$0.isEmpty }
    }

    /// Without what only leads to the value, and what only ends the sentence.
    private static func stripped(_ words: [String], _ labels: Set<String>) -> [String] {
        var words = words[...]
        var leading = connecting.union(labels)
        while let first = words.first.map(plain) {
            if first == "to" { leading.formUnion(errands) }
            let isLabelled = articles.contains(first) && leads(words.dropFirst(), connecting.union(labels))
            guard first.isEmpty || leading.contains(first) || isLabelled else { break }
            words = words.dropFirst()
        }
        while let last = words.last.map(plain) {
            let isDay = days.contains(last) && words.count > 1
            guard last.isEmpty || closing.contains(last) || isDay else { break }
            words = words.dropLast()
        }
        return Array(withoutLabel(words, labels))
    }

    private static func leads(_ words: ArraySlice<String>, _ leading: Set<String>) -> Bool {
        words.first.map { leading.contains(plain($0)) } ?? false
    }

    /// "AAPL as the ticker" is AAPL.
    private static func withoutLabel(_ words: ArraySlice<String>, _ labels: Set<String>) -> ArraySlice<String> {
        guard let place = words.lastIndex(where: { plain($0) == "as" }) else { return words }
        let after = words[words.index(after: place)...].map(plain)
        return after.allSatisfy { articles.contains($0) || labels.contains($0) } ? words[..<place] : words
    }

    private static func plain(_ word: String) -> String { word.lowercased().filter { $0.isLetter || $0.isNumber } }

    /// Without quotation marks, and without the marks of the sentence around it.
    private static func bare(_ text: String) -> String {
        var text = text[...]
        while let first = text.first, "\"'`“”‘’(:,;=>".contains(first) { text = text.dropFirst() }
        while let last = text.last, "\"'`“”‘’).,;:!?".contains(last) { text = text.dropLast() }
        return String(text)
    }
}

extension [String] {
    fileprivate var onlyOne: [String]? { count == 1 ? self : nil }
}

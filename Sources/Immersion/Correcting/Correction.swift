/// A mistake in a text, and what would be right.
public struct Correction: Hashable, Sendable, Codable {
    /// Its source.
    public enum Source: String, Hashable, Sendable, Codable {
        /// A model alone: perhaps.
        case model
        /// The rules, and a model agrees.
        case both
    }

    /// Where, in UTF-16 units of the text.
    public private(set) var range: Range<Int>
    /// The rule's stable name, such as `es-contraction`.
    public let rule: String
    /// The words that are wrong, as they were written.
    public let what: String
    /// The reason, in a short sentence.
    public let why: String
    /// What may stand there instead, best first; empty where nothing is known to be better.
    public let replacements: [String]
    /// The whole sentence as it should be; empty where nobody knows.
    public private(set) var better: String
    /// Nil for the rules, or a provider that corrects.
    public internal(set) var source: Source?

    public init(
        range: Range<Int>, rule: String, what: String, why: String, replacements: [String], better: String
    ) {
        self.range = range
        self.rule = rule
        self.what = what
        self.why = why
        self.replacements = replacements
        self.better = better
    }

    /// The reason, as it stands where nobody sees who gave it.
    var reason: String { source == .model ? "\(why) (from the model, not certain)" : why }

    /// The same with another sentence as it should be; empty where nobody knows.
    func with(better: String) -> Correction {
        var correction = self
        correction.better = better
        return correction
    }

    /// The same in a text that begins elsewhere.
    func moved(by distance: Int) -> Correction {
        var correction = self
        correction.range = range.lowerBound + distance..<range.upperBound + distance
        return correction
    }

    /// The same, from somebody else.
    func with(source: Source) -> Correction {
        var correction = self
        correction.source = source
        return correction
    }
}

/// One way to read a word: its dictionary form, and what form of it this is.
///
/// Tags are Apertium's: `n`, `adj`, `det`, `vblex`, `pri`, `p3`, `sg`, `m` …; German cases are `nom`, `acc`, `dat`, `gen`.
public struct WordReading: Hashable, Sendable {
    public let lemma: String
    public let tags: [String]
    /// What is melted into the word behind it, as in *dámelo* or *al*; raw.
    public let joined: [String]

    public init(lemma: String, tags: [String], joined: [String] = []) {
        self.lemma = lemma
        self.tags = tags
        self.joined = joined
    }

    /// Reads `ir<vblex><pri><p3><sg>` or `a<pr>+el<det><def><m><sg>`; nil for an unknown word (`*word`).
    public init?(apertium text: String) {
        guard !text.isEmpty, text.first != "*" else { return nil }
        let parts = text.split(separator: "+", omittingEmptySubsequences: true)
        guard let first = parts.first, let open = first.firstIndex(of: "<") else { return nil }
        let written = String(first[..<open])
        let tags = first[open...].split { $0 == "<" || $0 == ">" }.map(String.init)
        // A capital of the text is no part of the word; a name's is.
        lemma = tags.first == "np" ? written : written.lowercased()
        self.tags = tags
        joined = parts.dropFirst().map(String.init)
        guard !lemma.isEmpty, !tags.isEmpty else { return nil }
    }

    public func has(_ wanted: String...) -> Bool {
        wanted.allSatisfy(tags.contains)
    }

    private static let moods: Set<String> = ["pri", "ifi", "pii", "fti", "cni", "prs", "pis"]

    public var isVerb: Bool { tags.first?.hasPrefix("vb") == true }
    public var isFinite: Bool { isVerb && joined.isEmpty && tags.contains(where: Self.moods.contains) }
    public var isNoun: Bool { tags.first == "n" }
    public var isAdjective: Bool { tags.first == "adj" }
    public var isDeterminer: Bool { tags.first == "det" }
    public var isParticiple: Bool { isVerb && tags.contains("pp") }

    var genders: Set<String> {
        let found = Set(tags).intersection(["m", "f", "nt"])
        return found.isEmpty || tags.contains("mf") ? ["m", "f", "nt"] : found
    }

    var numbers: Set<String> {
        let found = Set(tags).intersection(["sg", "pl"])
        return found.isEmpty ? ["sg", "pl"] : found
    }

    var person: String? { tags.first { ["p1", "p2", "p3"].contains($0) } }

    func agrees(with other: WordReading) -> Bool {
        !genders.isDisjoint(with: other.genders) && !numbers.isDisjoint(with: other.numbers)
    }

    /// The same word in another form: each tag of `old` that is there gives way to the one of `new`.
    func form(replacing old: Set<String>, with new: [String]) -> WantedForm {
        var rest = new
        var changed = tags.map { tag in old.contains(tag) && !rest.isEmpty ? rest.removeFirst() : tag }
        changed += rest
        return WantedForm(lemma: lemma, tags: changed)
    }
}

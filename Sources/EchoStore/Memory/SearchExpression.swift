/// A person's search, in the language of the index. Every word is quoted, so that none becomes an operator.
struct SearchExpression: Hashable {
    /// More than anybody types; the rest is left out.
    static let mostWords = 32
    static let longestText = 1_000

    let text: String
    /// Parts of what the index takes for a word, in scripts that leave no spaces.
    let parts: [String]

    /// Nil when there is nothing that could be found: the index knows letters and digits only.
    ///
    /// - Parameters:
    ///   - containing: the words of the index in which a part stands.
    ///   - forms: other words of the index that count as well as one.
    init?(
        _ typed: String, containing: (String) throws -> [String] = { _ in [] },
        forms: (String) throws -> [String] = { _ in [] }
    ) rethrows {
        var seen: Set<String> = []
        let terms = Self.terms(of: typed.prefix(Self.longestText)).filter { seen.insert($0).inserted }
            .prefix(Self.mostWords)
        guard !terms.isEmpty else { return nil }
        var (texts, parts): ([String], [String]) = ([], [])
        for term in terms {
            let runs = UnspacedScript.isUsed(in: term) ? Self.runs(in: term) : []
            parts += runs
            texts += try runs.isEmpty ? [Self.any(of: term, forms)] : runs.map { try Self.within($0, containing($0)) }
        }
        (text, self.parts) = (texts.joined(separator: " AND "), parts)
    }

    /// - Parameter term: quoted; a phrase stays as it is.
    private static func any(of term: String, _ forms: (String) throws -> [String]) rethrows -> String {
        let words = runs(in: term)
        guard words.count == 1, case let others = try forms(words[0]), !others.isEmpty else { return term }
        return "(" + ([term] + others.map { "\"\($0)\"" }).joined(separator: " OR ") + ")"
    }

    private static func within(_ part: String, _ words: [String]) -> String {
        guard !words.isEmpty else { return "\"\(part)\" *" }
        return "(" + words.map { "\"\($0)\"" }.joined(separator: " OR ") + ")"
    }

    /// What the index knows of it, without the signs between.
    private static func runs(in term: String) -> [String] {
        term.unicodeScalars.split { !isIndexed($0) }.map(String.init)
    }

    /// A word that has not ended yet is the beginning of one.
    private static func terms(of typed: Substring) -> [String] {
        var terms: [String] = []
        var (word, isQuoted) = ("", false)
        func end(isPrefix: Bool) {
            if let term = quoted(word) { terms.append(isPrefix ? "\(term) *" : term) }
            word = ""
        }
        for character in typed {
            if character == "\"" {
                end(isPrefix: false)
                isQuoted.toggle()
            } else if character.isWhitespace, !isQuoted {
                end(isPrefix: false)
            } else {
                word.append(character)
            }
        }
        end(isPrefix: !(word.last?.isWhitespace ?? true))
        return terms
    }

    private static func quoted(_ word: String) -> String? {
        let scalars = word.unicodeScalars.map { $0 == "\0" ? " " : $0 }
        guard scalars.contains(where: isIndexed) else { return nil }
        var term = String.UnicodeScalarView()
        term.append(contentsOf: scalars)
        return "\"\(String(term))\""
    }

    private static func isIndexed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber, .privateUse:
            true
        default: false
        }
    }
}

/// Scripts that leave no space between words: what the index takes for one word is a phrase, or a whole sentence.
enum UnspacedScript {
    /// Chinese, Japanese, Thai, Lao, Burmese and Khmer, by the blocks of Unicode.
    private static let blocks: [ClosedRange<UInt32>] = [
        0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF,
        0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x3FFFF,
    ]

    static func isUsed(in text: String) -> Bool {
        text.unicodeScalars.contains { scalar in
            scalar.value >= 0x0E00 && blocks.contains { $0.contains(scalar.value) }
        }
    }
}

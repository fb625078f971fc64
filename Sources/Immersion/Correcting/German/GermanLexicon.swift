/// Some twelve thousand German words, read where they lie: what is made of a row is made when it is asked for.
public struct GermanLexicon: Sendable {
    /// Read once, when a German room is asked for first.
    public static let standard = GermanLexicon(
        nouns: text(GermanNounTable.rows), verbs: text(GermanVerbTable.rows),
        adjectives: text(GermanAdjectiveTable.rows))

    private let nouns: [Substring]
    private let verbs: [Substring]
    private let adjectives: Set<Substring>
    /// Rows of nouns that a word may be a form of.
    private let nounRows: [Substring: [Int32]]
    private let verbRows: [String: [Int32]]

    /// - Parameters:
    ///   - nouns: "Tisch m Tische", parted by commas.
    ///   - verbs: "auf|stehen stehe stehst steht steht stand aufgestanden s".
    ///   - adjectives: without their ending.
    public init(nouns: String, verbs: String, adjectives: String) {
        self.nouns = Self.rows(nouns)
        self.verbs = Self.rows(verbs)
        self.adjectives = Set(Self.rows(adjectives))
        var found: [Substring: [Int32]] = [:]
        for (index, row) in self.nouns.enumerated() {
            let parts = row.split(separator: " ")
            guard parts.count > 2 else { continue }
            let plurals = parts[2].split(separator: "/").filter { $0 != "=" && $0 != "-" }
            for word in Set([parts[0]] + plurals + parts.dropFirst(3)) { found[word, default: []].append(Int32(index)) }
        }
        nounRows = found
        var forms: [String: [Int32]] = [:]
        for (index, row) in self.verbs.enumerated() {
            for word in Self.verb(row).words.keys { forms[word, default: []].append(Int32(index)) }
        }
        verbRows = forms
    }

    func readings(of word: String) -> [WordReading] {
        if word.first?.isUppercase == true { return noun(word) }
        let found = (verbRows[word] ?? []).flatMap { Self.verb(verbs[Int($0)]).words[word] ?? [] }
        return found + (adjective(word).map { [$0] } ?? [])
    }

    /// Whether a table has the noun in a form of it; what its ending tells alone, or a compound, is none.
    func hasNoun(_ word: String) -> Bool { !rows(of: word[...]).isEmpty }

    /// Whether a table has the verb in this form, without a prefix that is parted.
    func hasVerb(_ word: String) -> Bool { verbRows[word] != nil }

    /// Whether it is an adjective with an ending: "vegetarische".
    func hasAdjective(_ word: String) -> Bool { adjective(word) != nil }

    func form(_ wanted: WantedForm) -> String? {
        guard wanted.tags.first != "n" else {
            let rows = nounRows[Substring(wanted.lemma)] ?? compound(wanted.lemma).map { $0.rows } ?? []
            let prefix = nounRows[Substring(wanted.lemma)] == nil ? compound(wanted.lemma)?.prefix ?? "" : ""
            return rows.lazy.compactMap { Self.noun(nouns[Int($0)], behind: prefix).made[wanted] }.first
        }
        return verbRows[wanted.lemma]?.lazy.compactMap { Self.verb(verbs[Int($0)]).made[wanted] }.first
    }

    // MARK: nouns

    private static let endings = ["s", "es", "n", "e", "en"]

    private func noun(_ word: String) -> [WordReading] {
        // "Der Deutsche", "das Gute": an adjective that stands for a noun has no gender of its own.
        guard adjective(word.lowercased()) == nil else { return [] }
        let known = rows(of: word[...])
        if !known.isEmpty { return known.flatMap { Self.noun(nouns[Int($0)]).words[word] ?? [] } }
        if let made = Self.made(word) { return made }
        guard let compound = compound(word) else { return [] }
        return compound.rows.flatMap { Self.noun(nouns[Int($0)], behind: compound.prefix).words[word] ?? [] }
    }

    /// "Wanderschaft", "Eichhörnchen": what the ending alone says.
    private static func made(_ word: String) -> [WordReading]? {
        var forms = GermanForms()
        let isFeminine =
            ["schaft", "heit", "keit", "tion", "tät", "ung"].contains(where: word.hasSuffix)
            && !["sprung", "schwung"].contains(where: word.hasSuffix)
        if word.count > 6, isFeminine {
            forms.addSingular(word, "f", weak: nil)
        } else if word.count > 6, ["chen", "lein"].contains(where: word.hasSuffix) {
            forms.addSingular(word, "nt", weak: nil)
            forms.addPlural(word, of: word)
        }
        return forms.words[word]
    }

    /// Rows of a noun in any of its cases. "Haus" and "Eis" are words of their own, not genitives of "Hau" and "Ei".
    private func rows(of word: Substring) -> [Int32] {
        let known = nounRows[word] ?? []
        let isWord = known.contains { nouns[Int($0)].hasPrefix(word + " ") }
        let endings = isWord ? Self.endings.filter { !$0.hasSuffix("s") } : Self.endings
        let bare = endings.filter(word.hasSuffix).compactMap { nounRows[word.dropLast($0.count)] }.flatMap(\.self)
        return Array(Set(known + bare)).sorted().filter { Self.noun(nouns[Int($0)]).words[String(word)] != nil }
    }

    /// "Gartenstraße": the longest noun at its end, behind another noun that is joined to it.
    private func compound(_ word: String) -> (prefix: String, rows: [Int32])? {
        guard word.count > 6 else { return nil }
        var split = word.index(word.startIndex, offsetBy: 3)
        while word.distance(from: split, to: word.endIndex) > 3 {
            let end = word[split...]
            let rows = rows(of: Substring(end.prefix(1).uppercased() + end.dropFirst()))
            if !rows.isEmpty, isFirstPart(word[..<split]) { return (String(word[..<split]), rows) }
            split = word.index(after: split)
        }
        return nil
    }

    private func isFirstPart(_ part: Substring) -> Bool {
        if nounRows[part] != nil || nounRows[part + "e"] != nil { return true }
        return ["s", "es", "n", "en", "er"].contains { part.hasSuffix($0) && nounRows[part.dropLast($0.count)] != nil }
    }

    /// - Parameter prefix: the first part of a compound.
    private static func noun(_ row: Substring, behind prefix: String = "") -> GermanForms {
        var forms = GermanForms()
        let parts = row.split(separator: " ")
        func joined(_ word: Substring) -> String { prefix.isEmpty ? String(word) : prefix + word.lowercased() }
        let lemma = joined(parts[0])
        for gender in parts[1] where gender != "p" {
            let name = gender == "n" ? "nt" : String(gender)
            forms.addSingular(lemma, name, weak: gender == "m" && parts.count > 3 ? joined(parts[3]) : nil)
        }
        for plural in parts[2].split(separator: "/") where plural != "-" {
            forms.addPlural(plural == "=" ? lemma : joined(plural), of: lemma)
        }
        return forms
    }

    // MARK: verbs and adjectives

    private static func verb(_ row: Substring) -> GermanForms {
        var forms = GermanForms()
        let parts = row.split(separator: " ").map(String.init)
        guard parts.count == 8 else { return forms }
        let (prefix, verb) = GermanForms.split(parts[0])
        let present = [parts[1], parts[2], parts[3], verb, parts[4], verb]
        forms.addVerb(
            prefix + verb, kind: "vblex", present: prefix.isEmpty ? present : [], past: parts[5], participle: parts[6],
            // Of both it depends on what is meant.
            auxiliary: parts[7] == "b" ? "either" : parts[7])
        return forms
    }

    /// "rotes": the adjective, and its ending.
    private func adjective(_ word: String) -> WordReading? {
        for ending in ["en", "er", "es", "em", "e"] where word.hasSuffix(ending) {
            let stem = word.dropLast(ending.count)
            if isAdjective(stem) { return WordReading(lemma: String(stem), tags: ["adj", "end-" + ending]) }
        }
        return nil
    }

    /// Also what is made of verbs, and degrees: "nachahmend", "gefälscht", "ärgst".
    private func isAdjective(_ stem: Substring) -> Bool {
        if adjectives.contains(stem) { return true }
        if stem.hasSuffix("nd"), verbRows[String(stem.dropLast())] != nil { return true }
        if stem.count > 5, stem.hasSuffix("t") || stem.hasSuffix("en"), let rows = verbRows[String(stem)],
            rows.contains(where: { Self.verb(verbs[Int($0)]).words[String(stem)]?.contains { $0.has("pp") } == true })
        {
            return true
        }
        return ["st", "est", "er"].contains { stem.hasSuffix($0) && adjectives.contains(stem.dropLast($0.count)) }
    }

    private static func rows(_ table: String) -> [Substring] {
        table.split { $0 == "," || $0 == "\n" }.map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
    }

    private static func text(_ table: StaticString) -> String {
        table.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    }
}

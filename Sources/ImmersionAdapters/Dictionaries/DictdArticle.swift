import Foundation

/// The translations in an article of a FreeDict dictionary.
enum DictdArticle {
    private static let longestMeaning = 60
    private static let mostMeanings = 24
    private static let brackets: [Character: Character] = ["<": ">", "[": "]", "(": ")", "{": "}"]

    /// In the article's order, each once.
    static func meanings(_ article: String) -> [String] {
        var found: [String] = []
        let lines = article.split(separator: "\n").prefix(200)
        // Those made of Wiktionary put the number of the next sense at the end of a translation, and definitions between.
        let isDefining = lines.dropFirst().contains {
            endsInNumber($0) && !$0[..<numberPlace($0)].allSatisfy(\.isWhitespace)
        }
        for (index, line) in lines.enumerated() {
            // The first line is the headword; far indented ones are examples and notes.
            let noted = behindNote(line)
            guard index > 0, noted != nil || !line.hasPrefix("   "), !isDefining || index == 1 || isNumbered(line)
            else {
                continue
            }
            let text = noted ?? bare(isDefining && endsInNumber(line) ? line.prefix(upTo: numberPlace(line)) : line)
            let lowered = text.lowercased()
            guard !lowered.hasPrefix("see:"), !lowered.hasPrefix("synonym"), !lowered.hasPrefix("note:") else {
                continue
            }
            for part in text.split(whereSeparator: { ",;、，；".contains($0) }) {
                let meaning = part.trimmingCharacters(in: .whitespaces)
                guard !meaning.isEmpty, meaning.count <= longestMeaning, !found.contains(meaning),
                    meaning.contains(where: \.isLetter), !meaning.hasPrefix("/")
                else { continue }
                found.append(meaning)
                if found.count >= mostMeanings { return found }
            }
        }
        return found
    }

    /// Of a noun, from the marks behind the headword: `<masc, n, sg>`.
    static func gender(_ article: String) -> String? {
        guard let head = article.split(separator: "\n").first, let open = head.lastIndex(of: "<") else { return nil }
        let marks = head[open...].split { !$0.isLetter }
        guard marks.contains("n") else { return nil }
        let genders = [("masc", "m"), ("fem", "f"), ("neut", "nt")].filter { marks.contains(Substring($0.0)) }
        return genders.count == 1 ? genders[0].1 : nil
    }

    /// How the headword is written: an index leaves out apostrophes and hyphens ("im late", "petitdéjeuner"). What it
    /// says itself where that is not the same word.
    static func spelling(_ article: String, of indexed: String) -> String {
        guard let head = article.split(separator: "\n", omittingEmptySubsequences: false).first else { return indexed }
        let end = [" /", " <", " [", " ("].compactMap { head.firstRange(of: $0)?.lowerBound }.min() ?? head.endIndex
        let spelling = head[..<end].replacing("’", with: "'").replacing("‐", with: "-")
        let joined = spelling.filter { $0 != "'" && $0 != "-" }
        return joined != spelling && joined.lowercased() == indexed.lowercased() ? String(spelling) : indexed
    }

    /// Vulgar or colloquial: other articles come before it.
    static func isMarked(_ article: String) -> Bool {
        guard let head = article.split(separator: "\n").first else { return false }
        return ["[vulg", "[coloq", "[colloq", "[fam", "[slang", "[ugs", "[desus"].contains { head.contains($0) }
    }

    /// Japanese polite words: the dictionary's note and the first translation run together.
    private static let notes = [
        "polite (teineigo) language", "honorific or respectful (sonkeigo) language", "humble (kenjougo) language",
    ]

    /// "money" of "Note: polite (teineigo) languagemoney"; nil for any other line.
    private static func behindNote(_ line: Substring) -> String? {
        let text = line.drop { $0 == " " }
        guard text.hasPrefix("Note: ") else { return nil }
        let note = text.dropFirst(6)
        guard let known = notes.first(where: note.hasPrefix), note.count > known.count else { return nil }
        let rest = note.dropFirst(known.count)
        return rest.first == " " ? nil : bare(rest)
    }

    /// "2. maison".
    private static func isNumbered(_ line: Substring) -> Bool {
        let digits = line.prefix { $0.isNumber }
        return !digits.isEmpty && line.dropFirst(digits.count).hasPrefix(". ")
    }

    /// "lait 2.", and " 3." alone.
    private static func endsInNumber(_ line: Substring) -> Bool {
        guard line.last == "." else { return false }
        let place = numberPlace(line)
        return 1...2 ~= line[place...].count - 1 && (place == line.startIndex || line[..<place].last == " ")
    }

    /// Where the digits before the last point begin.
    private static func numberPlace(_ line: Substring) -> Substring.Index {
        var place = line.index(before: line.endIndex)
        while place > line.startIndex, line[line.index(before: place)].isNumber { place = line.index(before: place) }
        return place
    }

    /// Without numbers of senses, and what stands in brackets or between slashes of pronunciation.
    private static func bare(_ line: Substring) -> String {
        var line = line.drop { $0 == " " }
        let digits = line.prefix { $0.isNumber }
        if !digits.isEmpty, line.dropFirst(digits.count).hasPrefix(". ") { line = line.dropFirst(digits.count + 2) }
        var text = ""
        var closing: [Character] = []
        for character in line {
            if let end = closing.last, character == end {
                closing.removeLast()
            } else if let end = brackets[character], closing.count < 8 {
                closing.append(end)
            } else if closing.isEmpty, character != "\"" {
                text.append(character)
            }
        }
        return text.trimmingCharacters(in: .whitespaces)
    }
}

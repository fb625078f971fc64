/// Where the verb stands.
extension GermanRules {
    private static let openers: Set<String> = [
        "heute", "morgen", "gestern", "dann", "jetzt", "danach", "später", "manchmal", "oft", "hier", "dort",
        "vielleicht", "deshalb", "deswegen", "trotzdem", "leider", "zuerst", "abends", "morgens", "normalerweise",
    ]
    static let asking: Set<String> = ["wo", "wann", "was", "wie", "warum", "woher", "wohin", "wer"]
    static let subordinating: Set<String> = [
        "weil", "dass", "ob", "wenn", "obwohl", "damit", "bevor", "nachdem", "falls", "sobald",
    ]

    func order(_ index: Int) -> [GrammarFinding] {
        index == start ? second(index) : subordinate(index)
    }

    /// `Heute ich gehe`, `Am Abend er liest`, `Wo du wohnst?`
    private func second(_ start: Int) -> [GrammarFinding] {
        let word = sentence[start].lower
        var place = start + 1
        if ["am", "im", "um", "nach", "in"].contains(word), !sentence[start + 1].nouns.isEmpty {
            place = start + 2
        } else if !Self.openers.contains(word), !(Self.asking.contains(word) && sentence.isQuestion) {
            return Self.subordinating.contains(word) ? subordinate(start) : []
        }
        guard isPronoun(place), sentence[place + 1].isFinite, !isPronoun(place + 2) else {
            return nounBeforeVerb(at: place)
        }
        let verb = sentence[place + 1]
        guard !persons(verb).isDisjoint(with: Self.pronouns[sentence[place].lower] ?? []) else { return [] }
        return [
            finding(
                "word-order", place, place + 1, "The verb comes second.", .text(verb.text), .text(sentence[place].text))
        ]
    }

    /// Behind these a noun at once is the subject: "vielleicht" and "hier" may belong to it.
    private static let times: Set<String> = [
        "heute", "morgen", "gestern", "dann", "jetzt", "danach", "später", "deshalb", "deswegen", "abends", "morgens",
    ]

    /// `Heute mein Bruder kommt`, `Am Montag die Kinder sind müde`
    private func nounBeforeVerb(at place: Int) -> [GrammarFinding] {
        let isPhrase = place == start + 2
        guard isPhrase || Self.times.contains(sentence[start].lower), !sentence.isQuestion, let head = head(of: place),
            case let verb = sentence[head + 1], isVerbOnly(verb) || isSupporting(head + 1), !isPronoun(head + 2)
        else { return [] }
        let pairs = sentence[place].determiners.flatMap { det in sentence[head].nouns.filter { agree(det, $0) } }
        let subjects = pairs.filter { $0.has("nom") }
        // "Im Zimmer der Lehrer ist es laut": whose it is.
        guard let first = subjects.first, subjects.allSatisfy({ $0.numbers == first.numbers }),
            !isPhrase || !pairs.contains(where: { $0.has("gen") }),
            // "Dann die Suppe kocht Peter": another may be the subject.
            !pairs.contains(where: { $0.has("acc") })
                || sentence[head + 2].determiners.isEmpty && !sentence[head + 2].isCapital,
            persons(verb).contains(first.has("pl") ? "p3pl" : "p3sg")
        else { return [] }
        let moved: [GrammarFinding.Part] = [.text(verb.text)] + text(place, head)
        return [finding("word-order", place, head + 1, "The verb comes second.", parts: moved)]
    }

    private func isSupporting(_ place: Int) -> Bool {
        isAuxiliary(place) || sentence[place].any { $0.has("vbmod") && $0.isFinite }
    }

    /// `weil ich bin krank`, `dass der Mann ist krank`, `weil ich habe Oma besucht`
    private func subordinate(_ index: Int) -> [GrammarFinding] {
        guard Self.subordinating.contains(sentence[index].lower), let (place, people) = verb(behindSubjectOf: index)
        else { return [] }
        var end = place
        while sentence[end + 1].isWord, !["und", "oder", "aber"].contains(sentence[end + 1].lower) { end += 1 }
        let isModal = sentence[place].any("vbmod")
        let last = sentence[end]
        guard
            isVerbOnly(sentence[place])
                || sentence[place].any({ ["vbser", "vbhaver", "vbmod"].contains($0.tags[0]) && $0.isFinite }),
            // "Hause" is no form of "hausen".
            end > place,
            !last.isFinite || last.isCapital || last.any("inf") && isModal || last.any("pp") && isAuxiliary(place),
            // "Wenn man denkt ist man tot", "Wenn ich koche hilft mein Bruder": another clause has begun.
            !(place + 1...end).contains(where: { isVerbOnly(sentence[$0]) && !sentence[$0].isCapital }),
            !persons(sentence[place]).isDisjoint(with: people)
        else { return [] }
        return [
            finding(
                "word-order", place, end, "In this clause the verb comes last.",
                parts: text(place + 1, end) + [.text(sentence[place].text)])
        ]
    }

    func isAuxiliary(_ place: Int) -> Bool {
        sentence[place].any { ["vbser", "vbhaver"].contains($0.tags[0]) && $0.isFinite }
    }

    /// The word at once behind the subject of a clause, and who the subject is; behind a noun only a verb that nobody takes
    /// for another word.
    private func verb(behindSubjectOf index: Int) -> (place: Int, people: Set<String>)? {
        if isPronoun(index + 1) { return (index + 2, Self.pronouns[sentence[index + 1].lower] ?? []) }
        let (det, noun) = (sentence[index + 1], sentence[index + 2])
        let subjects = det.determiners.flatMap { det in noun.nouns.filter { agree(det, $0) } }.filter { $0.has("nom") }
        guard noun.isCapital, let first = subjects.first, subjects.allSatisfy({ $0.numbers == first.numbers }),
            isSupporting(index + 3)
        else { return nil }
        return (index + 3, [first.has("pl") ? "p3pl" : "p3sg"])
    }

    /// Nobody says these twice on purpose.
    private static let once: Set<String> = [
        "ich", "wir", "und", "oder", "eine", "einen", "einem", "einer", "im", "zum", "zur", "für",
    ]

    /// `Ich ich gehe`
    func doubled(_ index: Int) -> [GrammarFinding] {
        let (word, next) = (sentence[index], sentence[index + 1])
        guard Self.once.contains(word.lower), word.lower == next.lower else { return [] }
        return [finding("doubled", index, index + 1, "This word stands there twice.", .text(word.text))]
    }
}

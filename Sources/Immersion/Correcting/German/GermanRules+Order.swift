/// Where the verb stands.
extension GermanRules {
    private static let openers: Set<String> = [
        "heute", "morgen", "gestern", "dann", "jetzt", "danach", "später", "manchmal", "oft", "hier", "dort",
        "vielleicht", "deshalb", "deswegen", "trotzdem", "leider", "zuerst", "abends", "morgens", "normalerweise",
    ]
    private static let asking: Set<String> = ["wo", "wann", "was", "wie", "warum", "woher", "wohin", "wer"]
    private static let subordinating: Set<String> = [
        "weil", "dass", "ob", "wenn", "obwohl", "damit", "bevor", "nachdem",
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
        guard isPronoun(place), sentence[place + 1].isFinite, !isPronoun(place + 2) else { return [] }
        let verb = sentence[place + 1]
        guard !persons(verb).isDisjoint(with: Self.pronouns[sentence[place].lower] ?? []) else { return [] }
        return [
            finding(
                "word-order", place, place + 1, "The verb comes second.", .text(verb.text), .text(sentence[place].text))
        ]
    }

    /// `weil ich bin krank`
    private func subordinate(_ index: Int) -> [GrammarFinding] {
        guard Self.subordinating.contains(sentence[index].lower), isPronoun(index + 1) else { return [] }
        let place = index + 2
        var end = place
        while sentence[end + 1].isWord, !["und", "oder", "aber"].contains(sentence[end + 1].lower) { end += 1 }
        let isModal = sentence[place].any("vbmod")
        guard
            isVerbOnly(sentence[place])
                || sentence[place].any({ ["vbser", "vbhaver", "vbmod"].contains($0.tags[0]) && $0.isFinite }),
            end > place, !sentence[end].isFinite || sentence[end].any("inf") && isModal,
            // "Wenn man denkt ist man tot": the clause is over before the last word.
            !(place + 1...end).contains(where: { isVerbOnly(sentence[$0]) && isPronoun($0 + 1) }),
            !persons(sentence[place]).isDisjoint(with: Self.pronouns[sentence[index + 1].lower] ?? [])
        else { return [] }
        return [
            finding(
                "word-order", place, end, "In this clause the verb comes last.",
                parts: text(place + 1, end) + [.text(sentence[place].text)])
        ]
    }
}

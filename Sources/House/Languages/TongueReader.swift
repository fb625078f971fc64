/// Puts sentences of another language into the language of the rules. Nothing is done on what it makes of them but what the
/// rules read in it; a word that is known to neither stays what it is, so that it is asked about.
struct TongueReader: Sendable {
    let table: TongueTable
    let names: TongueNames
    let vocabulary: HouseVocabulary
    private let apposition: TongueApposition
    /// Words count that are nearly those of the language.
    private var takesNear = false

    init(table: TongueTable, names: TongueNames, vocabulary: HouseVocabulary) {
        (self.table, self.names, self.vocabulary) = (table, names, vocabulary)
        apposition = TongueApposition(vocabulary.inventory)
    }

    /// Sentences in sentences, as in what is taught.
    private static let mostDepth = 3

    /// Nil where it is no sentence of the language, or a word of it means something else in the language of the rules.
    func english(_ text: String) -> String? {
        guard text.utf8.count <= HouseTokens.longest * 4, text.count <= HouseTokens.longest else { return nil }
        let words = TongueWord.all(in: text, table.spelling).flatMap { word in
            table.contractions[word.plain].map { TongueWord.all(in: $0, table.spelling) } ?? [word]
        }
        let english = english(table.withoutDoubles(words)[...], depth: 0)
        // Degrees alone may be said of anything, and are a request with a courtesy.
        guard let english, english.wholeMatch(of: /[0-9.]+ degrees?/) != nil, isPolite(words[...]) else {
            return english.map(TongueLasting.settled)
        }
        return english + " please"
    }

    private func isPolite(_ words: ArraySlice<TongueWord>) -> Bool {
        words.indices.contains { table.entry(words[$0...])?.role == .courtesy }
    }

    /// The same with words that were written or heard with a letter or two wrong.
    func nearEnglish(_ text: String) -> String? {
        var reader = self
        reader.takesNear = true
        return reader.english(table.nearWords(of: text, known: names.stems))
    }

    private func english(_ words: ArraySlice<TongueWord>, depth: Int) -> String? {
        guard !words.isEmpty, depth < Self.mostDepth else { return nil }
        if let sentence = sentence(words) { return sentence }
        for template in table.templates(for: words) {
            let filled = template.gaps(words).lazy.compactMap { self.filled(template, $0, depth) }.first
            if let filled { return filled }
        }
        return plain(words)
    }

    /// A sentence that names nothing: "ja", "mach das rückgängig".
    private func sentence(_ words: ArraySlice<TongueWord>) -> String? {
        let spoken = words.filter { !$0.isSign }.map(\.plain)
        if let sentence = table.sentences[spoken.joined(separator: " ")] { return sentence }
        let bare = spoken.filter { word in
            table.entries[word]?.first { $0.words.count == 1 }?.role != .courtesy
        }
        return bare.isEmpty ? nil : table.sentences[bare.joined(separator: " ")]
    }

    private func filled(
        _ template: TongueTemplate, _ gaps: [TongueTemplate.Part: ArraySlice<TongueWord>], _ depth: Int
    ) -> String? {
        if let done = gaps[.done], done.count != 1 || !table.dones.contains(done.first?.plain ?? "") { return nil }
        var result: [String] = []
        for part in template.english {
            switch part {
            case .word(let word): result.append(word)
            case .item:
                guard let item = gaps[.item], gaps[.list] == nil || isItem(item) else { return nil }
                guard !template.isOfTimers || !namesTimer(item) else { return nil }
                result.append(TongueWord.text(bare(item)))
            case .rest:
                guard let rest = gaps[.rest].flatMap({ plain($0) }) else { return nil }
                result.append(rest)
            case .time:
                guard let time = gaps[.time].flatMap({ time($0) }) else { return nil }
                result.append(time)
            case .list:
                guard let list = gaps[.list].flatMap({ plain($0) }).flatMap(list) else { return nil }
                result.append(list)
            case .clause:
                guard let clause = gaps[.clause].flatMap({ english($0, depth: depth + 1) }) else { return nil }
                result.append(clause)
            case .done: continue
            }
        }
        return result.joined(separator: " ").replacing(" ,", with: ",")
    }

    /// Without articles and courtesies around it: "noch die Eier".
    private func bare(_ words: ArraySlice<TongueWord>) -> ArraySlice<TongueWord> {
        func isAround(_ word: TongueWord) -> Bool {
            let role = table.entries[word.plain]?.first { $0.words.count == 1 }?.role
            return role == .article || role == .courtesy
        }
        var front = words.drop(while: isAround)
        // "De la du lait".
        while let first = front.first, let next = front.dropFirst().first, isPart(first),
            isPart(next) || isAround(next)
        {
            front = front.dropFirst().drop(while: isAround)
        }
        guard let last = front.lastIndex(where: { !isAround($0) }) else { return words }
        return front[...last]
    }

    /// Nil where the words are anything besides a time.
    private func time(_ words: ArraySlice<TongueWord>) -> String? {
        let words = words.last?.plain == "uhr" ? words.dropLast() : words
        guard let first = words.first else { return nil }
        // "7 heures" is no stretch of time here, and "dans 7 heures" is one.
        let isBare = first.token.number != nil || first.token.time != nil
        let all = pieces(words, after: isBare ? TonguePiece(english: "at", said: "", role: .at) : nil)
        let isTime =
            all.contains { $0.role == .moment || $0.isWritten }
            && all.allSatisfy { piece in
                piece.isSilent || piece.isWritten || [.moment, .number, .at, .and].contains(piece.role)
                    || ["in", "for", "on", "at", "after"].contains(piece.english)
            }
        return isTime ? all.map(\.english).filter { !$0.isEmpty }.joined(separator: " ") : nil
    }

    private func isPart(_ word: TongueWord) -> Bool {
        table.entries[word.plain]?.first { $0.words.count == 1 }?.english == "of"
    }

    /// What is put on a list is nothing that is to be done.
    private func isItem(_ words: ArraySlice<TongueWord>) -> Bool {
        let ends = [words.prefix(1), words.suffix(1)]
        let others: Set<TonguePiece.Role?> = [.verb, .question, .copula, .when]
        return ends.allSatisfy { !others.contains(table.entry($0)?.role) } && words.allSatisfy { $0.token.time == nil }
    }

    /// "Cuánto le queda a la cuenta atrás de una hora" is of a timer that has no name.
    private func namesTimer(_ words: ArraySlice<TongueWord>) -> Bool {
        words.indices.contains { index in
            let entry = table.entry(words[index...])
            return entry?.role == .noun && entry?.english.hasPrefix("timer") == true
        }
    }

    /// The list that is called so; "the list" is the one for shopping.
    private func list(_ name: String) -> String? {
        // "La lista de la lista de la compra".
        let name =
            ["list of ", "list "].first { name.hasPrefix($0) && name != "list" }
            .map { String(name.dropFirst($0.count)) }.flatMap { known($0) } ?? name
        return known(name)
    }

    private func known(_ name: String) -> String? {
        let lists = vocabulary.inventory.devices.filter { $0.kind == .list }
        let bare = name == "list" ? name : name.replacing(" list list", with: " list").withoutList
        func names(_ device: HouseDevice) -> [String] { ([device.name] + device.aliases).map { $0.lowercased() } }
        if let named = lists.first(where: { names($0).contains(bare.lowercased()) }) { return named.name }
        if let named = lists.first(where: { names($0).contains(name.lowercased()) }) { return named.name }
        if name == "list" {
            if lists.count == 1 { return lists.first?.name }
            return lists.first { names($0).contains { $0.contains("shopping") } }?.name
        }
        return ["shopping list", "to do list"].contains(name) ? name : nil
    }

    private func plain(_ words: ArraySlice<TongueWord>) -> String? {
        let pieces = apposition.switched(TongueOrder.arranged(apposition.settled(pieces(words)), table))
        guard pieces.contains(where: { $0.role != .unknown && !$0.isSilent }) else { return nil }
        guard !pieces.contains(where: { $0.role == .unknown && meansOtherwise($0.said) }) else { return nil }
        return pieces.map(\.english).filter { !$0.isEmpty }.joined(separator: " ").replacing(" ,", with: ",")
    }

    /// A word that this language does not have, and the language of the rules has.
    private func meansOtherwise(_ word: String) -> Bool {
        guard let meaning = vocabulary.meaning(of: [HouseStem.stem(of: word)]) else { return false }
        return !meaning.hasThing && (meaning.word != nil || meaning.kind != nil)
    }

    // MARK: words

    func pieces(_ words: ArraySlice<TongueWord>, after before: TonguePiece? = nil) -> [TonguePiece] {
        var result: [TonguePiece] = []
        var rest = words
        while let first = rest.first {
            let (more, count) = next(rest, after: result.last ?? before)
            result += more.isEmpty ? [Self.unknown(first)] : more
            rest = rest.dropFirst(max(1, count))
        }
        return result
    }

    /// As it was said, without what else stood beside it.
    private static func unknown(_ word: TongueWord) -> TonguePiece {
        let isWhole = HouseTokens.all(in: word.original).count == 1
        return TonguePiece(
            english: isWhole ? word.original : word.token.word, said: word.plain, role: .unknown)
    }

    private func next(_ words: ArraySlice<TongueWord>, after last: TonguePiece?) -> ([TonguePiece], Int) {
        guard let first = words.first else { return ([], 0) }
        let span = TongueFractions.read(words, table)
        // "À sept heures et demie" is a time, "um eine halbe Stunde" is none.
        if let (clock, count) = TongueClock.read(words, table, isSure: last?.role == .at), count >= span?.1 ?? 0 {
            let said = words.prefix(count).map(\.plain).joined(separator: " ")
            return ([TonguePiece(english: clock, said: said, role: .moment)], count)
        }
        if let span { return span }
        if last == nil || last?.isSeparator == true, let verb = table.openings[first.plain], words.count > 1 {
            return ([TonguePiece(english: verb, said: first.plain, role: .verb)], 1)
        }
        if let noun = table.articleNouns[first.plain], last.map(Self.standsBeforeNouns) ?? false {
            return ([TonguePiece(english: noun, said: first.plain, role: .noun)], 1)
        }
        var entry = table.entry(words)
        // "Baja de cuenta atrás" orders it, where "cuando baja de 20 grados" compares.
        if entry?.role == .comparison, last == nil || last?.isSeparator == true {
            entry = table.entry(words.prefix(1)) ?? entry
        }
        if let (name, count) = names.name(words), isMeant(count, name.isRoom, entry) {
            return ([TonguePiece(english: name.text, said: first.plain, role: .name(isRoom: name.isRoom))], count)
        }
        if let entry, entry.role == .verb, let state = table.participle(first, of: entry) {
            return ([TonguePiece(english: state.english, said: first.plain, role: .state)], entry.words.count)
        }
        if let entry {
            let words = entry.words.joined(separator: " ")
            let said = table.sameParticles[words] ?? words
            return ([TonguePiece(english: entry.english, said: said, role: entry.role)], entry.words.count)
        }
        if first.isSign { return ([Self.sign(first.token.word)], 1) }
        if first.token.time != nil {
            let at = last?.role == .at ? "" : "at "
            return ([TonguePiece(english: at + first.token.word, said: first.plain, role: .moment)], 1)
        }
        if first.token.number != nil {
            return ([TonguePiece(english: first.token.word, said: first.plain, role: .number)], 1)
        }
        if last?.english == "°", ["c", "f"].contains(first.plain) {
            return ([TonguePiece(english: first.plain, said: first.plain, role: .value)], 1)
        }
        if let (verb, pronoun) = table.cliticVerb(first.plain) {
            let order = TonguePiece(english: verb.english, said: verb.words[0], role: .verb)
            return pronoun.isEmpty
                ? ([order], 1) : ([order, TonguePiece(english: pronoun, said: first.plain, role: .pronoun)], 1)
        }
        if let noun = table.noun(first.plain) {
            return ([TonguePiece(english: noun, said: first.plain, role: .noun)], 1)
        }
        if let (place, noun) = names.compound(first.plain) {
            return ([place, TonguePiece(english: noun, said: first.plain, role: .noun)], 1)
        }
        if takesNear, let near = TongueNearWords.entry(first.plain, table) {
            return ([TonguePiece(english: near.english, said: near.words[0], role: near.role)], 1)
        }
        return ([], 1)
    }

    private static func standsBeforeNouns(_ piece: TonguePiece) -> Bool {
        piece.role == .article || piece.role == .one || ["how many", "any", "all", "which of"].contains(piece.english)
    }

    /// A name holds against words of the language where it is longer, or where they name a thing too.
    private func isMeant(_ count: Int, _ isRoom: Bool, _ entry: TongueTable.Entry?) -> Bool {
        guard let entry else { return true }
        if count != entry.words.count { return count > entry.words.count }
        return count > 1 || isRoom && entry.role == .noun
    }

    private static func sign(_ sign: String) -> TonguePiece {
        switch sign {
        case ",", ";", ":": TonguePiece(english: ",", said: sign, role: .and)
        case ".", "!": TonguePiece(english: ".", said: sign, role: .end)
        case "%": TonguePiece(english: "%", said: sign, role: .value)
        case "°": TonguePiece(english: "°", said: sign, role: .value)
        default: TonguePiece(english: "", said: sign, role: .courtesy)
        }
    }
}

extension String {
    /// "List Aufgaben" as well as "Aufgaben list".
    fileprivate var withoutList: String {
        if hasPrefix("list ") { return String(dropFirst(5)) }
        return hasSuffix(" list") && self != "shopping list" && self != "to do list" ? String(dropLast(5)) : self
    }
}

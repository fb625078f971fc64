/// The words of a language in the order in which they are looked for.
struct TongueTable: Sendable {
    struct Entry: Sendable {
        var words: [String]
        var english: String
        var role: TonguePiece.Role
    }

    let spelling: TongueSpelling
    let hasCompounds: Bool
    let namesFollow: Bool
    let atBeforeValue: String
    /// By their first word, the longest first.
    private(set) var entries: [String: [Entry]] = [:]
    /// What a verb means with its particles, by its form; alone it is under "".
    private(set) var separables: [String: [String: String]] = [:]
    private(set) var particles: [String: TongueData.Particle] = [:]
    private(set) var sentences: [String: String] = [:]
    private(set) var sameParticles: [String: String] = [:]
    private var fractions: [(words: [String], part: Double)] = []
    /// By their first word.
    private(set) var openings: [String: String] = [:]
    /// The longest first.
    let clitics: [(ending: String, english: String)]
    /// By their first word; those that begin with a gap are under "".
    private let templates: [String: [(number: Int, template: TongueTemplate)]]
    /// Words with an article in them, by the first of the two that they stand for.
    private var withArticles: [String: [String: String]] = [:]
    private var endsInArticle: Set<String> = []
    private let alternatives: [String: String]
    let contractions: [String: String]
    let clocks: [(pattern: [String], clock: TongueData.Clock)]
    /// Nouns and rooms by one word of the language: what a name of a house is called besides.
    private(set) var nouns: [String: String] = [:]
    private(set) var rooms: [String: String] = [:]
    /// Of names, by one word.
    let sorts: [String: String]
    let dones: Set<String>
    /// All that phrases are made of.
    private(set) var phraseWords: Set<String> = []
    private(set) var articleNouns: [String: String] = [:]
    private var stems: [String: String] = [:]
    /// What stands before how much a timer is made longer or shorter.
    let amounts: Set<String>
    /// Of verbs, what they are where a timer is meant.
    let ofTimers: [String: String] = [
        "turn off": "cancel", "turn on": "start", "raise": "increase", "lower": "decrease", "continue": "resume",
        "close": "end", "make": "set", "activate": "start", "play": "start", "halt": "pause", "leave": "",
    ]

    init(_ data: TongueData) {
        (spelling, hasCompounds, atBeforeValue) = (data.spelling, data.hasCompounds, data.atBeforeValue)
        (namesFollow, alternatives, contractions) = (data.namesFollow, data.alternatives, data.contractions)
        sorts = data.sorts
        dones = Set(data.dones.split(separator: ",").flatMap { Self.words(String($0), data.spelling) })
        amounts = Set(
            data.amounts.split(separator: ",").map { Self.words(String($0), data.spelling).joined(separator: " ") })
        clitics = data.clitics.map { (ending: $0.key, english: $0.value) }.sorted { $0.ending.count > $1.ending.count }
        let written = TongueTemplate.all(in: data.forms.expanded(data.templates), data.spelling)
        templates = Dictionary(grouping: written.enumerated().map { (number: $0.offset, template: $0.element) }) {
            $0.template.first
        }
        clocks = data.clocks.map { clock in
            (clock.pattern.split(separator: " ").map(String.init), clock)
        }
        for (words, english) in Self.lines(data.articleNouns, spelling) where words.count == 1 {
            articleNouns[words[0]] = english
        }
        for (words, whole) in Self.lines(data.withArticles, spelling) {
            endsInArticle.insert(spelling.plain(Self.bare(whole)))
            if words.count == 2 { withArticles[words[0], default: [:]][words[1]] = whole }
        }
        for (words, english) in Self.lines(data.forms.expanded(data.sentences), spelling) {
            let sentence = words.joined(separator: " ")
            sentences[sentence] = english
        }
        fractions = Self.lines(data.fractions, spelling).compactMap { words, part in Double(part).map { (words, $0) } }
            .sorted { $0.words.count > $1.words.count }
        for (words, english) in Self.lines(data.forms.expanded(data.openings), spelling) where words.count == 1 {
            openings[words[0]] = english
        }
        enter(data.articles, .article)
        enter(data.courtesies, .courtesy)
        enter(data.ones, .one)
        enter(separables: data.forms.expanded(data.separables), data.sameParticles)
        for (text, role) in Self.sections(data) {
            for (words, english) in Self.lines(text, spelling) {
                add(Entry(words: words, english: english, role: role))
                guard words.count == 1, let word = words.first else { continue }
                if text == data.nouns { nouns[word] = english }
                if text == data.rooms { rooms[word] = english }
            }
        }
        for (words, number) in data.numbers {
            add(
                Entry(
                    words: words.split(separator: " ").map { spelling.plain(String($0)) }, english: String(number),
                    role: .number))
        }
        for particle in data.particles {
            let word = spelling.plain(particle.word)
            particles[word] = particle
            add(Entry(words: [word], english: particle.before, role: .particle))
        }
        for (words, particle) in data.sameParticles {
            let words = Self.words(words, spelling)
            sameParticles[words.joined(separator: " ")] = spelling.plain(Self.bare(particle))
            add(Entry(words: words, english: "", role: .particle))
        }
        for (word, english) in nouns where word.count > 3 { stems[spelling.stem(word)] = english }
        phraseWords = Set(entries.values.joined().flatMap(\.words)).union(separables.keys)
        for word in entries.keys { entries[word]?.sort { $0.words.count > $1.words.count } }
    }

    private static func sections(_ data: TongueData) -> [(String, TonguePiece.Role)] {
        [
            (data.pronouns, .pronoun), (data.forms.expanded(data.verbs), .verb), (data.nouns, .noun),
            (data.rooms, .noun),
            (data.states, .state), (data.copulas, .copula), (data.questions, .question), (data.whens, .when),
            (data.values, .value), (data.comparisons, .comparison), (data.moments, .moment), (data.ats, .at),
            (data.ands, .and), (data.ends, .end), (data.others, .other),
        ]
    }

    /// Each phrase with what the rules call it.
    private static func lines(_ text: String, _ spelling: TongueSpelling) -> [(words: [String], english: String)] {
        text.split(separator: "\n").flatMap { line -> [(words: [String], english: String)] in
            guard let colon = line.firstIndex(of: ":") else { return [] }
            let english = String(line[..<colon])
            return line[line.index(after: colon)...].split(separator: ",").flatMap { phrase in
                HouseSpeech.expanded(String(phrase)).map { (Self.words($0, spelling), english) }
            }.filter { !$0.words.isEmpty }
        }
    }

    static func words(_ phrase: String, _ spelling: TongueSpelling) -> [String] {
        TongueWord.all(in: phrase, spelling).filter { !$0.isSign }.map(\.plain)
    }

    private mutating func enter(_ words: String, _ role: TonguePiece.Role) {
        for phrase in words.split(separator: ",").flatMap({ HouseSpeech.expanded(String($0)) }) {
            add(Entry(words: Self.words(phrase, spelling), english: "", role: role))
        }
    }

    private mutating func enter(separables text: String, _ same: [String: String]) {
        for line in text.split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let forms = line[..<colon].split { " (|)".contains($0) }.map { spelling.plain(Self.bare(String($0))) }
            var meanings: [String: String] = [:]
            for part in line[line.index(after: colon)...].split(separator: ";") {
                let sides = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
                guard sides.count == 2 else { continue }
                let english = sides[1].split(separator: " ").joined(separator: " ")
                let words = sides[0].split(separator: " ").map { Self.bare(String($0)) }
                for particle in words.isEmpty ? [""] : words { meanings[spelling.plain(particle)] = english }
            }
            for form in forms {
                separables[form, default: [:]].merge(meanings) { first, _ in first }
                add(Entry(words: [form], english: meanings[""] ?? "", role: .verb))
                guard form.hasSuffix("n") else { continue }
                var joined = meanings
                for (other, particle) in same where !other.contains(" ") {
                    joined[Self.bare(other)] = meanings[spelling.plain(Self.bare(particle))]
                }
                for (particle, english) in joined where !particle.isEmpty {
                    for joint in ["", "zu"] {
                        add(Entry(words: [spelling.plain(particle + joint + form)], english: english, role: .verb))
                    }
                }
            }
        }
    }

    /// A verb with pronouns at its end: "apágala".
    func cliticVerb(_ word: String) -> (verb: Entry, pronoun: String)? {
        for (ending, english) in clitics where word.hasSuffix(ending) {
            let verb = String(word.dropLast(ending.count))
            let entry = entries[verb]?.first { $0.words.count == 1 && $0.role == .verb }
            if let entry { return (entry, english) }
        }
        return nil
    }

    /// Without marks above its letters.
    private static func bare(_ word: String) -> String {
        HouseTokens.all(in: word).map(\.word).joined()
    }

    private mutating func add(_ entry: Entry) {
        guard let first = entry.words.first else { return }
        // What was entered before holds: articles and verbs come before what is rarer.
        guard entries[first]?.contains(where: { $0.words == entry.words }) != true else { return }
        entries[first, default: []].append(entry)
    }

    /// The longest phrase that begins here.
    func entry(_ words: ArraySlice<TongueWord>) -> Entry? {
        guard let first = words.first, let found = entries[first.plain] else { return nil }
        return found.first { entry in
            words.count >= entry.words.count && zip(entry.words, words).allSatisfy { $0 == $1.plain }
        }
    }

    /// With one article where several are said in a row: "las la luz", "del el salón", "de el salón".
    func withoutDoubles(_ words: [TongueWord]) -> [TongueWord] {
        var result: [TongueWord] = []
        for word in words {
            guard let last = result.last, isArticle(word) else {
                result.append(word)
                continue
            }
            if endsInArticle.contains(last.plain) { continue }
            if let whole = withArticles[last.plain]?[word.plain],
                let joined = TongueWord.all(in: whole, spelling).first
            {
                result[result.count - 1] = joined
            } else if isArticle(last) {
                result[result.count - 1] = word
            } else {
                result.append(word)
            }
        }
        return result
    }

    private func isArticle(_ word: TongueWord) -> Bool {
        !word.isSign && entries[word.plain]?.last { $0.words.count == 1 }?.role == .article
    }

    /// A sentence of the rules with what else its words may stand for; nil where they stand for nothing else.
    func others(for english: String) -> String? {
        var other = " \(english) "
        for (word, another) in alternatives { other = other.replacing(" \(word) ", with: " \(another) ") }
        return other == " \(english) " ? nil : String(other.dropFirst().dropLast())
    }

    /// Those that may be of these words, in the order in which they are written down.
    func templates(for words: ArraySlice<TongueWord>) -> [TongueTemplate] {
        let first = words.first { !$0.isSign }?.plain ?? ""
        let likely = (templates[first] ?? []) + (first.isEmpty ? [] : templates[""] ?? [])
        return likely.sorted { $0.number < $1.number }.map(\.template)
    }

    /// A part of a unit: "tres cuartos de".
    func fraction(_ words: ArraySlice<TongueWord>) -> (part: Double, count: Int)? {
        fractions.first { fraction in
            words.count >= fraction.words.count && zip(fraction.words, words).allSatisfy { $0 == $1.plain }
        }.map { ($0.part, $0.words.count) }
    }

    /// A noun in a case that is not written down.
    func noun(_ word: String) -> String? {
        guard spelling == .german, word.count > 4 else { return nil }
        return stems[spelling.stem(word)]
    }

    /// Several words that are one thing: "lista de la compra".
    func noun(_ words: [String]) -> String? {
        words.first.flatMap { entries[$0] }?.first { $0.words == words && $0.role == .noun }?.english
    }

    /// Where the letters of a verb are those of how something is, but for an accent: "allumé" and "allume".
    func participle(_ word: TongueWord, of entry: Entry) -> Entry? {
        guard spelling == .french, word.original.lowercased().contains(where: { "éÉ".contains($0) }) else { return nil }
        let letters = word.original.lowercased().filter(\.isLetter)
        guard letters.hasSuffix("é") || letters.hasSuffix("és") else { return nil }
        let bare = word.plain.hasSuffix("s") ? String(word.plain.dropLast()) : word.plain
        return entries[bare + "e"]?.first { $0.words.dropFirst() == entry.words.dropFirst() && $0.role == .state }
    }

    /// Whether it is a word of this language, as far as the table goes.
    func knows(_ word: String) -> Bool {
        entries[word] != nil || separables[word] != nil
    }
}

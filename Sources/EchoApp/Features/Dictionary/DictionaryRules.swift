import Echo
import EchoScreen
import EchoText

/// The handling of the person's own words: those taken, those there already, and the notice about them.
enum DictionaryRules {
    static let usage: Wording =
        "/dictionary lists your words; /dictionary add NAME adds one, /dictionary remove NAME removes one."

    /// - Parameter others: words that features know.
    static func perform(_ request: DictionaryRequest, on words: [String], others: [String]) -> DictionaryOutcome {
        switch request {
        case .list: DictionaryOutcome(words: words, wording: listed(words, others: others))
        case .add(let new): add(new, to: words)
        case .remove(let old): remove(old, from: words)
        case .unclear: DictionaryOutcome(words: words, wording: usage, isDone: false)
        }
    }

    /// Why a word cannot be in the dictionary; nil when it can.
    static func objection(to word: String) -> String? {
        if TranscriptionWords.accepted(word) != nil { return nil }
        let shown = String(Sanitizer.line(word).prefix(20))
        if word.count > TranscriptionWords.longest {
            return "“\(shown)…” is longer than \(TranscriptionWords.longest) characters"
        }
        return "“\(shown.prefix(3))…” looks like a key, and keys are not sent to servers"
    }

    /// Of words that are typed as a whole.
    static func objection(to words: [String]) -> String? {
        if let reason = words.lazy.compactMap(objection(to:)).first { return "cannot be used: \(reason)" }
        return words.count > TranscriptionWords.most ? "takes \(TranscriptionWords.most) words at most" : nil
    }

    private static func add(_ new: [String], to words: [String]) -> DictionaryOutcome {
        if let reason = new.lazy.compactMap(objection(to:)).first {
            return DictionaryOutcome(words: words, wording: Wording("Nothing was added: \(reason)."), isDone: false)
        }
        var known = Set(words.map { $0.lowercased() })
        let fresh = new.compactMap(TranscriptionWords.accepted).filter { known.insert($0.lowercased()).inserted }
        guard !fresh.isEmpty else {
            return DictionaryOutcome(words: words, wording: "Your dictionary has that already.", isDone: false)
        }
        guard words.count + fresh.count <= TranscriptionWords.most else {
            return DictionaryOutcome(
                words: words,
                wording: "Your dictionary has room for \(room) words. /dictionary remove NAME removes one.",
                isDone: false)
        }
        return DictionaryOutcome(words: words + fresh, wording: Wording("Added to your dictionary: \(list(fresh))."))
    }

    private static let room = String(TranscriptionWords.most)

    private static func remove(_ old: [String], from words: [String]) -> DictionaryOutcome {
        let unwanted = Set(old.map { $0.lowercased() })
        let left = words.filter { !unwanted.contains($0.lowercased()) }
        guard left.count < words.count else {
            return DictionaryOutcome(
                words: words,
                wording: Wording("\(list(old)) is not in your dictionary. /dictionary lists what is."), isDone: false)
        }
        let gone = words.filter { unwanted.contains($0.lowercased()) }
        return DictionaryOutcome(words: left, wording: Wording("Removed from your dictionary: \(list(gone))."))
    }

    private static func listed(_ words: [String], others: [String]) -> Wording {
        let more = TranscriptionWords.told(words, and: others).count - TranscriptionWords.told(words).count
        let known = more > 0 ? " Names that echo knows from elsewhere are sent, too: \(more)." : ""
        guard !words.isEmpty else {
            return Wording("Your dictionary is empty. /dictionary add NAME adds a name or a product.\(known)")
        }
        return Wording("Your dictionary: \(list(words)).\(known)")
    }

    private static func list(_ words: [String]) -> String {
        let shown = words.prefix(30).joined(separator: ", ")
        return words.count > 30 ? "\(shown) and \(words.count - 30) more" : shown
    }
}

/// The request written after /dictionary.
enum DictionaryRequest: Sendable, Hashable {
    case list
    case add([String])
    case remove([String])
    /// Nothing that is understood.
    case unclear

    init(_ words: String) {
        let text = words.trimmed
        let verb = text.prefix { !$0.isWhitespace }
        let named = WordList.words(in: String(text.dropFirst(verb.count)))
        switch verb.lowercased() {
        case "", "list": self = named.isEmpty ? .list : .unclear
        case "add" where !named.isEmpty: self = .add(named)
        case "remove" where !named.isEmpty: self = .remove(named)
        default: self = .unclear
        }
    }
}

/// The words as they are then, and what is said.
struct DictionaryOutcome: Sendable, Hashable {
    var words: [String]
    var wording: Wording
    var isDone = true
}

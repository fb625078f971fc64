import EchoScreen
import EchoText

/// The words of a line, with what they mean.
struct WordsPanel: PanelProtocol {
    struct Word: Sendable, Hashable {
        let text: String
        /// It was looked up.
        var isKnown = false
        /// Nil where nobody knows it.
        var found: FoundWord?
    }

    let line: Int
    let words: [String]
    private let text: String
    private var rows: [Word]
    private var selection = 0
    /// Why nothing is found.
    private var problem: ProviderError?

    init(line: Int, text: String, words: [String]) {
        (self.line, self.text, self.words) = (line, text, words)
        rows = words.map { Word(text: $0) }
    }

    mutating func show(_ found: FoundWord?, for word: String) {
        guard let index = rows.firstIndex(where: { $0.text == word }) else { return }
        (rows[index].isKnown, rows[index].found) = (true, found)
    }

    mutating func fail(_ error: ProviderError) { problem = error }

    var selected: Word? { rows.indices.contains(selection) ? rows[selection] : nil }

    mutating func move(by count: Int) {
        selection = selection.moved(by: count, last: rows.count - 1)
    }

    var use: Situation.Overlay { .choosing }

    var overlay: OverlayViewState {
        let list = ChoiceListViewState(
            rows: rows.map(row), selection: selection, empty: "There is no word in this line.")
        var overlay = OverlayViewState(title: "Words", content: .choices(list))
        overlay.keys = .roomWords
        return overlay
    }

    private func row(_ word: Word) -> ChoiceRowViewState {
        let headword = word.found.map { $0.meanings.isEmpty ? word.text : $0.headword } ?? word.text
        let note = [headword.lowercased() == word.text.lowercased() ? "" : headword, word.found?.reading ?? ""].filter {
            !$0.isEmpty
        }
        var row = ChoiceRowViewState(
            id: word.text, title: Sanitizer.line(word.text), state: state(word),
            note: Sanitizer.line(note.joined(separator: " · ")))
        row.help = help(word)
        return row
    }

    private func state(_ word: Word) -> StyledText {
        if let found = word.found, !found.meanings.isEmpty { return StyledText(Sanitizer.line(found.meaning)) }
        return StyledText(word.isKnown || problem != nil ? "?" : "…", .faint)
    }

    private func help(_ word: Word) -> String {
        if let problem { return ProviderProblem(error: problem).wording.text { _ in "" } }
        guard let found = word.found else {
            if word.isKnown { return "Nobody here knows this word." }
            return rows.contains(where: \.isKnown)
                ? Sanitizer.line(text)
                : "Looking up … A dictionary that is read for the first time takes up to a minute."
        }
        let meanings = found.meanings.joined(separator: "; ")
        let english = found.isInEnglish ? "in English: no dictionary of your language is installed" : ""
        let known = [found.headword, found.reading, found.form, meanings, english]
        return Sanitizer.line(known.filter { !$0.isEmpty }.joined(separator: " · "))
    }

    var hints: [HintViewState]? {
        [
            HintViewState(.open, "note it"), HintViewState(.makeCard, "card"), HintViewState(.sayLineAgain, "say it"),
            HintViewState(.stop, "close"),
        ]
    }

    func describePanel(in situation: inout Situation) {
        situation.facts.insert(.seesWords)
        situation.canOpen = selected?.found != nil
        situation.choiceAction = "note it"
    }
}

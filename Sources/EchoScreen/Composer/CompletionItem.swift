import EchoText

/// One thing that may stand in the place of a word.
struct CompletionItem: Sendable, Hashable {
    var row: ChoiceRowViewState
    /// What is compared with the word.
    var name: String
    /// What takes the place of the word; nil for what cannot be typed.
    var text: String?

    /// Nothing would change if it took the word's place.
    func isWritten(as word: String) -> Bool { [name, text].contains { $0?.lowercased() == word.lowercased() } }

    /// Whether the word is its beginning.
    func begins(with word: String) -> Bool { !word.isEmpty && name.lowercased().hasPrefix(word.lowercased()) }

    /// Whether the word is part of it as it is written.
    func contains(_ word: String) -> Bool { !word.isEmpty && name.lowercased().contains(word.lowercased()) }

    init(_ name: String, text: String?, title: String? = nil, note: String = "", help: String = "") {
        self.name = name
        self.text = text
        row = ChoiceRowViewState(id: name, title: title ?? Sanitizer.line(name), note: note, help: help)
    }
}

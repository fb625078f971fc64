/// A spoken command while dictating.
public enum DictationCommand: String, Sendable, Hashable, CaseIterable {
    case newLine, newParagraph
    /// Takes back what was written last.
    case deleteThat
    /// Sends what is written, and ends the dictation.
    case send

    /// How it is said.
    ///
    /// - Parameter language: ISO 639-1; none for one that is not known here.
    static func phrases(_ language: String) -> [(DictationCommand, [String])] { table[language] ?? [] }

    /// Whether it may stand inside a sentence: words that are written cannot be meant by it.
    var standsAnywhere: Bool { self == .newLine || self == .newParagraph }

    private static let table: [String: [(DictationCommand, [String])]] = [
        "en": [
            (.newLine, ["new line", "newline", "next line"]), (.newParagraph, ["new paragraph", "next paragraph"]),
            (.deleteThat, ["delete that", "scratch that", "undo that"]), (.send, ["send", "send it", "send message"]),
        ],
        "de": [
            (.newLine, ["neue zeile"]), (.newParagraph, ["neuer absatz"]),
            (.deleteThat, ["lösch das", "lösche das"]), (.send, ["senden", "abschicken"]),
        ],
        "fr": [
            (.newLine, ["nouvelle ligne", "à la ligne"]), (.newParagraph, ["nouveau paragraphe"]),
            (.deleteThat, ["efface ça", "supprime ça"]), (.send, ["envoyer", "envoie"]),
        ],
        "es": [
            (.newLine, ["nueva línea"]), (.newParagraph, ["nuevo párrafo"]), (.deleteThat, ["borra eso"]),
            (.send, ["enviar", "envíalo"]),
        ],
    ]
}

/// A part of a dictated piece.
public enum DictatedPart: Sendable, Hashable {
    case words(String)
    case command(DictationCommand)
}

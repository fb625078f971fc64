import EchoScreen
import EchoText
import Foundation

/// A margin as JSON: runs of text with the names of their roles. A role that is not known any more is plain.
struct StoredMargin: Codable, Hashable {
    struct Run: Codable, Hashable {
        let text: String
        var role: String?

        init(_ run: StyledText) { (text, role) = (run.text, run.role == .plain ? nil : run.role.rawValue) }

        var styled: StyledText { StyledText(Sanitizer.line(text), role.flatMap(TextRole.init(rawValue:)) ?? .plain) }
    }

    struct Note: Codable, Hashable {
        let sign: Run
        let line: [Run]
        /// Nil for one that has no word of its own, as of all that was kept before there was this.
        var name: String?

        init(_ note: MessageMargin.Note) {
            (sign, line) = (Run(note.sign), note.line.map(Run.init))
            name = note.name == MessageMargin.Note.standardName ? nil : note.name
        }

        var note: MessageMargin.Note {
            MessageMargin.Note(
                sign: sign.styled, line: line.map(\.styled),
                name: name.map(Sanitizer.line) ?? MessageMargin.Note.standardName)
        }
    }

    var author: String?
    var place: String?
    var notes: [Note]
    /// Nil for what was heard, as of all that was kept before there was this.
    var isUnheard: Bool?

    init(_ margin: MessageMargin) {
        (author, place) = (margin.author, margin.place)
        notes = margin.notes.map(Note.init)
        isUnheard = margin.wasHeard ? nil : true
    }

    var margin: MessageMargin {
        MessageMargin(
            author: author.map(Sanitizer.line), place: place.map(Sanitizer.line),
            notes: notes.map(\.note),
            wasHeard: isUnheard != true)
    }
}

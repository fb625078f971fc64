import EchoPresentation
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
    }

    var author: String?
    var place: String?
    var notes: [Note]
    /// Nil for what was heard, as of all that was kept before there was this.
    var isUnheard: Bool?

    init(_ margin: MessageMargin) {
        (author, place) = (margin.author, margin.place)
        notes = margin.notes.map { Note(sign: Run($0.sign), line: $0.line.map(Run.init)) }
        isUnheard = margin.wasHeard ? nil : true
    }

    var margin: MessageMargin {
        MessageMargin(
            author: author.map(Sanitizer.line), place: place.map(Sanitizer.line),
            notes: notes.map { MessageMargin.Note(sign: $0.sign.styled, line: $0.line.map(\.styled)) },
            wasHeard: isUnheard != true)
    }
}

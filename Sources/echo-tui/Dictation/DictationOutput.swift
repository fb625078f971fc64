import Echo
import EchoText
import Foundation

/// The output of a dictation, as facts that lead to effects.
struct DictationOutput: Sendable {
    enum Form: Sendable, Hashable {
        /// Running text, as it settles.
        case text
        /// A JSON object a line, for each piece and each command.
        case json
        /// Nothing before the end: until then it can be taken back.
        case whole
    }

    enum Effect: Sendable, Hashable {
        case print(String)
        case warn(String)
        /// The person has said enough.
        case finish
    }

    private let form: Form
    private let reader: DictationReader
    private var writer = DictationWriter()
    /// All of it; what is printed as running text is only looked at for blanks and capitals.
    private(set) var text = ""
    private(set) var isSent = false

    init(_ form: Form, languages: [String]) { (self.form, reader) = (form, DictationReader(languages: languages)) }

    mutating func receive(_ event: DictationEvent) -> [Effect] {
        switch event {
        case .listening, .partial: []
        case .lost(let error): [.warn(DictationFailure.lost(error))]
        case .settled(let piece): reader.parts(of: Sanitizer.line(piece.text)).flatMap { write($0, of: piece) }
        }
    }

    /// A text ends with a line feed.
    func end() -> [Effect] {
        guard form == .text, !text.isEmpty, text.last != "\n" else { return [] }
        return [.print("\n")]
    }

    private mutating func write(_ part: DictatedPart, of piece: DictatedPiece) -> [Effect] {
        guard !isSent else { return [] }
        let edit = writer.write(part, before: String(text.suffix(DictationWriter.reach)))
        if part == .command(.send) { isSent = true }
        if form == .json { return [.print(Self.line(part, of: piece))] + (isSent ? [.finish] : []) }
        switch edit {
        case .insert(let words):
            text += words
            return form == .text ? [.print(words)] : []
        case .delete(let count):
            guard form == .whole else { return [.warn(Self.cannotDelete)] }
            text.removeLast(min(count, text.count))
            return []
        case .nothingToDelete: return [.warn("Nothing is left to delete.")]
        case .send: return [.finish]
        case .nothing: return []
        }
    }

    private static let cannotDelete =
        "“delete that” cannot take back what was printed. With --once or --clipboard it can."

    /// The printed form of a piece, or of a command in it.
    private struct Line: Encodable {
        var text: String?
        var command: String?
        /// Seconds since the dictation began.
        var start: Double
        var end: Double
    }

    private static func line(_ part: DictatedPart, of piece: DictatedPiece) -> String {
        var line = Line(start: seconds(piece.began), end: seconds(piece.ended))
        switch part {
        case .words(let words): line.text = words
        case .command(let command): line.command = command.rawValue
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Two texts and two numbers can always be encoded.
        return String(decoding: (try? encoder.encode(line)) ?? Data(), as: UTF8.self) + "\n"
    }

    /// To the millisecond.
    private static func seconds(_ duration: Duration) -> Double {
        ((duration / .seconds(1)) * 1000).rounded() / 1000
    }
}

import Echo
import Foundation

/// The fate of dictated words: the edits of the message that follow, and whether it is sent in the end.
struct DictationRules: Sendable, Hashable {
    private let reader: DictationReader
    private var writer = DictationWriter()
    /// The message is to be sent when the last words are there.
    private(set) var isToSend = false
    /// Whatever follows belongs to no message: that one is to be sent was said.
    private var isClosed = false
    /// Words are missing.
    private(set) var hasLost = false

    /// - Parameter languages: that may be spoken, in ISO 639-1.
    init(languages: [String]) { reader = DictationReader(languages: languages) }

    /// Whether a message asks for dictation.
    static func asks(_ text: String) -> Bool {
        guard text.utf8.count < 100 else { return false }
        let edges = CharacterSet.whitespacesAndNewlines.union(.punctuationCharacters)
        return requests.contains(text.lowercased().trimmingCharacters(in: edges))
    }

    private static let requests: Set = ["take this down", "take dictation", "start dictation"]

    func parts(of piece: DictatedPiece) -> [DictatedPart] { reader.parts(of: piece.text) }

    /// What is dictated behind a spoken command to send is not written: it belongs to nothing.
    mutating func write(_ part: DictatedPart, before: String, after: Character?) -> DictationEdit {
        guard !isClosed else { return .nothing }
        return writer.write(part, before: before, after: after)
    }

    /// - Parameter isSpoken: the words say so; a key sends the last words, too.
    mutating func send(isSpoken: Bool = false) { (isToSend, isClosed) = (true, isClosed || isSpoken) }
    mutating func lose() { hasLost = true }
}

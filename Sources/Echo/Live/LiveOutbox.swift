import EchoWire
import Foundation

/// Texts for a live voice, sent piece by piece: the next goes when the last has reached the model.
struct LiveOutbox: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        /// A standing instruction.
        case instructions
        /// To be known.
        case thinking
        /// To be said.
        case commentary
    }

    struct Append: Sendable, Hashable {
        var kind: Kind
        var content: String
        /// The server's name for the work that it belongs to; nil for none.
        var delegation: String?
        /// What is said to it is something new.
        var begins = false

        func event(_ id: String) -> LiveClientEvent {
            let delegation = delegation.map { Clearable.value($0) } ?? .cleared
            return switch kind {
            case .instructions:
                .instructionsAppend(LiveInstructionsAppend(eventID: id, delegationID: delegation, content: content))
            case .thinking:
                .thinkingAppend(LiveThinkingAppend(eventID: id, delegationID: delegation, content: content))
            case .commentary:
                .commentaryAppend(LiveCommentaryAppend(eventID: id, delegationID: delegation, content: content))
            }
        }
    }

    /// The server takes 500 tokens, by its own count.
    static let mostTokens = 400
    static let mostCharacters = 1_200
    /// Pieces that wait. Of more, the oldest that need not be said are left out.
    static let mostWaiting = 64
    /// An acknowledgement that has not come by then is not waited for.
    static let patience = Duration.seconds(5)

    private(set) var waiting: [Append] = []
    private(set) var inFlight: String?
    /// Whether what is said to the piece under way is something new.
    private(set) var begins = false

    var isEmpty: Bool { waiting.isEmpty && inFlight == nil }

    mutating func add(_ kind: Kind, _ text: String, of delegation: String? = nil) {
        for (index, piece) in Self.pieces(of: text).enumerated() {
            if waiting.count >= Self.mostWaiting {
                waiting.remove(at: waiting.firstIndex { $0.kind == .thinking } ?? 0)
            }
            let begins = kind == .commentary && index == 0
            waiting.append(Append(kind: kind, content: piece, delegation: delegation, begins: begins))
        }
    }

    /// What is to be sent now; nil for nothing.
    mutating func next(id: () -> String) -> LiveClientEvent? {
        guard inFlight == nil, !waiting.isEmpty else { return nil }
        let id = id()
        let append = waiting.removeFirst()
        (inFlight, begins) = (id, append.begins)
        return append.event(id)
    }

    /// The server has it, or will not have it. One that names no event means the one that is under way.
    ///
    /// - Returns: whether it was waited for.
    mutating func settle(_ id: String?) -> Bool {
        guard let inFlight, id == nil || id == inFlight else { return false }
        self.inFlight = nil
        return true
    }

    /// A new session knows nothing of what the last one was told, or of its delegations.
    mutating func beginAnew() {
        inFlight = nil
        for index in waiting.indices { waiting[index].delegation = nil }
    }

    mutating func clear() { self = LiveOutbox() }

    /// Cut where a sentence or a word ends.
    static func pieces(of text: String) -> [String] {
        var pieces: [String] = []
        var rest = Substring(text.trimmingCharacters(in: .whitespacesAndNewlines))
        while !rest.isEmpty {
            let piece = piece(of: rest)
            rest = rest[piece.endIndex...].drop { $0.isWhitespace }
            pieces.append(piece.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        return pieces
    }

    private static func piece(of text: Substring) -> Substring {
        var length = mostCharacters
        while true {
            let start = text.prefix(length)
            guard TokenCounter.tokens(in: String(start)) > mostTokens else {
                return start.endIndex == text.endIndex ? start : end(of: start)
            }
            length = max(1, start.count * 3 / 4)
        }
    }

    private static func end(of start: Substring) -> Substring {
        let later = start.index(start.startIndex, offsetBy: start.count / 2)
        if let stop = start[later...].lastIndex(where: { ".!?。！？\n".contains($0) }) { return start[...stop] }
        if let space = start[later...].lastIndex(where: \.isWhitespace) { return start[...space] }
        return start
    }
}

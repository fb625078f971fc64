/// Leaves out what a model thinks aloud between `<think>` and `</think>` before its answer.
struct ThoughtFilter: Sendable {
    private static let opening = "<think>"
    private static let closing = "</think>"

    private enum State {
        /// Nothing but white space has come, or the beginning of the mark.
        case undecided, thinking
        /// The thought is over, and only white space has come since.
        case pausing
        case answering
    }

    private var state = State.undecided
    private var held = ""

    mutating func feed(_ text: String) -> String {
        guard state != .answering else { return text }
        held += text
        if state == .undecided { decide() }
        if state == .thinking { passThought() }
        if state == .pausing {
            held = String(held.drop(while: \.isWhitespace))
            if !held.isEmpty { state = .answering }
        }
        return state == .answering ? flush() : ""
    }

    /// What was held back; thoughts that never ended are not it.
    mutating func flush() -> String {
        defer { held = "" }
        return state == .thinking ? "" : held
    }

    private mutating func passThought() {
        if let end = held.firstRange(of: Self.closing) {
            state = .pausing
            held = String(held[end.upperBound...])
        } else {
            // Only its end matters.
            held = String(held.suffix(Self.closing.count))
        }
    }

    private mutating func decide() {
        let words = held.drop(while: \.isWhitespace)
        if words.hasPrefix(Self.opening) {
            state = .thinking
            held = String(words.dropFirst(Self.opening.count))
        } else if !Self.opening.hasPrefix(words) {
            state = .answering
        }
    }
}

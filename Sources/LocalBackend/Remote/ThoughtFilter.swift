/// Leaves out what a model thinks aloud between two marks before its answer.
struct ThoughtFilter: Sendable {
    /// As the templates of Qwen and DeepSeek, Gemma, gpt-oss, Magistral, Kimi and Command have them.
    private static let marks = [
        ("<think>", "</think>"), ("<thinking>", "</thinking>"), ("<thought>", "</thought>"),
        ("<reasoning>", "</reasoning>"), ("<|channel|>analysis<|message|>", "<|channel|>final<|message|>"),
        ("[THINK]", "[/THINK]"), ("◁think▷", "◁/think▷"), ("<|START_THINKING|>", "<|END_THINKING|>"),
    ]

    /// What some templates write before all that.
    private static let openings = [
        "<|start_header_id|>assistant<|end_header_id|>", "<|im_start|>assistant", "<|start|>assistant",
        "<start_of_turn>model", "<|assistant|>", "<s>",
    ]

    private enum State {
        /// Nothing but white space and openings have come, or the beginning of a mark.
        case undecided
        case thinking(until: String)
        /// The thought is over, and only white space has come since.
        case pausing
        case answering
    }

    private var state = State.undecided
    private var held = ""

    mutating func feed(_ text: String) -> String {
        if case .answering = state { return text }
        held += text
        if case .undecided = state { decide() }
        if case .thinking(let end) = state { passThought(until: end) }
        if case .pausing = state {
            held = String(held.drop(while: \.isWhitespace))
            if !held.isEmpty { state = .answering }
        }
        guard case .answering = state else { return "" }
        return flush()
    }

    /// What was held back; thoughts that never ended are not it.
    mutating func flush() -> String {
        defer { held = "" }
        if case .thinking = state { return "" }
        return held
    }

    private mutating func passThought(until end: String) {
        if let found = held.firstRange(of: end) {
            state = .pausing
            held = String(held[found.upperBound...])
        } else {
            // Only its end matters.
            held = String(held.suffix(end.count))
        }
    }

    private mutating func decide() {
        let words = Self.withoutOpenings(held)
        if let (opening, end) = Self.marks.first(where: { words.hasPrefix($0.0) }) {
            state = .thinking(until: end)
            held = String(words.dropFirst(opening.count))
        } else if !(Self.marks.map(\.0) + Self.openings).contains(where: { $0.hasPrefix(words) }) {
            state = .answering
        }
    }

    private static func withoutOpenings(_ text: String) -> Substring {
        var words = text.drop(while: \.isWhitespace)
        while let opening = openings.first(where: { words.hasPrefix($0) }) {
            words = words.dropFirst(opening.count).drop(while: \.isWhitespace)
        }
        return words
    }
}

/// Leaves out the marks of a model's own template around its answer, and ends the answer where the model goes on to play
/// somebody else's turn.
struct TemplateMarks: Sendable {
    /// What may stand before an answer.
    private static let openings = [
        "<|start|>assistant<|channel|>final<|message|>", "<|channel|>final<|message|>",
        "<|start_header_id|>assistant<|end_header_id|>", "<|im_start|>assistant", "<start_of_turn>model",
        "<|assistant|>", "[/INST]", "<s>", "assistant\n",
    ]
    /// What ends it.
    private static let ends = [
        "<|im_end|>", "<|im_start|>", "<|eot_id|>", "<|eom_id|>", "<|start_header_id|>", "<|end_of_text|>",
        "<|endoftext|>", "<|end|>", "<|return|>", "<|user|>", "<|assistant|>", "<|system|>", "<|end_of_turn|>",
        "<|END_OF_TURN_TOKEN|>", "<end_of_turn>", "<start_of_turn>", "[INST]", "[/INST]", "</s>",
        "<｜end▁of▁sentence｜>", "<｜User｜>",
    ]
    /// The end of a thought whose beginning the template wrote.
    private static let dropped = "</think>"

    private var held = ""
    private var hasBegun = false
    /// Whether the answer has ended, whatever still comes.
    private(set) var isOver = false

    mutating func feed(_ text: String) -> String {
        guard !isOver else { return "" }
        held += text
        if !hasBegun { dropOpenings() }
        guard hasBegun else { return "" }
        held = held.replacing(Self.dropped, with: "")
        if let end = Self.ends.compactMap({ held.firstRange(of: $0)?.lowerBound }).min() {
            isOver = true
            defer { held = "" }
            return String(held[..<end])
        }
        return release(keeping: Self.begun(in: held))
    }

    /// What was held back, because it might have become a mark.
    mutating func flush() -> String {
        defer { held = "" }
        return isOver ? "" : held
    }

    private mutating func dropOpenings() {
        while true {
            let words = held.drop(while: \.isWhitespace)
            if let opening = Self.openings.first(where: { words.hasPrefix($0) }) {
                held = String(words.dropFirst(opening.count).drop(while: \.isWhitespace))
            } else {
                hasBegun = !words.isEmpty && !Self.openings.contains { $0.hasPrefix(words) }
                return
            }
        }
    }

    private mutating func release(keeping count: Int) -> String {
        defer { held = String(held.suffix(count)) }
        return String(held.dropLast(count))
    }

    /// Characters at the end of a text that may be the beginning of a mark.
    private static func begun(in text: String) -> Int {
        let longest = 24
        var end = text.suffix(longest)
        while !end.isEmpty, !(ends + [dropped]).contains(where: { $0.hasPrefix(end) }) { end = end.dropFirst() }
        return end.count
    }
}

import EchoWire
import Foundation

@testable import Echo

/// What an answer consists of, however it was cut into parts.
struct AnswerSummary: Hashable {
    var text = ""
    var refusal = ""
    var calls: [ToolCall] = []
    var thoughts = 0
    /// What the model thought, in words.
    var thought = ""
    var tokens: Int?
    var end: AnswerEnd?

    init(_ parts: [AnswerPart]) {
        for part in parts {
            switch part {
            case .began: break
            case .text(_, let delta): text += delta
            case .wasThought: (thought, text) = (thought + text, "")
            case .reworded(_, let words): (text, refusal) = (words, "")
            case .thought(let delta): thought += delta
            case .refusal(_, let delta): refusal += delta
            case .call(_, let call): calls.append(call)
            case .reasoning: thoughts += 1
            case .usage(let usage): tokens = usage.totalTokens
            case .ended(let end): self.end = end
            case .phase, .search, .source, .compacted, .tier, .leftOut, .steerable, .steered,
                .steerFailed, .provider:
                break
            }
        }
    }
}

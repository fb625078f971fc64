import EchoWire
import Foundation

/// One piece of work that the voice has given away, done by the model that writes, with the conversation's tools.
struct LiveDelegate: Sendable, Hashable {
    /// A step that follows from a part of an answer.
    enum Step: Sendable, Hashable {
        case run(ToolCall)
        /// The model has said what it is about to do.
        case progress(String)
        /// All calls are answered: the model goes on.
        case ask
        case result(String)
        case failed(EchoError)
    }

    /// Answers that are asked for one after the other, each after calls of tools.
    static let mostRounds = 24

    /// Our number for it.
    let number: Int
    /// The server's name; nil for what the user typed, and for what an earlier session has asked for.
    var delegation: String?
    /// What the user has said until then: if more follows, the talk has gone on.
    let asked: Int
    /// The conversation when it began, and what came of it.
    private(set) var entries: [PromptEntry] = []
    /// Answers that were asked for.
    private(set) var round = 0
    private var texts = AnswerTexts()
    private var asides = AnswerTexts()
    private var phases: [String: Message.Phase] = [:]
    private var calls: [ToolCall] = []
    private var results: [String: ToolResult] = [:]
    private var thoughts: [PromptEntry] = []
    private var hasAnswered = false

    init(number: Int, delegation: String?, asked: Int) {
        (self.number, self.delegation, self.asked) = (number, delegation, asked)
    }

    /// Calls that have no result yet.
    var openCalls: [ToolCall] { calls.filter { results[$0.id] == nil } }

    mutating func begin(with entries: [PromptEntry]) {
        self.entries = entries
        noteAsked()
    }

    mutating func receive(_ part: AnswerPart) -> [Step] {
        switch part {
        case .text(let item, _), .wasThought(let item), .reworded(let item, _):
            if phases[item] == .commentary { asides.note(part) } else { texts.note(part) }
        case .refusal(let item, let delta): texts.note(.text(itemID: item, delta: delta))
        case .phase(let item, let phase): phases[item] = phase
        case .reasoning(let thought): thoughts.append(.reasoning(thought))
        case .call(_, let call):
            guard !calls.contains(where: { $0.id == call.id }) else { return [] }
            calls.append(call)
            return said() + [.run(call)]
        case .search(_, let query, false):
            return [.progress(query.map { "Searching the web: \($0)" } ?? "Searching the web.")]
        case .ended(let end): return ended(end)
        default: break
        }
        return []
    }

    /// - Returns: nil for a call that is not of this work.
    mutating func take(_ result: ToolResult) -> [Step]? {
        guard calls.contains(where: { $0.id == result.callID }), results[result.callID] == nil else { return nil }
        results[result.callID] = result
        return goOn()
    }

    mutating func noteAsked() {
        round += 1
        (texts, asides, hasAnswered) = (AnswerTexts(), AnswerTexts(), false)
    }

    private var words: String { texts.all.joined() }
    private var commentary: String { asides.all.joined() }

    /// What the model says before it calls a tool is progress.
    private mutating func said() -> [Step] {
        let said = (commentary + words).trimmingCharacters(in: .whitespacesAndNewlines)
        guard !said.isEmpty else { return [] }
        thoughts.append(.message(id: nil, role: .assistant, text: said))
        (texts, asides) = (AnswerTexts(), AnswerTexts())
        return [.progress(said)]
    }

    private mutating func ended(_ end: AnswerEnd) -> [Step] {
        hasAnswered = true
        switch end {
        case .failed(let error): return [.failed(error)]
        case .incomplete(let reason) where calls.isEmpty && words.isEmpty:
            return [.failed(.incompleteAnswer(reason: reason))]
        case .completed, .incomplete: return calls.isEmpty ? [.result(answer)] : goOn()
        }
    }

    private var answer: String {
        let answer = words.trimmingCharacters(in: .whitespacesAndNewlines)
        return answer.isEmpty ? commentary.trimmingCharacters(in: .whitespacesAndNewlines) : answer
    }

    private mutating func goOn() -> [Step] {
        guard hasAnswered, !calls.isEmpty, openCalls.isEmpty else { return [] }
        guard round < Self.mostRounds else { return [.failed(.incompleteAnswer(reason: "too many tool calls"))] }
        entries += thoughts + calls.map(PromptEntry.call)
        entries += calls.compactMap { results[$0.id] }.map(PromptEntry.result)
        (thoughts, calls, results) = ([], [], [:])
        noteAsked()
        return [.ask]
    }
}

extension LiveDelegate {
    /// What the model that writes is told besides the conversation's own instructions.
    static let instructions = """
        You work for a voice assistant that is talking with a person at this moment; the conversation so far is its \
        transcript. Do what the person asked for last, with the tools that you have. Your answer is spoken by the voice: \
        plain sentences in the person's language, a few of them, without Markdown, lists, links or symbols. Say what you \
        found, not how. If something is unclear or did not work, say so in one sentence.
        """
}

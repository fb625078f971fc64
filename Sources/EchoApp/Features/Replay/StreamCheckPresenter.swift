public import Echo
import EchoScreen
import EchoText

/// Says what a recorded stream shows, and how its answer ended.
public enum StreamCheckPresenter {
    /// The last line tells how the answer ended.
    public static func lines(_ check: StreamCheck) -> [String] {
        let said = check.messages.flatMap(lines)
        let errors = check.errors.map(sentence)
        let end = end(check.end)
        return ["Read as \(name(check.wire))."] + said + errors.filter { $0 != end } + [end]
    }

    private static func name(_ wire: StreamCheck.Wire) -> String {
        switch wire {
        case .chatCompletions: "an answer over Chat Completions"
        case .responses: "an answer over the Responses API"
        case .realtime: "events of a Realtime server"
        case .log: "a log of echo-tui"
        }
    }

    private static func lines(_ message: Message) -> [String] {
        if let call = message.tool?.call {
            return ["Tool call: \(Sanitizer.line(call.name)) \(Sanitizer.line(call.arguments))"]
        }
        let text = message.text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { Sanitizer.line(String($0)) }
        guard !message.text.isEmpty, let first = text.first else { return [] }
        return ["Assistant: \(first)"] + text.dropFirst() + mark(message.status)
    }

    private static func mark(_ status: Message.Status) -> [String] {
        switch status {
        case .completed: []
        case .interrupted, .cancelled: ["(interrupted)"]
        case .failed: ["(failed)"]
        default: ["(cut off)"]
        }
    }

    private static func end(_ end: StreamCheck.End) -> String {
        switch end {
        case .whole: "The answer is whole."
        case .failed(let error): sentence(error)
        case .cut(let reason) where ["max_output_tokens", "content_filter"].contains(reason):
            sentence(.incompleteAnswer(reason: reason))
        case .cut: "The answer was cut off: the recording ends before the answer does."
        }
    }

    private static func sentence(_ error: EchoError) -> String {
        ErrorPresenter.present(error).whatHappened.text(keyName: \.name)
    }
}

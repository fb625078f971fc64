import Echo
import EchoText

/// Counts the turns of a conversation by what goes over the wire. A turn begins with what the user says or writes after
/// something was answered; tools that are called and what follows them belong to it.
struct EventTurns: Sendable, Hashable {
    /// From 1; 0 before the first.
    private(set) var current = 0
    private var isAnswered = true

    /// The turn that this event belongs to.
    mutating func turn(of record: WireRecord) -> Int {
        if Self.isUsers(record) {
            if isAnswered { current += 1 }
            isAnswered = false
        } else if Self.isAnswer(record.type) {
            current = max(1, current)
            isAnswered = true
        }
        return current
    }

    private static func isUsers(_ record: WireRecord) -> Bool {
        switch record.type {
        case "input_audio_buffer.speech_started", "input_audio_buffer.commit", "input_audio_buffer.committed": true
        case "conversation.item.create": record.json.contains(#""role":"user""#)
        default: record.direction == .sent && isQuestion(record)
        }
    }

    private static func isAnswer(_ type: String) -> Bool {
        switch type {
        case "response.created", "response.done", "chat.completion.chunk", "chat.completion": true
        default: false
        }
    }

    /// A request for a written answer, unless it only tells what a tool gave.
    private static func isQuestion(_ record: WireRecord) -> Bool {
        guard record.type.hasPrefix("POST ") || record.type.hasPrefix("WS "),
            record.type.hasSuffix("responses") || record.type.hasSuffix("chat/completions")
        else { return false }
        let (asked, given) = (last(#""role":"user""#, in: record), lastResult(in: record))
        guard let given else { return true }
        return asked.map { $0 > given } ?? false
    }

    private static func lastResult(in record: WireRecord) -> Int? {
        [#""function_call_output""#, #""role":"tool""#].compactMap { last($0, in: record) }.max()
    }

    private static func last(_ text: String, in record: WireRecord) -> Int? {
        ByteSearch.last(of: Array(text.utf8), in: record.json)
    }
}

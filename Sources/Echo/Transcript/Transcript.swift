import Foundation

/// What was said in a conversation, by voice or in writing: its messages in their order, the calls of tools among them,
/// and what is told of both.
struct Transcript: Sendable {
    var queue = MessageQueue()
    private(set) var calls = ToolCallLedger()
    /// Messages that were shown and not yet released.
    private var unreleased: Set<String> = []
    /// The first of them, as far as is known: it holds back the others.
    private var blocker: String?

    /// Messages from before, which nobody is told of again.
    mutating func load(_ messages: [Message]) {
        for message in messages {
            queue.append(message)
            if !message.isFinal { unreleased.insert(message.id) }
        }
    }

    // MARK: messages

    /// What the user said last to the assistant.
    var lastQuestion: Message? { queue.newestFirst.first { $0.role == .user && !$0.isLocal } }

    /// What the user wrote last, as long as the assistant has said nothing since.
    var unansweredText: Message.ID? {
        for message in queue.newestFirst where !message.isLocal {
            if message.role == .user { return message.medium == .text ? message.id : nil }
            if message.role == .assistant, !message.text.isEmpty { return nil }
        }
        return nil
    }

    /// A new message, at the end until its place is known. One that is there already is left as it is.
    mutating func show(_ message: Message) -> [EchoEvent] {
        guard queue[message.id] == nil else { return [] }
        queue.append(message)
        unreleased.insert(message.id)
        let shown = [EchoEvent.messageUpdated(message)]
        return message.isFinal ? shown + announce(message.id) : shown
    }

    /// Messages that no server is told; those that are not finished grow when they are noted again.
    mutating func note(_ messages: [Message]) -> [EchoEvent] {
        messages.flatMap { message in
            var message = message
            message.isLocal = true
            guard let known = queue[message.id] else {
                let shown = show(message)
                queue.keepToItself(message.id)
                return shown
            }
            guard known.isLocal, !known.isFinal else { return [] }
            message.createdAt = known.createdAt
            let changed = change(message.id) { $0 = message }
            return message.isFinal ? changed + announce(message.id) : changed
        }
    }

    mutating func change(_ id: String, _ change: (inout Message) -> Void) -> [EchoEvent] {
        queue.update(id, change).map { [.messageUpdated($0)] } ?? []
    }

    mutating func finish(_ id: String, _ status: Message.Status) -> [EchoEvent] {
        guard queue.update(id, { $0.status = status }) != nil else { return [] }
        return announce(id)
    }

    /// What an answer used and cost, known late.
    mutating func account(_ id: String, _ usage: Usage, _ cost: Cost?) -> [EchoEvent] {
        let message = queue.update(id) { ($0.usage, $0.cost) = (usage, cost) }
        return message?.isFinal == true ? announce(id) : []
    }

    /// - Parameter provider: as the server tells it; a name that is longer than anybody's is cut.
    mutating func attribute(_ id: String, to provider: String) -> [EchoEvent] {
        let message = queue.update(id) { $0.provider = String(provider.prefix(80)) }
        return message?.isFinal == true ? announce(id) : []
    }

    mutating func remove(_ id: String) -> [EchoEvent] {
        guard queue.remove(id) != nil else { return [] }
        unreleased.remove(id)
        return [.messageRemoved(id: id)] + release()
    }

    private mutating func announce(_ id: String) -> [EchoEvent] {
        guard let message = queue[id] else { return [] }
        return [.messageFinalized(message)] + release()
    }

    /// What is finished, in the order of the conversation, up to the first message that is not: a transcript that comes
    /// late holds back what follows it.
    private mutating func release() -> [EchoEvent] {
        guard blocker.flatMap({ queue[$0]?.isFinal }) != false else { return [] }
        let rest = blocker.flatMap { queue[$0] == nil ? nil : $0 }
        blocker = nil
        let released = rest.map { release(queue.messages(from: $0)) } ?? []
        // What was put before it meanwhile is found when nothing is held back any more.
        return blocker == nil && !unreleased.isEmpty ? released + release(queue.messages(unreleased)) : released
    }

    private mutating func release(_ messages: some Sequence<Message>) -> [EchoEvent] {
        var released: [EchoEvent] = []
        for message in messages where unreleased.contains(message.id) {
            guard message.isFinal else {
                blocker = message.id
                break
            }
            unreleased.remove(message.id)
            released.append(.messageReleased(message))
        }
        return released
    }

    // MARK: calls of tools

    mutating func begin(_ call: ToolCall, id: String, at date: Date) -> [EchoEvent] {
        calls.add(call.id, item: id)
        return show(Message(call: call, id: id, createdAt: date)) + [.toolCallRequested(call)]
    }

    /// A call has come a step further.
    mutating func follow(_ activity: ToolActivity) -> [EchoEvent] {
        guard let id = calls.item(of: activity.call.id) else { return [] }
        return [.toolCallUpdated(activity)] + change(id) { $0.tool = activity }
    }

    /// A call has its result; nil for a call that nobody asked, or that has one.
    mutating func take(_ result: ToolResult) -> [EchoEvent]? {
        guard let id = calls.settle(result.callID) else { return nil }
        queue.update(id) { $0.take(result) }
        return announce(id) + [.toolResultSubmitted(result)]
    }

    /// Nobody waits for a call any more.
    mutating func cancelCall(_ id: String) -> [EchoEvent] {
        let cancelled = queue.update(id) {
            $0.tool?.phase = .cancelled
            $0.tool?.output = ToolResult.stopped
        }
        let told = cancelled?.tool.map { [EchoEvent.toolCallUpdated($0)] } ?? []
        return told + finish(id, .cancelled)
    }

    /// All results are asked for in one answer.
    mutating func answerCalls() { calls.noteAnswered() }

    /// Another answer has begun meanwhile: the results are told, and ask for none.
    mutating func yieldCalls() { calls.yield() }

    /// Nobody asks for the results any more.
    mutating func forgetCalls() { calls.reset() }
}

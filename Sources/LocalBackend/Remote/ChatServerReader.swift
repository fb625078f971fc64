import EchoWire

/// Reads a streamed answer of a Chat Completions server into parts that can be spoken.
struct ChatServerReader {
    private let server: String
    /// Sentences for speech; otherwise the words as they come.
    private let isSpoken: Bool
    private var parser = SSEParser()
    private var thoughts = ThoughtFilter()
    private var cutter = SentenceCutter()
    private var calls: [Int: (name: String, arguments: String)] = [:]
    private var hasEnded = false
    /// Whether the server has said that nothing follows.
    private(set) var isDone = false

    init(server: String, isSpoken: Bool) {
        self.server = server
        self.isSpoken = isSpoken
    }

    mutating func receive(_ bytes: some Sequence<UInt8>) throws(RemoteError) -> [BrainPart] {
        let events: [SSEEvent]
        do throws(SSEError) { events = try parser.feed(bytes) } catch {
            throw .garbled(server: server, reason: "\(error)")
        }
        var parts: [BrainPart] = []
        for event in events where !isDone { parts += try read(event) }
        return parts
    }

    /// The rest, once the body has ended.
    mutating func finish() throws(RemoteError) -> [BrainPart] {
        guard isDone || hasEnded else { throw .cutOff(server: server) }
        let words = isSpoken ? cutter.feed(thoughts.flush()) + cutter.flush() : [thoughts.flush()]
        let called = calls.keys.sorted().compactMap { calls[$0] }.map { call in
            BrainPart.call(name: call.name, arguments: call.arguments.isEmpty ? "{}" : call.arguments)
        }
        return words.filter { !$0.isEmpty }.map { .text($0) } + called
    }

    private mutating func read(_ event: SSEEvent) throws(RemoteError) -> [BrainPart] {
        let said: ChatStreamEvent
        do throws(WireError) { said = try ChatStreamEvent(parsing: event.data) } catch {
            throw .garbled(server: server, reason: error.description)
        }
        switch said {
        case .done: isDone = true
        case .error(let body): throw .refused(server: server, status: 200, message: body.error.message)
        case .chunk(let chunk): return chunk.choices.prefix(1).flatMap { read($0) }
        }
        return []
    }

    private mutating func read(_ choice: ChatChunkChoice) -> [BrainPart] {
        if choice.finishReason != nil { hasEnded = true }
        for call in choice.delta.toolCalls ?? [] { join(call) }
        let refusal = choice.delta.refusal.flatMap { $0.isEmpty ? nil : BrainPart.refusal($0) }
        let words = thoughts.feed(choice.delta.content ?? "")
        let pieces = isSpoken ? cutter.feed(words) : [words]
        return pieces.filter { !$0.isEmpty }.map { .text($0) } + [refusal].compactMap { $0 }
    }

    /// Servers that send calls whole may leave out their index.
    private mutating func join(_ call: ChatDeltaToolCall) {
        let isNew = call.index == nil && call.function?.name != nil
        let index = call.index ?? (isNew ? calls.count : max(0, calls.count - 1))
        var known = calls[index] ?? ("", "")
        known.name += call.function?.name ?? ""
        known.arguments += call.function?.arguments ?? ""
        calls[index] = known
    }
}

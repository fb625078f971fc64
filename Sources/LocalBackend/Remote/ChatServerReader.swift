import EchoWire
import Foundation

/// Reads a streamed answer of a Chat Completions server into parts that can be spoken.
struct ChatServerReader {
    /// The form of an answer's words.
    enum Form: Sendable, Hashable {
        /// Sentences for speech. Small models write a call of one of these functions as their answer.
        case spoken(functions: Set<String>)
        /// Words as they come.
        case data
        /// An object that holds what is said, or a call.
        case reply(functions: Set<String>)
    }

    private let server: String
    private let form: Form
    private var parser = SSEParser()
    private var thoughts = ThoughtFilter()
    private var marks = TemplateMarks()
    private var reply = SchemaReply()
    private var cutter = SentenceCutter()
    private var calls: [Int: (name: String, arguments: String)] = [:]
    /// What may be a call of a function, or the words of which are not there yet.
    private var held: String?
    private let functions: Set<String>
    private var repetition = Repetition()
    private var hasEnded = false
    private var hasSaid = false
    /// Whether the server has said that nothing follows, or nothing that follows is wanted.
    private(set) var isDone = false

    init(server: String, form: Form) {
        (self.server, self.form) = (server, form)
        switch form {
        case .spoken(let names): (functions, held) = (names, names.isEmpty ? nil : "")
        case .data: (functions, held) = ([], nil)
        case .reply(let names): (functions, held) = (names, nil)
        }
    }

    /// - Parameter functions: the names of those that were offered.
    init(server: String, isSpoken: Bool, functions: Set<String> = []) {
        self.init(server: server, form: isSpoken ? .spoken(functions: functions) : .data)
    }

    mutating func receive(_ bytes: some Sequence<UInt8>) throws(RemoteError) -> [BrainPart] {
        let events: [SSEEvent]
        do throws(SSEError) { events = try parser.feed(bytes) } catch {
            throw .garbled(server: server, reason: "\(error)")
        }
        var parts: [BrainPart] = []
        for event in events where !isDone { parts += try read(event.data) }
        hasSaid = hasSaid || parts.contains(where: \.isSomething)
        return parts
    }

    /// The answer of a server that does not stream: a message in place of what is added to one.
    mutating func receive(whole body: Data) throws(RemoteError) -> [BrainPart] {
        let said: JSONValue
        do throws(WireError) { said = try JSONValue(parsing: body) } catch {
            throw .garbled(server: server, reason: error.description)
        }
        guard let choice = said["choices"]?.array?.first, let message = choice["message"] else {
            let problem = APIErrorBody(reading: body)?.error.message
            throw problem.map { .refused(server: server, status: 200, message: $0) }
                ?? .garbled(server: server, reason: "it holds no message")
        }
        let piece = JSONValue.object(["choices": [["index": 0, "delta": message]]])
        let parts = try read(piece.text)
        (isDone, hasSaid) = (true, parts.contains(where: \.isSomething))
        return parts
    }

    /// The rest, once the body has ended.
    mutating func finish() throws(RemoteError) -> [BrainPart] {
        guard isDone || hasEnded else { throw .cutOff(server: server) }
        let parts = rest()
        guard hasSaid || parts.contains(where: \.isSomething) else { throw .silent(server: server) }
        return parts
    }

    private mutating func rest() -> [BrainPart] {
        let written = marks.feed(thoughts.flush()) + marks.flush()
        if let call = call(in: written), calls.isEmpty {
            return [.call(name: call.name, arguments: call.arguments)]
        }
        let rest = if case .reply = form { (held ?? "") + reply.rest } else { (held ?? "") + written }
        held = nil
        let words = form == .data ? [rest] : cutter.feed(rest) + cutter.flush()
        let called = calls.keys.sorted().compactMap { calls[$0] }.map { call in
            BrainPart.call(name: call.name, arguments: call.arguments.isEmpty ? "{}" : call.arguments)
        }
        return words.filter { !$0.isEmpty }.map { .text($0) } + called
    }

    /// What was written instead of a call.
    private mutating func call(in written: String) -> WrittenCall? {
        guard case .reply = form else { return held.flatMap { WrittenCall($0 + written, of: functions) } }
        let words = reply.feed(written)
        if !words.isEmpty { held = words }
        return reply.call(of: functions)
    }

    private mutating func read(_ data: String) throws(RemoteError) -> [BrainPart] {
        let said: ChatStreamEvent
        do throws(WireError) { said = try ChatStreamEvent(parsing: data) } catch {
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
        let pieces = pieces(of: choice.delta.content ?? "")
        return pieces.filter { !$0.isEmpty }.map { .text($0) } + [refusal].compactMap { $0 }
    }

    private mutating func pieces(of content: String) -> [String] {
        let words = marks.feed(thoughts.feed(content))
        if marks.isOver { isDone = true }
        let isLoop = repetition.isLoop(after: content)
        if isLoop, form != .data || repetition.isBlank { isDone = true }
        switch form {
        case .data: return [words]
        case .spoken: return sentences(released(words))
        case .reply: return sentences(reply.feed(words))
        }
    }

    private mutating func sentences(_ words: String) -> [String] {
        let pieces = cutter.feed(words)
        guard let end = pieces.firstIndex(where: { repetition.isStuck(after: $0) }) else { return pieces }
        isDone = true
        return Array(pieces[..<end])
    }

    /// Words that cannot begin a written call are spoken at once.
    private mutating func released(_ words: String) -> String {
        guard let before = held else { return words }
        let all = before + words
        if all.utf8.count <= Self.longestCall, WrittenCall.mayBegin(all) {
            held = all
            return ""
        }
        held = nil
        return all
    }

    /// Bytes.
    private static let longestCall = 64 << 10

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

extension BrainPart {
    /// Whether it is more than white space.
    fileprivate var isSomething: Bool {
        switch self {
        case .text(let text), .refusal(let text): text.contains { !$0.isWhitespace }
        case .call, .announce: true
        case .delayed, .provider: false
        }
    }
}

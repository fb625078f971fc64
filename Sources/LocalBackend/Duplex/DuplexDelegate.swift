import EchoWire
import Foundation

/// The work that is given to a Responses model, piece by piece: what runs, which calls are open, what waits.
struct DuplexDelegate: Sendable {
    /// By the published numbers.
    private static let mostQueuedItems = 128
    private static let mostQueuedBytes = 32_768
    /// Work that waits; more is refused in words.
    private static let mostWaiting = 16

    /// One response under way.
    struct Run: Sendable {
        let id: String
        let delegation: String?
        var answer: ResponsesAnswer
        var sentences: [String] = []
    }

    struct OpenCall: Sendable, Hashable {
        var id: String
        var delegation: String?
        var isAnswered = false
    }

    private(set) var run: Run?
    private(set) var calls: [OpenCall] = []
    private(set) var queue: [ResponsesItem] = []
    private(set) var lastResponse: String?
    private var queuedBytes = 0
    private var waiting: [String] = []
    /// The client wants a response as soon as the one under way is over.
    private var isWanted = false

    var openCalls: [String] { calls.filter { !$0.isAnswered }.map(\.id) }
    /// Nothing runs, and nothing is owed by the client.
    var isIdle: Bool { run == nil && calls.isEmpty }

    // MARK: What the client brings

    mutating func queue(_ item: ResponsesItem, bytes: Int) throws(DuplexProblem) {
        guard queue.count < Self.mostQueuedItems else {
            throw .bufferFull("The response input holds at most 128 items.")
        }
        guard queuedBytes + bytes <= Self.mostQueuedBytes else {
            throw .bufferFull("The response input holds at most 32,768 bytes.")
        }
        if case .functionCallOutput(let output) = item { try answer(output.callID ?? "") }
        queue.append(item)
        queuedBytes += bytes
    }

    private mutating func answer(_ call: String) throws(DuplexProblem) {
        guard let index = calls.firstIndex(where: { $0.id == call && !$0.isAnswered }) else {
            throw .invalid("item.call_id", "No function call with call_id '\(call.prefix(80))' is open.")
        }
        calls[index].isAnswered = true
    }

    /// What is to be done next, once the client asks for it.
    /// - Returns: False when it has to wait for the response under way.
    mutating func ask() throws(DuplexProblem) -> Bool {
        guard openCalls.isEmpty else { throw .outputsRequired(openCalls) }
        isWanted = run != nil
        return run == nil
    }

    /// What was brought since the last response, and whom it is for.
    mutating func takeQueue() -> (items: [ResponsesItem], delegation: String?) {
        defer { (queue, queuedBytes, calls) = ([], 0, []) }
        return (queue, calls.last?.delegation)
    }

    // MARK: What the voice brings

    /// False when there is too much of it.
    mutating func wait(_ delegation: String) -> Bool {
        guard waiting.count < Self.mostWaiting else { return false }
        waiting.append(delegation)
        return true
    }

    /// What to do now that nothing runs: go on for the client, or begin what waits.
    mutating func next() -> Next? {
        guard run == nil else { return nil }
        if isWanted, openCalls.isEmpty {
            isWanted = false
            return .goOn
        }
        guard calls.isEmpty, !waiting.isEmpty else { return nil }
        return .begin(waiting.removeFirst())
    }

    enum Next: Sendable, Hashable {
        case goOn
        case begin(String)
    }

    // MARK: What becomes of it

    mutating func begin(_ run: Run) { self.run = run }

    /// The events of one more step.
    mutating func take(_ step: ResponseStep) -> [ResponsesStreamEvent] {
        guard var run else { return [] }
        let events = run.answer.take(step)
        if case .said(.text(let text)) = step { run.sentences.append(text) }
        for case .outputItemDone(let change) in events {
            guard case .functionCall(let call) = change.item else { continue }
            calls.append(OpenCall(id: call.callID, delegation: run.delegation))
        }
        self.run = run
        return events
    }

    /// The response is over; what it called is not wanted unless it is whole.
    /// - Returns: What it said, unless that was on the way to something else.
    mutating func end(isWhole: Bool) -> [String] {
        guard let ended = run else { return [] }
        run = nil
        lastResponse = ended.answer.response.id
        if !isWhole { calls = [] }
        return calls.isEmpty ? ended.sentences : []
    }
}

extension ResponsesStreamEvent {
    /// As the voice hands it on: a snapshot tells neither what came of it nor what was asked.
    var nested: JSONValue {
        guard case .object(var event) = json, case .object(var response)? = event["response"] else { return json }
        response["output"] = []
        response["tools"] = []
        response["instructions"] = .null
        event["response"] = .object(response)
        return .object(event)
    }
}

import EchoWire

/// Makes the parts of an answer from the events of the Responses API.
///
/// An event that came twice, too late or not at all changes nothing: what a `.done` or the whole response tells beyond
/// the deltas is given then. Parts are known by their place in the answer, since some servers name an item differently
/// when it begins and when it is done.
struct ResponsesStream: Sendable {
    /// The place of a message's part.
    private struct Place: Hashable {
        var output: Int
        var content: Int
    }

    /// A call whose arguments are still coming.
    private struct PendingCall: Hashable {
        var callID: String
        var name: String
    }

    private(set) var isOver = false
    private var gate = SequenceGate<ResponsesStreamEvent>()
    private var hasBegun = false
    private var itemIDs: [Int: String] = [:]
    private var words: [Place: String] = [:]
    private var calls: [String: PendingCall] = [:]
    private var given: Set<String> = []

    /// The parts that this event completes, in order.
    mutating func receive(_ event: ResponsesStreamEvent) -> [AnswerPart] {
        var events = gate.pass(event, number: event.sequenceNumber)
        // What ends the answer ends the waiting for what is missing too.
        if events.isEmpty, Self.isLast(event) { events = gate.release() }
        return events.flatMap { take($0) }
    }

    /// An answer that came in one piece.
    mutating func receive(whole response: ResponsesResponse) -> [AnswerPart] { begin(response) + end(response) }

    /// The body ended.
    mutating func finish() throws(EchoError) -> [AnswerPart] {
        let parts = gate.release().flatMap { take($0) }
        guard isOver else { throw .answerBrokeOff }
        return parts
    }

    private static func isLast(_ event: ResponsesStreamEvent) -> Bool {
        switch event {
        case .completed, .incomplete, .failed, .error: true
        default: false
        }
    }

    private mutating func take(_ event: ResponsesStreamEvent) -> [AnswerPart] {
        guard !isOver else { return [] }
        switch event {
        case .created(let event), .queued(let event), .inProgress(let event): return begin(event.response)
        case .outputItemAdded(let event): return announce(event.item, at: event.outputIndex)
        case .outputItemDone(let event): return complete(event.item, at: event.outputIndex)
        case .outputTextDelta(let event):
            return more(
                event.delta, of: event.itemID, at: Place(output: event.outputIndex, content: event.contentIndex))
        case .outputTextDone(let event):
            return all(event.text, of: event.itemID, at: Place(output: event.outputIndex, content: event.contentIndex))
        case .refusalDelta(let event):
            let place = Place(output: event.outputIndex, content: event.contentIndex)
            return more(event.delta, of: event.itemID, at: place, isRefusal: true)
        case .refusalDone(let event):
            let place = Place(output: event.outputIndex, content: event.contentIndex)
            return all(event.refusal, of: event.itemID, at: place, isRefusal: true)
        case .functionCallArgumentsDone(let event): return call(event)
        case .completed(let event), .incomplete(let event), .failed(let event):
            return begin(event.response) + end(event.response)
        case .error(let event): return over(.failed(RESTRefusal(event.detail).failure))
        default: return []
        }
    }

    private mutating func begin(_ response: ResponsesResponse) -> [AnswerPart] {
        guard !hasBegun else { return [] }
        hasBegun = true
        return [.began(id: response.id, model: response.model ?? "")]
    }

    // MARK: words

    private mutating func more(
        _ delta: String, of item: String, at place: Place, isRefusal: Bool = false
    ) -> [AnswerPart] {
        guard !delta.isEmpty else { return [] }
        words[place, default: ""] += delta
        let id = itemID(item, at: place.output)
        return [isRefusal ? .refusal(itemID: id, delta: delta) : .text(itemID: id, delta: delta)]
    }

    /// What of the whole has not been given yet. Words once given cannot be taken back.
    private mutating func all(
        _ whole: String, of item: String, at place: Place, isRefusal: Bool = false
    ) -> [AnswerPart] {
        let known = words[place, default: ""]
        guard whole.utf8.starts(with: known.utf8) else { return [] }
        let rest = String(decoding: whole.utf8.dropFirst(known.utf8.count), as: UTF8.self)
        return more(rest, of: item, at: place, isRefusal: isRefusal)
    }

    /// The first name that an item had.
    private mutating func itemID(_ id: String, at index: Int) -> String {
        if let known = itemIDs[index] { return known }
        let name = id.isEmpty ? "item-\(index)" : id
        itemIDs[index] = name
        return name
    }

    // MARK: items

    private mutating func announce(_ item: ResponsesItem, at index: Int) -> [AnswerPart] {
        let id = itemID(item.id ?? "", at: index)
        if case .functionCall(let call) = item { calls[id] = PendingCall(callID: call.callID, name: call.name) }
        return []
    }

    private mutating func complete(_ item: ResponsesItem, at index: Int) -> [AnswerPart] {
        switch item {
        case .message(let message): return complete(message, at: index)
        case .functionCall(let call):
            let id = itemID(call.id ?? "", at: index)
            return give(ToolCall(id: call.callID, name: call.name, arguments: call.arguments), itemID: id)
        case .reasoning(let reasoning): return complete(reasoning, at: index)
        default: return []
        }
    }

    private mutating func complete(_ message: ResponsesMessage, at index: Int) -> [AnswerPart] {
        guard message.role == "assistant" else { return [] }
        return message.content.parts.enumerated().flatMap { content, part -> [AnswerPart] in
            let place = Place(output: index, content: content)
            let id = message.id ?? ""
            return switch part {
            case .refusal(let part): all(part.refusal, of: id, at: place, isRefusal: true)
            default: all(part.words ?? "", of: id, at: place)
            }
        }
    }

    /// Thoughts that the server will not know again are no use to it.
    private mutating func complete(_ reasoning: ResponsesReasoning, at index: Int) -> [AnswerPart] {
        guard reasoning.encryptedContent != nil || reasoning.content?.isEmpty == false,
            given.insert("reasoning \(index)").inserted
        else { return [] }
        var sealed = reasoning
        sealed.status = nil
        return [.reasoning(ResponsesItem.reasoning(sealed).json)]
    }

    private mutating func call(_ event: ResponsesArgumentsDone) -> [AnswerPart] {
        let id = itemID(event.itemID, at: event.outputIndex)
        guard let pending = calls[event.itemID] ?? calls[id] else { return [] }
        return give(ToolCall(id: pending.callID, name: pending.name, arguments: event.arguments), itemID: id)
    }

    private mutating func give(_ call: ToolCall, itemID: String) -> [AnswerPart] {
        given.insert("call \(call.id)").inserted ? [.call(itemID: itemID, call)] : []
    }

    // MARK: the end

    private mutating func end(_ response: ResponsesResponse) -> [AnswerPart] {
        guard !isOver else { return [] }
        let items = response.output.enumerated().flatMap { index, item in complete(item, at: index) }
        let usage = response.usage.map { [AnswerPart.usage(Usage($0))] } ?? []
        return items + usage + over(Self.outcome(of: response))
    }

    private mutating func over(_ end: AnswerEnd) -> [AnswerPart] {
        isOver = true
        return [.ended(end)]
    }

    private static func outcome(of response: ResponsesResponse) -> AnswerEnd {
        switch response.status {
        case "incomplete": .incomplete(reason: response.incompleteDetails?.reason ?? "")
        case "failed", "cancelled": .failed(failure(of: response))
        default: .completed
        }
    }

    private static func failure(of response: ResponsesResponse) -> EchoError {
        let error = response.error
        let message = error?.message ?? (response.status == "cancelled" ? "the server cancelled it" : "")
        return RESTRefusal(code: error?.code, type: error?.type, message: message).failure
    }
}

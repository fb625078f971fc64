import EchoWire

/// Makes the parts of an answer from the events of the Responses API.
///
/// An event that came twice, too late or not at all changes nothing: what a `.done` or the whole response tells beyond
/// the deltas is given then. Parts are known by their place in the answer, since some servers name an item differently
/// when it begins and when it is done.
struct ResponsesStream: Sendable {
    /// The place of a message's part.
    struct Place: Hashable, Comparable {
        var output: Int
        var content: Int

        static func < (one: Self, other: Self) -> Bool { (one.output, one.content) < (other.output, other.content) }
    }

    private(set) var isOver = false
    private var gate = SequenceGate<ResponsesStreamEvent>()
    private var hasBegun = false
    private var itemIDs: [Int: String] = [:]
    private var words: MessageWords
    private var calls = ResponsesCalls()
    /// Messages that the server marks as cut off.
    private var cutMessages: Set<Int> = []
    var given: Set<String> = []
    /// What was told of thoughts, by their place: the part of a summary stands where a message has its content.
    var thoughts: [Place: String] = [:]
    /// But for the words.
    var came = GivenContent()
    var thoughtTexts: [Place: SplitText] = [:]
    private let isAboutMarks: Bool
    /// What the model thought comes in its own words, and not summed up.
    var tellsRawThoughts: Bool?
    private var parts = RenumberedParts()
    var places = EventPlaces()
    /// What a server says that answers with the chunks of Chat Completions.
    private(set) var chat: ChatStream?

    /// - Parameter isAboutMarks: the conversation is about the marks of thoughts.
    init(isAboutMarks: Bool = false) {
        self.isAboutMarks = isAboutMarks
        words = MessageWords(isAboutMarks: isAboutMarks)
    }

    var isSaid: Bool { isOver || chat?.isSaid == true }

    mutating func receive(chat event: JSONValue, isWhole: Bool = false) -> [AnswerPart] {
        var stream = chat ?? ChatStream(isAboutMarks: isAboutMarks)
        defer { (chat, isOver) = (stream, stream.isOver) }
        return isWhole ? stream.receive(whole: event) : stream.receive(event)
    }

    /// The parts that this event completes, in order.
    mutating func receive(_ event: ResponsesStreamEvent) -> [AnswerPart] {
        var events = gate.pass(event, number: event.sequenceNumber)
        // What ends the answer ends the waiting for what is missing too.
        if events.isEmpty, Self.isLast(event) { events = gate.release() }
        return events.flatMap { take($0) }
    }

    /// An answer that came in one piece.
    mutating func receive(whole response: ResponsesResponse) -> [AnswerPart] { begin(response) + end(response) }

    mutating func release() -> [AnswerPart] {
        if let parts = chat?.release() { return parts }
        return gate.release().flatMap { take($0) } + words.end(isWhole: false)
    }

    /// A server that says that it is done, and leaves out what the answer came to.
    mutating func receiveDone() -> [AnswerPart] {
        if let parts = chat?.receiveDone() {
            isOver = true
            return parts
        }
        let parts = gate.release().flatMap { take($0) }
        guard !isOver else { return parts }
        let rest = words.end(isWhole: true) + restOfCalls
        if let cut = cut(for: "") { return parts + rest + over(cut) }
        return parts + rest + (words.areSaid || !calls.isEmpty ? over(.completed) : [])
    }

    /// The body ended.
    mutating func finish() throws(EchoError) -> [AnswerPart] {
        if var stream = chat {
            defer { (chat, isOver) = (stream, stream.isOver) }
            return try stream.finish()
        }
        let parts = release()
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
        switch parts.renumber(event) {
        case .created(let event), .queued(let event), .inProgress(let event): return begin(event.response)
        case .outputItemAdded(let event): return announce(event.item, at: event.outputIndex)
        case .reasoningTextDelta(let event):
            return thinkAloud(event.delta, at: Place(output: event.outputIndex, content: event.contentIndex))
        case .reasoningTextDone:
            came.hasThoughts = true
            return []
        case .imageGenerationCallPartialImage:
            came.hasPicture = true
            return []
        case .audioDelta:
            came.hasSound = true
            return []
        case .outputItemDone(let event): return complete(event.item, at: event.outputIndex)
        case .outputTextDelta(let event):
            return more(event.delta, of: event.itemID, at: event.outputIndex, event.contentIndex)
        case .outputTextDone(let event):
            let whole = MessageWords.Whole(event.text)
            return all(whole, of: event.itemID, at: event.outputIndex, event.contentIndex)
        case .refusalDelta(let event):
            return more(event.delta, of: event.itemID, at: event.outputIndex, event.contentIndex, isRefusal: true)
        case .refusalDone(let event):
            let whole = MessageWords.Whole(event.refusal, isRefusal: true)
            return all(whole, of: event.itemID, at: event.outputIndex, event.contentIndex)
        case .contentPartDone(let event) where event.part.isSaid:
            return all(MessageWords.Whole(event.part), of: event.itemID, at: event.outputIndex, event.contentIndex)
        case .functionCallArgumentsDelta(let event):
            calls.add(event.delta, of: itemID(event.itemID, at: event.outputIndex), at: event.outputIndex)
            return []
        case .functionCallArgumentsDone(let event):
            calls.end(event, of: itemID(event.itemID, at: event.outputIndex), at: event.outputIndex)
            return []
        case .reasoningSummaryTextDelta(let event):
            return sum(event.delta, at: Place(output: event.outputIndex, content: event.summaryIndex))
        case .reasoningSummaryTextDone where tellsRawThoughts == true: return []
        case .reasoningSummaryTextDone(let event):
            return thinkAll(event.text, at: Place(output: event.outputIndex, content: event.summaryIndex))
        case .outputTextAnnotationAdded(let event):
            let id = itemID(event.itemID, at: event.outputIndex)
            return event.annotation.map { source($0, of: id) } ?? []
        case .toolProgressed(.webSearchInProgress, let place), .toolProgressed(.webSearchSearching, let place):
            return search(itemID(place.itemID, at: place.outputIndex))
        case .completed(let event): return begin(event.response) + end(event.response)
        case .incomplete(let event): return begin(event.response) + end(event.response, as: "incomplete")
        case .failed(let event): return begin(event.response) + end(event.response, as: "failed")
        case .error(let event): return over(.failed(RESTRefusal(json: event.json).failure))
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
        _ delta: String, of item: String, at output: Int, _ content: Int, isRefusal: Bool = false
    ) -> [AnswerPart] {
        let place = Place(output: output, content: content)
        return words.add(delta, of: itemID(item, at: output), at: place, isRefusal: isRefusal)
    }

    private mutating func all(
        _ whole: MessageWords.Whole, of item: String, at output: Int, _ content: Int
    ) -> [AnswerPart] {
        words.end(whole, of: itemID(item, at: output), at: Place(output: output, content: content))
    }

    /// The first name that an item had.
    mutating func itemID(_ id: String, at index: Int) -> String {
        if let known = itemIDs[index] { return known }
        let name = id.isEmpty ? "item-\(index)" : id
        itemIDs[index] = name
        return name
    }

    // MARK: items

    private mutating func announce(_ item: ResponsesItem, at index: Int) -> [AnswerPart] {
        let id = itemID(item.id ?? "", at: index)
        switch item {
        case .functionCall(let call): calls.begin(call, of: id, at: index)
        case .message(let message): return phase(of: message, id)
        case .webSearchCall: return search(id, query: Self.query(item.json.object ?? [:]))
        default: break
        }
        return []
    }

    /// - Parameters:
    ///   - isGiven: its words are known to have been given, under whatever numbers.
    ///   - isWhole: the answer is not known to be cut off.
    private mutating func complete(
        _ item: ResponsesItem, at index: Int, isGiven: Bool = false, isWhole: Bool = true
    ) -> [AnswerPart] {
        came.hasPicture = came.hasPicture || item.json.hasPicture
        switch item {
        case .message(let message): return complete(message, at: index, isGiven: isGiven)
        case .functionCall(let call):
            let id = itemID(call.id ?? "", at: index)
            let whole = calls.complete(call, of: id, at: index, isWhole: isWhole)
            return whole.map { [.call(itemID: id, $0)] } ?? []
        case .reasoning(let reasoning): return complete(reasoning, at: index)
        case .webSearchCall: return complete(search: item.json.object ?? [:], at: index)
        case .compaction:
            guard given.insert("compaction \(index)").inserted else { return [] }
            return [.compacted(item.json)]
        default: return []
        }
    }

    private mutating func complete(
        _ message: ResponsesMessage, at index: Int, isGiven: Bool = false
    ) -> [AnswerPart] {
        guard message.role == "assistant" else { return [] }
        if message.status == "incomplete" { cutMessages.insert(index) } else { cutMessages.remove(index) }
        let (id, parts) = (itemID(message.id ?? "", at: index), message.content.parts)
        let phase = phase(of: message, id)
        let told = isGiven ? [] : words.end(message: parts.map { MessageWords.Whole($0) }, of: id, at: index)
        let sources = parts.flatMap { part -> [AnswerPart] in
            switch part {
            case .outputText(let part): return part.annotations.flatMap { source($0, of: id) }
            case .unknown(let fields): came.hasPicture = came.hasPicture || JSONValue.object(fields).hasPicture
            default: break
            }
            return []
        }
        return phase + told + sources + words.end(isWhole: message.status != "incomplete", of: index)
    }

    private mutating func phase(of message: ResponsesMessage, _ id: String) -> [AnswerPart] {
        guard let phase = message.phase.flatMap(Message.Phase.init(rawValue:)), given.insert("phase \(id)").inserted
        else { return [] }
        return [.phase(itemID: id, phase)]
    }

    /// Each page once, however often it is cited.
    private mutating func source(_ annotation: JSONValue, of id: String) -> [AnswerPart] {
        guard annotation["type"] == "url_citation", let url = annotation["url"]?.string,
            let source = WebSource(title: annotation["title"]?.string ?? "", url: url),
            given.insert("source \(id) \(url)").inserted
        else { return [] }
        return [.source(itemID: id, source)]
    }

    private var restOfCalls: [AnswerPart] {
        mutating get { calls.rest().map { .call(itemID: $0.item, $0.call) } }
    }

    // MARK: the end

    /// - Parameter status: what the event says of the answer, where the answer itself does not.
    private mutating func end(_ response: ResponsesResponse, as status: String? = nil) -> [AnswerPart] {
        guard !isOver else { return [] }
        let messages = response.output.compactMap(\.message)
        let isRefusal = messages.contains { $0.content.parts.contains(where: \.isRefusal) }
        let whole = messages.map(\.words).joined()
        let isGiven = !isRefusal && FinalText(whole, of: words.said(behind: whole)) == .kept
        let isWhole = status == nil && response.saysWhole
        var items = zip(response.output, places(of: response.output)).flatMap { item, index in
            complete(item, at: index, isGiven: isGiven, isWhole: isWhole)
        }
        if isWhole { items += restOfCalls }
        let held = words.end(isWhole: status == nil && response.status != "incomplete")
        let usage = response.usage.map { [AnswerPart.usage(Usage($0))] } ?? []
        let tier = response.serviceTier.map { [AnswerPart.tier($0)] } ?? []
        let provider = response.extra["provider"]?.string.map { [AnswerPart.provider($0)] } ?? []
        return items + held + tier + usage + provider + over(outcome(of: response, as: status))
    }

    /// Where the items of the finished answer stood when they came. A message of whose place nothing came is the next of
    /// those that came elsewhere.
    private func places(of items: [ResponsesItem]) -> [Int] {
        var places = items.enumerated().map { parts.number(of: $1, listed: $0) }
        let messages = items.indices.filter { items[$0].message?.words.isEmpty == false }
        var others = words.items.filter { item in !messages.contains { places[$0] == item } }
        for index in messages where !words.items.contains(places[index]) && !others.isEmpty {
            places[index] = others.removeFirst()
        }
        return places
    }

    private mutating func over(_ end: AnswerEnd) -> [AnswerPart] {
        let held = words.end(isWhole: false)
        isOver = true
        return held + [.ended(end)]
    }

    /// What an answer is that is called whole, and has parts that are not; nil for one that has none.
    private func cut(for reason: String) -> AnswerEnd? {
        calls.failure.map { .failed($0) } ?? (cutMessages.isEmpty ? nil : .incomplete(reason: reason))
    }

    private var content: GivenContent {
        var content = came
        (content.hasWords, content.hasThoughts) = (words.areSaid, came.hasThoughts || words.hasThoughts)
        return content
    }

    private func outcome(of response: ResponsesResponse, as status: String?) -> AnswerEnd {
        let own = response.status.flatMap { ["failed", "cancelled", "incomplete"].contains($0) ? $0 : nil }
        switch own ?? status ?? response.status {
        case "incomplete": return .incomplete(reason: response.incompleteDetails?.reason ?? "")
        case "failed", "cancelled": return .failed(response.failure)
        default: break
        }
        if response.hasFailed { return .failed(response.failure) }
        if let cut = cut(for: response.incompleteDetails?.reason ?? "") { return cut }
        let isCompaction = given.contains { $0.hasPrefix("compaction ") }
        guard !isCompaction, let missing = content.missing(hasCalls: !calls.isEmpty) else { return .completed }
        return .failed(.noAnswer(missing))
    }
}

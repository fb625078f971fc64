import Echo
import EchoScreen
import Foundation

/// What of the conversation is kept, and when it is noted: events lead to changes.
///
/// A conversation begins with the first message that says something; one in which nothing was said is never kept.
struct HistoryRules: Sendable {
    /// How often a message that grows is noted. With the moment that the store waits, a second is lost at most.
    static let pause = Duration.milliseconds(700)
    /// Margins of messages that did not come yet.
    private static let mostMargins = 100
    private let newID: @Sendable (Date) -> ConversationID
    /// The conversation that is kept; nil before its first message.
    private(set) var conversation: ConversationID?
    private(set) var messages: [Message.ID: NotedMessage] = [:]
    /// Those that wait to be noted.
    private var waiting: Set<Message.ID> = []
    /// Answers of which sound has come, until it was heard.
    private var spoken: [Message.ID: SpokenAnswer] = [:]
    /// What stands beside messages that are not noted yet.
    private var margins: [Message.ID: MessageMargin] = [:]
    private var lastPosition = 0
    /// Where the message stands that was finished last, with all before it.
    private var releasedPosition = 0
    private var model: AnsweringModel?
    private var hasTitle = false
    /// It was kept before the program, or this part of it, began.
    private(set) var isResumed = false
    /// The model was asked for a title.
    var hasTakenBeginning = false
    /// Messages of conversations that are over, or off the record: what is heard of them later is not kept.
    private var gone: Set<Message.ID> = []
    /// Nothing is kept until the next conversation.
    private(set) var isOffTheRecord = false
    /// Whether conversations are kept at all.
    private(set) var isOn: Bool

    init(isOn: Bool = true, newID: @escaping @Sendable (Date) -> ConversationID) {
        self.isOn = isOn
        self.newID = newID
    }

    mutating func receive(
        _ event: EchoEvent, at moment: ScreenTime, from model: AnsweringModel
    ) -> [ConversationChange] {
        switch event {
        case .messageUpdated(let message), .messageFinalized(let message): note(message, at: moment, from: model)
        case .messageReleased(let message): release(message.id, at: moment.uptime)
        case .messageRemoved(let id): remove(id)
        case .turnEnded(let summary): measure(summary, at: moment)
        case .assistantAudioDelta(let id, let frames): hear(id, frames)
        case .assistantStartedSpeaking(let id): startSpeaking(id, at: moment.uptime)
        case .assistantStoppedSpeaking(let id): stopSpeaking(id, at: moment.uptime)
        default: []
        }
    }

    /// The time has come that `nextChange` tells.
    mutating func tick(at now: Duration) -> [ConversationChange] {
        noteDue(at: now)
    }

    /// Until something is to be noted that waits; nil where nothing does.
    func nextChange(at now: Duration) -> Duration? {
        guard conversation != nil else { return nil }
        return waiting.compactMap { messages[$0]?.due(every: Self.pause, isSpoken: isSpoken($0)) }.min().map {
            max(.zero, $0 - now)
        }
    }

    /// Whether a message is among those that are kept of the conversation under way.
    func keeps(_ id: Message.ID) -> Bool { conversation != nil && messages[id]?.notedAt != nil }

    /// Something was put beside a message, which may come later.
    mutating func annotate(_ id: Message.ID, _ margin: MessageMargin) -> [ConversationChange] {
        guard isOn, !isOffTheRecord, !gone.contains(id) else { return [] }
        if keeps(id), let conversation {
            return [.margin(KeptMargin(message: id, margin: margin), of: conversation)]
        }
        if margins[id] != nil || margins.count < Self.mostMargins { margins[id] = margin }
        return []
    }

    /// The conversation is over: it was reset, or the program ends.
    mutating func end(at moment: ScreenTime) -> [ConversationChange] {
        spoken = [:]
        cutUnfinished()
        let rest = noteWaiting(at: moment.uptime) { _, _ in true } + titleAtEnd
        let end = conversation.map { [ConversationChange.ended($0, at: moment.date)] } ?? []
        forget()
        isOffTheRecord = false
        return rest + end
    }

    /// What the engine had not finished is kept as far as it came: nothing more is noted of it.
    private mutating func cutUnfinished() {
        for (id, noted) in messages
        where noted.message.tool == nil && !noted.message.isFinal && !noted.message.text.allSatisfy(\.isWhitespace) {
            messages[id]?.message.status = .incomplete(reason: "cut")
            waiting.insert(id)
        }
    }

    /// A kept conversation goes on; what is said from now on is added to it.
    ///
    /// - Parameter messages: those that are told to the assistant again, in order, the last one of the conversation included.
    mutating func resume(
        _ record: ConversationRecord, _ messages: [MessageRecord], at moment: ScreenTime, from model: AnsweringModel
    ) -> [ConversationChange] {
        forget()
        let ids = messages.map(\.message.id)
        guard isOn, !isOffTheRecord else {
            gone.formUnion(ids)
            return []
        }
        gone.subtract(ids)
        (conversation, self.model, isResumed) = (record.id, model, true)
        hasTitle = record.title.origin != .none
        for kept in messages {
            self.messages[kept.message.id] = NotedMessage(kept, notedAt: moment.uptime)
        }
        lastPosition = messages.map(\.position).max() ?? 0
        releasedPosition = lastPosition
        return [
            .began(ConversationRecord(id: record.id, startedAt: moment.date, mode: model.mode, model: model.name))
        ]
    }

    /// The conversation was erased; what is said from now on is another one.
    mutating func forget() {
        gone.formUnion(messages.keys)
        (conversation, model, hasTitle, isResumed) = (nil, nil, false, false)
        (messages, waiting, hasTakenBeginning) = ([:], [], false)
        (margins, spoken) = ([:], [:])
        (lastPosition, releasedPosition) = (0, 0)
    }

    /// - Returns: what was kept of the conversation so far and has to go; nil for nothing. One that was resumed stays as it
    ///   is: what was said in it before was not said off the record.
    mutating func setOffTheRecord(_ isOffTheRecord: Bool) -> ConversationID? {
        defer { forget() }
        self.isOffTheRecord = isOffTheRecord
        return isOffTheRecord && !isResumed ? conversation : nil
    }

    /// The person keeps conversations from now on, or no more; what was kept stays.
    mutating func keep(_ isOn: Bool, at moment: ScreenTime) -> [ConversationChange] {
        guard isOn != self.isOn else { return [] }
        let wasOffTheRecord = isOffTheRecord
        let end = end(at: moment)
        (self.isOn, isOffTheRecord) = (isOn, wasOffTheRecord)
        return end
    }

    // MARK: - Private

    private mutating func note(
        _ message: Message, at moment: ScreenTime, from model: AnsweringModel
    ) -> [ConversationChange] {
        guard isOn, !isOffTheRecord, !gone.contains(message.id) else {
            gone.insert(message.id)
            return []
        }
        guard take(message, at: moment, from: model) else { return [] }
        let beginning = conversation == nil ? begin(with: message, at: moment) : []
        guard conversation != nil else { return [] }
        let changes =
            beginning + follow(model) + noteDue(at: moment.uptime)
        return changes + title(message)
    }

    /// - Returns: whether there is something new in it.
    private mutating func take(_ message: Message, at moment: ScreenTime, from model: AnsweringModel) -> Bool {
        let known = messages[message.id]
        guard known?.message != message else { return false }
        // Taken back before anything came of it.
        guard known != nil || message.status != .cancelled || !message.text.isEmpty else { return false }
        if known == nil { lastPosition = MessageRecord.position(of: message.createdAt, after: lastPosition) }
        var noted = known ?? NotedMessage(position: lastPosition, model: model, message: message)
        noted.message = message
        if message.isFinal, noted.finishedAt == nil { noted.finishedAt = moment.date }
        messages[message.id] = noted
        waiting.insert(message.id)
        return true
    }

    /// What is saved of an answer is what the screen says of it.
    private mutating func measure(_ summary: TurnSummary, at moment: ScreenTime) -> [ConversationChange] {
        guard let id = summary.assistantItemID, let latency = summary.latency, messages[id] != nil else { return [] }
        messages[id]?.latency = latency
        waiting.insert(id)
        return noteDue(at: moment.uptime)
    }

    private mutating func begin(with message: Message, at moment: ScreenTime) -> [ConversationChange] {
        guard message.saysSomething, let noted = messages[message.id] else { return [] }
        let id = newID(moment.date)
        conversation = id
        model = noted.model
        let start = messages.values.map(\.message.createdAt).min() ?? moment.date
        return [
            .began(
                ConversationRecord(id: id, startedAt: start, mode: noted.model.mode, model: noted.model.name))
        ]
    }

    private mutating func follow(_ model: AnsweringModel) -> [ConversationChange] {
        guard let conversation, model != self.model else { return [] }
        self.model = model
        return [.switched(conversation, mode: model.mode, model: model.name)]
    }

    private mutating func title(_ message: Message) -> [ConversationChange] {
        guard !hasTitle, message.isFinal, message.role == .user || isUserUnheard(before: message), let conversation,
            let title = ConversationTitle.firstWords(of: message.text)
        else { return [] }
        hasTitle = true
        return [.titled(conversation, title)]
    }

    /// The person spoke, and what they said was not understood: the answer has the first words there are.
    private func isUserUnheard(before message: Message) -> Bool {
        guard message.role == .assistant else { return false }
        let said = messages.values.map(\.message).filter { $0.role == .user }
        return !said.isEmpty && said.allSatisfy { $0.isFinal && $0.text.allSatisfy(\.isWhitespace) }
    }

    /// One in which only the assistant said anything is called after that.
    private var titleAtEnd: [ConversationChange] {
        let first = messages.values.sorted { $0.position < $1.position }.map(\.message)
            .first { [.user, .assistant].contains($0.role) && !$0.text.allSatisfy(\.isWhitespace) }
        guard !hasTitle, let conversation, let title = first.flatMap({ ConversationTitle.firstWords(of: $0.text) })
        else { return [] }
        return [.titled(conversation, title)]
    }

    // MARK: - Sound

    private mutating func hear(_ id: Message.ID, _ frames: Int) -> [ConversationChange] {
        if isOn, !isOffTheRecord, !gone.contains(id) { spoken[id, default: SpokenAnswer()].add(frames) }
        return []
    }

    private mutating func startSpeaking(_ id: Message.ID, at now: Duration) -> [ConversationChange] {
        guard spoken[id] != nil else { return [] }
        spoken[id]?.since = now
        if messages[id] != nil { waiting.insert(id) }
        return noteDue(at: now)
    }

    private mutating func stopSpeaking(_ id: Message.ID, at now: Duration) -> [ConversationChange] {
        guard spoken.removeValue(forKey: id) != nil, messages[id] != nil else { return [] }
        waiting.insert(id)
        return noteDue(at: now)
    }

    private func isSpoken(_ id: Message.ID) -> Bool { spoken[id]?.since != nil }

    // MARK: - Noting

    private mutating func noteDue(at now: Duration) -> [ConversationChange] {
        noteWaiting(at: now) { $0.due(every: Self.pause, isSpoken: $1) <= now }
    }

    /// - Parameter isDue: told whether its sound is heard now; such a message is noted again and again.
    private mutating func noteWaiting(
        at now: Duration, where isDue: (NotedMessage, Bool) -> Bool
    ) -> [ConversationChange] {
        guard let conversation else { return [] }
        let due = waiting.compactMap { id in messages[id].map { (id, $0) } }.filter { isDue($0.1, isSpoken($0.0)) }
        for (id, noted) in due {
            messages[id]?.notedAt = now
            if noted.message.isFinal, spoken[id]?.isSurelyOver(at: now) == true { spoken[id] = nil }
            if !isSpoken(id) { waiting.remove(id) }
        }
        let margins = due.compactMap { id, _ in
            self.margins.removeValue(forKey: id).map {
                ConversationChange.margin(KeptMargin(message: id, margin: $0), of: conversation)
            }
        }
        return due.map(\.1).sorted { $0.position < $1.position }.map {
            .message(record($0, in: conversation, at: now))
        } + margins
    }

    private func record(_ noted: NotedMessage, in conversation: ConversationID, at now: Duration) -> MessageRecord {
        var record = noted.record(in: conversation)
        record.heardSoFar = spoken[noted.message.id]?.heard(of: noted.message.text, at: now)
        return record
    }

    private mutating func remove(_ id: Message.ID) -> [ConversationChange] {
        gone.insert(id)
        waiting.remove(id)
        (margins[id], spoken[id]) = (nil, nil)
        guard let noted = messages.removeValue(forKey: id), noted.notedAt != nil, let conversation else { return [] }
        return [.removed(id, from: conversation)]
    }

    /// Messages are released in the order of the conversation: one that came late is put where it belongs.
    private mutating func release(_ id: Message.ID, at now: Duration) -> [ConversationChange] {
        guard var noted = messages[id] else { return [] }
        defer { releasedPosition = noted.position }
        guard noted.position <= releasedPosition else { return [] }
        noted.position = releasedPosition + 1
        messages[id] = noted
        guard let conversation, noted.notedAt != nil else { return [] }
        return [.message(record(noted, in: conversation, at: now))]
    }
}

extension Message {
    /// Sound without words yet, and answers without a beginning, say nothing.
    fileprivate var saysSomething: Bool { tool != nil || !text.allSatisfy(\.isWhitespace) }
}

import Echo
import EchoText
import Foundation

/// Turns what happens to messages into rows, touching only the row that changes.
public struct ConversationPresenter: Sendable {
    let clock: ClockWording
    private(set) var indices: [String: Int] = [:]
    /// When each of the rows was said.
    private(set) var dates: [Date] = []
    /// The words of the messages that are not final, as heard from deltas.
    private var drafts: [String: MessageDraft] = [:]
    /// Messages that were taken back: what still comes for them is not shown.
    private var forgotten: Set<String> = []
    /// How long answers took to be heard, by the message: known when their turn is over.
    private var latencies: [String: Duration] = [:]
    /// How long the sound is that was kept of messages: "♪ 0:07".
    private var sounds: [String: String] = [:]
    /// What features put beside messages.
    private var margins: [String: MessageMargin] = [:]
    /// When a conversation was gone on with: what was said on other days has its date with its time.
    private var resumedAt: Date?
    /// What the user wrote rather than said.
    private var typed: Set<String> = []
    /// A message whose new words are not shown yet, while more may follow.
    private var grown: String?
    private var waitsForMore = false
    /// The user is speaking, and the message it will be.
    private var isHearing = false
    private var heardID: String?
    private(set) var tools = ToolCallsPresenter()
    /// The messages that stand for calls, by the id of the call.
    private(set) var toolMessages: [String: Message] = [:]
    /// What was written, of the messages that are not shown just so.
    private(set) var sources: [String: String] = [:]
    var selection: ConversationSelection?
    var search: ConversationSearch?
    public internal(set) var state = ConversationViewState()

    public init(timeZone: TimeZone, welcome: [Wording] = []) {
        clock = ClockWording(timeZone: timeZone)
        state.welcome = welcome
    }

    /// - Parameter more: other events follow at once, then `settle()`: a message that only grows is shown once.
    public mutating func receive(_ event: EchoEvent, at date: Date, more: Bool = false) {
        waitsForMore = more
        if let id = event.growingMessage { if id != grown { settle() } } else if event.concernsMessages { settle() }
        defer { if !more { settle() } }
        switch event {
        case .messageUpdated(let message), .messageFinalized(let message): receive(message)
        case .messageRemoved(let id): remove(id)
        case .toolCallUpdated(let activity): receive(activity)
        case .userTranscriptionDelta(let id, let delta): append(delta, to: id, role: .user, at: date)
        case .assistantTextDelta(let id, let delta): append(delta, to: id, role: .assistant, at: date)
        case .userTranscriptionCompleted(let id, let text):
            settle(id, at: date) { ($0.text, $0.status) = (text, .completed) }
        case .userTranscriptionFailed(let id, let failure):
            settle(id, at: date) { $0.status = .transcriptionFailed(failure) }
        case .turnEnded(let summary): receive(summary)
        default: break
        }
    }

    public mutating func receive(_ turn: Turn) {
        isHearing = turn == .user
        hear(isHearing ? drafts[state.rows.last?.id ?? ""]?.message : nil)
    }

    /// Brings every message up to date, as after a reconnection.
    public mutating func show(all messages: [Message]) {
        for message in messages { receive(message) }
    }

    /// What was said before is shown again, in its order, whatever the clock did meanwhile; what is said from now on stands
    /// below it.
    public mutating func resume(_ messages: [Message], at date: Date) {
        forgotten.subtract(messages.map(\.id))
        resumedAt = date
        var latest = Date.distantPast
        for var message in messages {
            message.createdAt = max(latest, min(message.createdAt, date))
            latest = message.createdAt
            receive(message)
        }
    }

    /// A new conversation: nothing of the old one is shown again.
    public mutating func reset() {
        forgotten.formUnion(indices.keys)
        indices = [:]
        dates = []
        drafts = [:]
        latencies = [:]
        sounds = [:]
        margins = [:]
        typed = []
        heardID = nil
        resumedAt = nil
        tools = ToolCallsPresenter()
        toolMessages = [:]
        sources = [:]
        state.rows.removeAll()
        clearMarks()
        state.scroll = .following
    }

    public mutating func welcome(with welcome: [Wording]) { state.welcome = welcome }

    public mutating func scroll(to position: ScrollPosition) { state.scroll = position }

    /// Where a message stands; nil for one that is not shown.
    public func row(of id: String) -> Int? { indices[id] }

    public func contains(_ id: String) -> Bool { indices[id] != nil }

    /// Whether the user wrote this message; false for one that nobody knows.
    func isTyped(_ id: String?) -> Bool { id.map { typed.contains($0) } ?? false }

    /// The last thing that the person said.
    public var lastOwn: MessageRowViewState? { state.rows.last { $0.author.role == .user } }

    /// The last thing that was said.
    public var lastSaid: MessageRowViewState? { state.rows.last { $0.tool == nil } }

    /// The call that the person is asked about.
    public var askedCall: String? { tools.asked }

    /// Every call of a tool, whole; nil when there was none.
    public var toolPanel: OverlayViewState? { tools.panel }

    /// The person has decided on a call: the next one that waits is asked about.
    public mutating func decide(_ callID: String) { changeTools { $0.decide(callID) } }

    // MARK: - Private

    private mutating func receive(_ message: Message) {
        guard !forgotten.contains(message.id) else { return }
        if let activity = message.tool { return receive(message, activity) }
        if message.role == .user, message.medium == .text { typed.insert(message.id) }
        if message.isFinal {
            guard indices[message.id] != nil || message.status != .cancelled || !message.text.isEmpty else { return }
            drafts[message.id] = nil
            show(message)
        } else {
            drafts[message.id, default: MessageDraft(message: message)].update(message)
            if isHearing { hear(drafts[message.id]?.message) }
            showDraft(message.id)
        }
    }

    /// Moves the sign of being heard to `message`, if that is spoken words on their way.
    private mutating func hear(_ message: Message?) {
        let before = heardID
        heardID = message.flatMap { $0.role == .user && $0.status == .transcribing ? $0.id : nil }
        guard before != heardID else { return }
        for id in [before, heardID] {
            if let id, indices[id] != nil, let message = drafts[id]?.message { show(message) }
        }
    }

    private mutating func append(_ delta: String, to id: String, role: Message.Role, at date: Date) {
        guard !forgotten.contains(id), drafts[id] != nil || indices[id] == nil else { return }
        drafts[id, default: MessageDraft(id: id, role: role, at: date)].append(delta)
        showDraft(id)
    }

    private mutating func showDraft(_ id: String) {
        guard !waitsForMore || indices[id] == nil else { return grown = id }
        grown = nil
        if let message = drafts[id]?.message { show(message) }
    }

    /// Shows what has come at once.
    public mutating func settle() {
        guard let id = grown else { return }
        grown = nil
        if let message = drafts[id]?.message { show(message) }
    }

    private mutating func settle(_ id: String, at date: Date, change: (inout Message) -> Void) {
        guard !forgotten.contains(id), drafts[id] != nil || indices[id] == nil else { return }
        var message = drafts[id]?.message ?? MessageDraft(id: id, role: .user, at: date).message
        change(&message)
        receive(message)
    }

    private mutating func receive(_ summary: TurnSummary) {
        guard let id = summary.assistantItemID, let latency = summary.latency else { return }
        latencies[id] = latency
        guard let index = indices[id], state.rows[index].latency != DurationWording.latency(latency) else { return }
        state.rows[index].latency = DurationWording.latency(latency)
        state.rows[index].latencyRole = LatencyGrade(latency).role
        state.rows[index].revision += 1
    }

    /// The sound of a message is kept, and can be played.
    public mutating func keepSound(of id: String, _ duration: Duration) {
        sounds[id] = SoundWording.length(duration)
        guard let index = indices[id] else { return }
        state.rows[index].sound = sounds[id]
        state.rows[index].revision += 1
    }

    /// The sound of the messages so far is gone, or belongs to another conversation.
    public mutating func forgetSounds() {
        for id in sounds.keys {
            guard let index = indices[id] else { continue }
            state.rows[index].sound = nil
            state.rows[index].revision += 1
        }
        sounds = [:]
    }

    /// Puts this beside a message, in place of what stood there; the message may come later.
    public mutating func annotate(_ id: String, _ margin: MessageMargin) {
        margins[id] = margin
        guard let index = indices[id] else { return }
        apply(margin, to: &state.rows[index])
        state.rows[index].revision += 1
    }

    private func apply(_ margin: MessageMargin, to row: inout MessageRowViewState) {
        if let author = margin.author { row.author.text = author }
        if let place = margin.place, row.place != nil { row.place = place }
        (row.notes, row.awaitsNotes) = (margin.notes, margin.isGrowing)
    }

    private mutating func show(_ message: Message) {
        defer { keepSource(of: message) }
        if let index = indices[message.id] {
            var revised = row(message, after: state.rows[index])
            revised.tool?.isFollowed = state.rows[index].tool?.isFollowed ?? false
            guard revised != state.rows[index] else { return }
            state.rows[index] = revised
            state.rows[index].revision += 1
        } else {
            insert(message)
        }
    }

    /// Only of what is final: while it grows there is nothing to take from it but what is seen.
    private mutating func keepSource(of message: Message) {
        guard message.tool == nil, message.isFinal, let index = indices[message.id] else { return }
        sources[message.id] = message.text == state.rows[index].text ? nil : message.text
    }

    private mutating func insert(_ message: Message) {
        let index = (dates.lastIndex { $0 <= message.createdAt } ?? -1) + 1
        dates.insert(message.createdAt, at: index)
        let row = row(message, after: nil)
        state.rows.insert(row, at: index)
        state.follow(insertionAt: index)
        renumber(from: index)
    }

    private mutating func remove(_ id: String) {
        forgotten.insert(id)
        drafts[id] = nil
        if let call = toolMessages.first(where: { $0.value.id == id })?.key {
            toolMessages[call] = nil
            changeTools { $0.remove(call) }
        }
        guard let index = indices.removeValue(forKey: id) else { return }
        dates.remove(at: index)
        state.rows.remove(at: index)
        sources[id] = nil
        state.follow(removalAt: index)
        renumber(from: index)
    }

    private mutating func renumber(from index: Int) {
        for moved in index..<max(index, state.rows.count) { indices[state.rows[moved].id] = moved }
        joinCalls(around: index)
        if selection != nil { showSelection() }
        if let hit = search?.hit { state.found?.row = indices[hit.id] ?? -1 }
    }

    private mutating func row(_ message: Message, after older: MessageRowViewState?) -> MessageRowViewState {
        let text = visible(message)
        let isBeingHeard = message.id == heardID && message.status == .transcribing
        // As the panel of latency has it.
        let latency = latencies[message.id] ?? message.latency
        var row = MessageRowViewState(
            id: message.id, revision: older?.revision ?? 0, author: MessageWording.author(message.role),
            time: resumedAt.map { clock.time(message.createdAt, seenAt: $0) } ?? clock.time(message.createdAt),
            latency: latency.map(DurationWording.latency) ?? older?.latency, text: text,
            isMarkdown: message.role == .assistant, heardCharacters: heard(message, shownAs: text),
            mark: isBeingHeard
                ? MessageWording.listening
                : MessageWording.mark(
                    message.status, of: message.medium, by: message.role,
                    hasText: text.contains { !$0.isWhitespace }),
            isLive: !message.isFinal, isBeingHeard: isBeingHeard)
        row.latencyRole = latency.map { LatencyGrade($0).role } ?? older?.latencyRole ?? .faint
        row.tokens = MessageWording.tokens(message)
        row.cost = MessageWording.cost(message)
        row.place = MessageWording.place(message)
        row.sound = sounds[message.id]
        row.tool = message.tool.flatMap { tools.row($0.call.id) }
        margins[message.id].map { apply($0, to: &row) }
        return row
    }

    private mutating func visible(_ message: Message) -> String {
        guard message.tool == nil else { return "" }
        if !message.isFinal, let draft = drafts[message.id], draft.message.text.utf8.count == message.text.utf8.count {
            return drafts[message.id]?.text() ?? ""
        }
        return Sanitizer.visible(message.text)
    }

    /// Counted in what is shown, which is longer where something had to be made visible.
    private func heard(_ message: Message, shownAs text: String) -> Int? {
        guard case .interrupted(_, let characters) = message.status else { return nil }
        let heard = message.text.prefix(max(0, characters))
        return min(text.count, Sanitizer.visible(String(heard)).count)
    }
}

extension ConversationPresenter {
    private mutating func receive(_ message: Message, _ activity: ToolActivity) {
        toolMessages[activity.call.id] = message
        changeTools { $0.receive(activity) }
        show(message)
    }

    /// News of a call whose message is there already; the message itself may come later than them.
    private mutating func receive(_ activity: ToolActivity) {
        guard var message = toolMessages[activity.call.id], tools[activity.call.id]?.isOver != true else { return }
        message.tool = activity
        receive(message, activity)
    }

    mutating func showAgain(_ calls: [String]) {
        for call in calls { if let message = toolMessages[call] { show(message) } }
    }

    /// Whoever is asked about next is shown to be.
    mutating func changeTools(_ change: (inout ToolCallsPresenter) -> Void) {
        let before = tools.asked
        change(&tools)
        for call in Set([before, tools.asked].compactMap(\.self)) {
            if let message = toolMessages[call], indices[message.id] != nil { show(message) }
        }
    }

    /// Calls that follow one another stand close together.
    private mutating func joinCalls(around index: Int) {
        for place in [index - 1, index] where state.rows.indices.contains(place) {
            guard let tool = state.rows[place].tool else { continue }
            let isFollowed = place + 1 < state.rows.count && state.rows[place + 1].tool != nil
            guard tool.isFollowed != isFollowed else { continue }
            state.rows[place].tool?.isFollowed = isFollowed
            state.rows[place].revision += 1
        }
    }
}

extension EchoEvent {
    /// The message that has got words more, and is not finished.
    fileprivate var growingMessage: String? {
        switch self {
        case .assistantTextDelta(let id, _), .userTranscriptionDelta(let id, _): id
        case .messageUpdated(let message): message.isFinal || message.tool != nil ? nil : message.id
        default: nil
        }
    }

    fileprivate var concernsMessages: Bool {
        switch self {
        case .audioLevelChanged, .assistantAudioDelta: false
        default: true
        }
    }
}

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
    /// What is known of messages besides what was said.
    private var companions = MessageCompanions()
    /// When a conversation was gone on with: what was said on other days has its date with its time.
    private var resumedAt: Date?
    /// Answers that ended before their end.
    private var stopped: Set<String> = []
    /// A question whose answer failed.
    private var unanswered: String?
    /// A written answer was stopped before its first word, and nothing has followed yet.
    private var wasStoppedEarly = false
    /// The row at which it stands what can be done about it.
    private var offered: String?
    /// A message whose new words are not shown yet, while more may follow.
    private var grown: String?
    private var waitsForMore = false
    /// The user is speaking, and the message it will be.
    private var isHearing = false
    private var heardID: String?
    /// What is not to be shown of what happens.
    var filter = EventFilter()
    var tools = ToolCallsPresenter()
    var thoughts = ThoughtsPresenter()
    /// The messages that stand for calls, by the id of the call.
    var toolMessages: [String: Message] = [:]
    /// What was written, of the messages that are not shown just so.
    private(set) var sources: [String: String] = [:]
    /// What the person showed, by the messages.
    var pictures = ShownPictures()
    /// The pages that answers are drawn from, by the messages.
    private(set) var pages: [String: [WebSource]] = [:]
    var selection: ConversationSelection?
    var search: ConversationSearch?
    public internal(set) var state = ConversationViewState()

    /// Tabs are read as they are: nothing has to stand in its column.
    private let keepsTabs: Bool

    public init(timeZone: TimeZone, welcome: [Wording] = [], keepsTabs: Bool = false) {
        self.keepsTabs = keepsTabs
        clock = ClockWording(timeZone: timeZone)
        state.welcome = welcome
    }

    /// - Parameter more: other events follow at once, then `settle()`: a message that only grows is shown once.
    public mutating func receive(_ event: EchoEvent, at date: Date, more: Bool = false) {
        guard filter.hides(event, at: date, among: indices) else { return show(event, at: date, more: more) }
        if !more { settle() }
    }

    /// What was withheld is shown so.
    mutating func show(_ event: EchoEvent, at date: Date, more: Bool = false) {
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

    /// The last thing that was said is a question, and its answer failed before any of it came.
    mutating func leaveUnanswered() {
        guard let index = state.rows.indices.last, state.rows[index].author.role == .user else { return }
        change(index) { ($0.cut, $0.mark) = (.lost, MessageWording.unanswered) }
        unanswered = state.rows[index].id
        offerNext()
    }

    /// It is asked again.
    private mutating func forgetUnanswered() {
        guard let id = unanswered else { return }
        unanswered = nil
        guard let index = indices[id] else { return }
        change(index) { ($0.cut, $0.mark) = (nil, nil) }
        offerNext()
    }

    public mutating func receive(_ turn: Turn) {
        if turn == .thinking { forgetUnanswered() }
        isHearing = turn == .user
        hear(isHearing ? drafts[state.rows.last?.id ?? ""]?.message : nil)
        if turn == .idle, wasStoppedEarly { leaveUnanswered() }
        wasStoppedEarly = false
    }

    /// - Parameter stoppedEarly: a written answer was stopped before its first word.
    mutating func turnEnded(stoppedEarly: Bool) { wasStoppedEarly = stoppedEarly }

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
        companions = MessageCompanions()
        heardID = nil
        resumedAt = nil
        tools = ToolCallsPresenter()
        thoughts = ThoughtsPresenter()
        toolMessages = [:]
        (sources, pictures, pages) = ([:], ShownPictures(), [:])
        (stopped, offered, unanswered) = ([], nil, nil)
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
    func isTyped(_ id: String?) -> Bool { id.map { companions.typed.contains($0) } ?? false }

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
        thoughts.receive(message)
        if message.role == .user, message.medium == .text { companions.typed.insert(message.id) }
        if message.isFinal {
            guard indices[message.id] != nil || message.status != .cancelled || !message.text.isEmpty else { return }
            drafts[message.id] = nil
            show(message)
            foldWhatIsSaid(in: message)
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
        companions.latencies[id] = latency
        dress(id)
    }

    /// The sound of a message is kept, and can be played.
    public mutating func keepSound(of id: String, _ duration: Duration) {
        companions.sounds[id] = SoundWording.length(duration)
        dress(id)
    }

    /// The sound of the messages so far is gone, or belongs to another conversation.
    public mutating func forgetSounds() {
        let ids = companions.sounds.keys
        companions.sounds = [:]
        for id in ids { dress(id) }
    }

    /// Puts this beside a message, in place of what the same feature put there; the message may come later.
    ///
    /// - Parameters:
    ///   - margin: nil takes away what stood there, but for a name, which stays until the message is shown anew.
    ///   - feature: whose it is; empty for what was kept with the message.
    public mutating func annotate(_ id: String, _ margin: MessageMargin?, by feature: String) {
        companions.put(margin, beside: id, by: feature)
        dress(id)
    }

    /// The part of that to save with the message; nil for nothing.
    package func keptMargin(of id: String) -> MessageMargin? { companions.margin(of: id, where: \.isKept) }

    /// Shows anew whether the thoughts of a message are folded.
    mutating func showThoughts(of id: String) {
        guard let index = indices[id], state.rows[index].thoughts != thoughts.row(id) else { return }
        state.rows[index].thoughts = thoughts.row(id)
        state.rows[index].revision += 1
    }

    /// Shows anew what is known of a message besides what was said.
    private mutating func dress(_ id: String) {
        guard let index = indices[id] else { return }
        var row = state.rows[index]
        companions.dress(&row)
        guard row != state.rows[index] else { return }
        row.revision += 1
        state.rows[index] = row
    }

    mutating func show(_ message: Message) {
        if message.canBeContinued { stopped.insert(message.id) } else { stopped.remove(message.id) }
        defer {
            keepSource(of: message)
            offerNext()
        }
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

    /// The last answer did not come to its end, and nobody wished that.
    public var isBroken: Bool { state.rows.last?.cut == .broken }

    /// The last answer ended before its end, and can be gone on with.
    public var canContinueAnswer: Bool { state.rows.last.map { stopped.contains($0.id) } ?? false }

    /// What can be done about an answer that ended badly stands at the last row alone.
    private mutating func offerNext() {
        let last = state.rows.last
        let (id, offer) = (last?.id, last?.cut?.offer)
        if let offered, offered != id, let index = indices[offered] { change(index) { $0.offer = nil } }
        offered = offer == nil ? nil : id
        if let index = id.flatMap({ indices[$0] }), state.rows[index].offer != offer {
            change(index) { $0.offer = offer }
        }
    }

    private mutating func change(_ index: Int, _ change: (inout MessageRowViewState) -> Void) {
        change(&state.rows[index])
        state.rows[index].revision += 1
    }

    /// Only of what is final: while it grows there is nothing to take from it but what is seen.
    private mutating func keepSource(of message: Message) {
        guard message.tool == nil, message.isFinal, let index = indices[message.id] else { return }
        let written = SourceList.appended(to: message)
        pages[message.id] = message.sources.isEmpty ? nil : message.sources
        sources[message.id] = written == state.rows[index].text ? nil : written
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
        thoughts.remove(id)
        if let call = toolMessages.first(where: { $0.value.id == id })?.key {
            toolMessages[call] = nil
            changeTools { $0.remove(call) }
        }
        guard let index = indices.removeValue(forKey: id) else { return }
        dates.remove(at: index)
        state.rows.remove(at: index)
        (sources[id], pages[id]) = (nil, nil)
        pictures.remove(id)
        stopped.remove(id)
        state.follow(removalAt: index)
        renumber(from: index)
        offerNext()
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
        var row = MessageRowViewState(
            id: message.id, revision: older?.revision ?? 0, author: MessageWording.author(message.role),
            time: resumedAt.map { clock.time(message.createdAt, seenAt: $0) } ?? clock.time(message.createdAt),
            latency: message.latency.map(DurationWording.latency) ?? older?.latency, text: text,
            isMarkdown: message.role == .assistant, heardCharacters: MessageWording.heardCharacters(of: message),
            mark: isBeingHeard
                ? MessageWording.listening
                : MessageWording.mark(
                    message.status, of: message.medium, by: message.role,
                    hasText: text.contains { !$0.isWhitespace }),
            isLive: !message.isFinal, isBeingHeard: isBeingHeard)
        row.latencyRole = message.latency.map { LatencyGrade($0).role } ?? older?.latencyRole ?? .faint
        row.tokens = MessageWording.tokens(message)
        row.cost = MessageWording.cost(message)
        row.place = MessageWording.place(message)
        row.pictures = message.pictures.map(PictureWording.note)
        pictures.show(message.pictures, with: message.id)
        row.shownPictures = pictures.viewStates(of: message.id)
        row.tool = message.tool.flatMap { tools.row($0.call.id) }
        row.thoughts = thoughts.row(message.id)
        row.sources = message.isFinal && message.tool == nil ? message.sources : []
        row.isCommentary = message.phase == .commentary
        row.lead = MessageWording.lead(message)
        row.cut = CutAnswer(message)
        row.offer = older?.offer
        companions.dress(&row)
        return row
    }

    private mutating func visible(_ message: Message) -> String {
        guard message.tool == nil else { return "" }
        if !message.isFinal, let draft = drafts[message.id], draft.message.text.utf8.count == message.text.utf8.count {
            if keepsTabs, message.text.utf8.contains(UInt8(ascii: "\t")) { return Sanitizer.written(message.text) }
            return drafts[message.id]?.text() ?? ""
        }
        let text = SourceList.appended(to: message)
        return keepsTabs ? Sanitizer.written(text) : Sanitizer.visible(text)
    }
}

import Echo
import Foundation

/// Turns what happens to messages into rows, touching only the row that changes.
public struct ConversationPresenter: Sendable {
    private let clock: ClockWording
    private var indices: [String: Int] = [:]
    private var dates: [Date] = []
    /// The words of the messages that are not final, as heard from deltas.
    private var drafts: [String: Draft] = [:]
    /// Messages that were taken back: what still comes for them is not shown.
    private var forgotten: Set<String> = []
    /// The user is speaking, and the message it will be.
    private var isHearing = false
    private var heardID: String?
    public private(set) var state = ConversationViewState()

    public init(timeZone: TimeZone, welcome: [Wording] = []) {
        clock = ClockWording(timeZone: timeZone)
        state.welcome = welcome
    }

    public mutating func receive(_ event: EchoEvent, at date: Date) {
        switch event {
        case .messageUpdated(let message), .messageFinalized(let message): receive(message)
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
    public mutating func receive(all messages: [Message]) {
        for message in messages { receive(message) }
    }

    /// A new conversation: nothing of the old one is shown again.
    public mutating func reset() {
        forgotten.formUnion(indices.keys)
        indices = [:]
        dates = []
        drafts = [:]
        heardID = nil
        state.rows.removeAll()
        (state.scroll, state.unseen) = (.following, 0)
    }

    public mutating func welcome(with welcome: [Wording]) { state.welcome = welcome }

    public mutating func scroll(to position: ScrollPosition) {
        state.scroll = position
        if position == .following { state.unseen = 0 }
    }

    public func contains(_ id: String) -> Bool { indices[id] != nil }

    // MARK: - Private

    private mutating func receive(_ message: Message) {
        guard !forgotten.contains(message.id) else { return }
        if message.isFinal {
            guard indices[message.id] != nil || message.status != .cancelled || !message.text.isEmpty else { return }
            drafts[message.id] = nil
            show(message)
        } else {
            var draft = drafts[message.id] ?? Draft(message: message)
            draft.update(message)
            drafts[message.id] = draft
            if isHearing { hear(draft.message) }
            show(draft.message)
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
        var draft = drafts[id] ?? Draft(message: .draft(id: id, role: role, at: date))
        draft.append(delta)
        drafts[id] = draft
        show(draft.message)
    }

    private mutating func settle(_ id: String, at date: Date, change: (inout Message) -> Void) {
        guard !forgotten.contains(id), drafts[id] != nil || indices[id] == nil else { return }
        var message = drafts[id]?.message ?? .draft(id: id, role: .user, at: date)
        change(&message)
        receive(message)
    }

    private mutating func receive(_ summary: TurnSummary) {
        guard let id = summary.assistantItemID, let index = indices[id], state.rows[index].latency == nil,
            let latency = summary.firstSound ?? summary.firstToken
        else { return }
        state.rows[index].latency = DurationWording.latency(latency)
        state.rows[index].revision += 1
    }

    private mutating func show(_ message: Message) {
        if let index = indices[message.id] {
            let revised = row(message, revision: state.rows[index].revision, latency: state.rows[index].latency)
            guard revised != state.rows[index] else { return }
            state.rows[index] = revised
            state.rows[index].revision += 1
        } else {
            insert(message)
        }
    }

    private mutating func insert(_ message: Message) {
        let index = (dates.lastIndex { $0 <= message.createdAt } ?? -1) + 1
        dates.insert(message.createdAt, at: index)
        state.rows.insert(row(message, revision: 0, latency: nil), at: index)
        for moved in index..<state.rows.count { indices[state.rows[moved].id] = moved }
        if state.scroll != .following { state.unseen += 1 }
    }

    private func row(_ message: Message, revision: Int, latency: String?) -> MessageRowViewState {
        let text = Sanitizer.visible(message.text)
        let isBeingHeard = message.id == heardID && message.status == .transcribing
        return MessageRowViewState(
            id: message.id, revision: revision, author: MessageWording.author(message.role),
            time: clock.time(message.createdAt),
            latency: message.latency.map(DurationWording.latency) ?? latency, text: text,
            heardCharacters: heard(message, shownAs: text),
            mark: isBeingHeard ? MessageWording.listening : MessageWording.mark(message.status, hasText: !text.isEmpty),
            isLive: !message.isFinal, isBeingHeard: isBeingHeard)
    }

    /// Counted in what is shown, which is longer where something had to be made visible.
    private func heard(_ message: Message, shownAs text: String) -> Int? {
        guard case .interrupted(_, let characters) = message.status else { return nil }
        let heard = message.text.prefix(max(0, characters))
        return min(text.count, Sanitizer.visible(String(heard)).count)
    }
}

extension ConversationPresenter {
    /// A message on its way. Its words come as deltas, as whole texts, or as both: the longer is the newer.
    private struct Draft {
        private(set) var message: Message
        private var heard = ""

        init(message: Message) { self.message = message }

        mutating func append(_ delta: String) {
            heard += delta
            if heard.utf8.count > message.text.utf8.count { message.text = heard }
        }

        mutating func update(_ newer: Message) {
            let longer = heard.utf8.count > newer.text.utf8.count ? heard : newer.text
            message = newer
            message.text = longer
        }
    }
}

extension Message {
    fileprivate static func draft(id: String, role: Role, at date: Date) -> Message {
        Message(
            id: id, role: role, medium: .voice, status: role == .user ? .transcribing : .inProgress, createdAt: date)
    }
}

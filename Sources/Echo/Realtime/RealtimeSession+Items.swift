import EchoWire

/// The conversation's items and the messages that people see of them.
extension RealtimeSession {
    mutating func itemAdded(_ item: ConversationItem, after previous: String?, at now: Moment) {
        guard let id = item.id else { return }
        transcript.queue.place(id, after: previous)
        guard case .message(let message) = item, transcript.queue[id] == nil, !spoken.silentItems.contains(id) else {
            return
        }
        adopt(message, id: id, at: now)
    }

    /// A message that somebody else put into the conversation.
    private mutating func adopt(_ item: MessageItem, id: String, at now: Moment) {
        guard let role = Message.Role(rawValue: item.role), role == .user || role == .system else { return }
        let text = item.content.compactMap(\.inputText).joined(separator: "\n")
        guard !text.isEmpty else { return }
        show(Message(id: id, role: role, medium: .text, text: text, status: .completed, createdAt: now.date))
    }

    mutating func itemDeleted(_ id: String) {
        // What the user has seen stays visible: an item deleted because nobody heard it is marked as such.
        guard let message = transcript.queue[id], message.status == .transcribing else { return }
        act(.cancel(.transcript(itemID: id)))
        finish(id, .cancelled)
    }

    mutating func send(text: String, at now: Moment) { say(text, .user, answers: true, at: now) }

    /// Without an answer what is being said goes on: it is known from the next answer on.
    mutating func instruct(_ text: String, answers: Bool, at now: Moment) {
        say(text, .system, answers: answers, at: now)
    }

    private mutating func say(_ text: String, _ role: Message.Role, answers: Bool, at now: Moment) {
        if answers, let objection = spending.objection { return emit(.error(objection)) }
        let isReady = connection.phase == .ready
        if answers, isReady { stopAnswer(serverHasCancelled: false) }
        let id = makeID("item")
        let message = Message(id: id, role: role, medium: .text, text: text, status: .completed, createdAt: now.date)
        if isReady { create(HistoryItem.items(of: message)) }
        show(message)
        guard answers else { return }
        timing.start(at: now.instant, userItemID: id)
        // Without a session it is told, and the answer asked for, when there is one.
        if isReady { requestResponse() } else { unfinished = (unfinished ?? Unfinished()).owing() }
    }

    mutating func create(_ items: [ConversationItem]) {
        for item in items {
            act(.send(.conversationItemCreate(ConversationItemCreate(eventID: makeID("event"), item: item))))
        }
    }

    /// Takes messages out of the conversation, here and at the server.
    mutating func remove(_ ids: [String]) {
        for id in ids {
            if connection.phase == .ready, transcript.queue[id]?.isLocal != true {
                sendHarmless { .conversationItemDelete(ConversationItemDelete(eventID: $0, itemID: id)) }
            }
            forget(id)
        }
    }

    /// A message is not part of the conversation any more.
    mutating func forget(_ id: String) {
        act(.cancel(.transcript(itemID: id)))
        spoken.heldTurns.removeAll { $0.itemID == id }
        emit(transcript.remove(id))
    }

    /// Replaces a message of the user: what came after it is taken back, and it is answered anew.
    mutating func edit(_ id: String, text: String, at now: Moment) {
        stopAnswer(serverHasCancelled: false)
        remove([id] + messages(after: id))
        send(text: text, at: now)
    }

    /// Takes the answer to the last message of the user back and asks for another.
    mutating func regenerate(at now: Moment) {
        stopAnswer(serverHasCancelled: false)
        guard let question = transcript.lastQuestion else { return }
        remove(messages(after: question.id))
        timing.start(at: now.instant, userItemID: question.id)
        if connection.phase == .ready { requestResponse() } else { unfinished = (unfinished ?? Unfinished()).owing() }
    }

    private func messages(after id: String) -> [String] {
        transcript.queue.ids(after: id).filter(transcript.queue.contains)
    }

    mutating func show(_ message: Message) { emit(transcript.show(message)) }

    mutating func change(_ id: String, _ change: (inout Message) -> Void) { emit(transcript.change(id, change)) }

    mutating func finish(_ id: String, _ status: Message.Status) { emit(transcript.finish(id, status)) }
}

extension ContentPart {
    var inputText: String? { if case .inputText(let part) = self { part.text } else { nil } }
}

import EchoWire

/// The conversation's items and the messages that people see of them.
extension RealtimeSession {
    mutating func itemAdded(_ item: ConversationItem, after previous: String?, at now: Moment) {
        guard let id = item.id, !id.isEmpty else { return }
        transcript.queue.place(id, after: newestName(of: previous))
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

    mutating func send(_ text: String, _ pictures: [Picture], at now: Moment) {
        say(text, .user, pictures, answers: true, at: now)
    }

    /// Without an answer what is being said goes on: it is known from the next answer on.
    mutating func instruct(_ text: String, answers: Bool, at now: Moment) {
        say(text, .system, answers: answers, at: now)
    }

    private mutating func say(
        _ text: String, _ role: Message.Role, _ pictures: [Picture] = [], answers: Bool, at now: Moment
    ) {
        if answers, let objection { return emit(.error(objection)) }
        let isReady = connection.phase == .ready
        if answers, isReady { stopAnswer(serverHasCancelled: false) }
        let id = makeID("item")
        var message = Message(id: id, role: role, medium: .text, text: text, status: .completed, createdAt: now.date)
        message.pictures = pictures
        if isReady { create(HistoryItem.items(of: message)) }
        show(message)
        guard answers else { return }
        (brokenAnswers, lostHalf) = (0, nil)
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
        context.lastInput = nil
        takenBack.insert(id)
        emit(transcript.remove(id))
    }

    /// Replaces a message of the user: what came after it is taken back, and it is answered anew.
    mutating func edit(_ id: String, _ text: String, _ pictures: [Picture], at now: Moment) {
        stopAnswer(serverHasCancelled: false)
        remove([id] + messages(after: id))
        send(text, pictures, at: now)
    }

    /// Takes the answer to the last message of the user back and asks for another.
    mutating func regenerate(at now: Moment) {
        stopAnswer(serverHasCancelled: false)
        guard let question = transcript.lastQuestion else { return }
        remove(messages(after: question.id))
        answerQuestion(at: now)
    }

    mutating func answerQuestion(at now: Moment) {
        (brokenAnswers, lostHalf) = (0, nil)
        timing.start(at: now.instant, userItemID: transcript.lastQuestion?.id)
        if connection.phase == .ready { requestResponse() } else { unfinished = (unfinished ?? Unfinished()).owing() }
    }

    /// Has the rest of the last answer said, in a message of its own.
    mutating func goOn(at now: Moment) {
        guard let cut = transcript.cutAnswer else { return }
        if let objection { return emit(.error(objection)) }
        stopAnswer(serverHasCancelled: false)
        (brokenAnswers, lostHalf) = (0, nil)
        timing.start(at: now.instant, userItemID: transcript.lastQuestion?.id)
        let instruction = AnswerContinuation.request(cut.text)
        guard connection.phase == .ready else {
            unfinished = (unfinished ?? Unfinished()).owing()
            unfinished?.instruction = instruction
            return
        }
        answering.instruction = instruction
        requestResponse()
    }

    /// Whoever says no more than "go on" behind an answer that was cut off wants its rest, as with the key. What the server
    /// has begun to answer, and nobody has heard yet, is given up for it.
    mutating func goesOn(after itemID: String, _ words: String) -> Bool {
        guard GoOnRequest.isMeant(by: words), connection.phase == .ready, transcript.lastQuestion?.id == itemID,
            let cut = transcript.cutAnswer(before: itemID), isBeingAnswered, transcript.calls.waiting.isEmpty,
            !playback.sounds.values.contains(where: { $0.hasStarted && !$0.isOver })
        else { return false }
        stopAnswer(serverHasCancelled: false)
        answering.instruction = AnswerContinuation.request(cut.text)
        requestResponse()
        return true
    }

    private func messages(after id: String) -> [String] {
        transcript.queue.ids(after: id).filter(transcript.queue.contains)
    }
}

extension ContentPart {
    var inputText: String? { if case .inputText(let part) = self { part.text } else { nil } }

    /// What the assistant says in it.
    var spokenWords: String {
        switch self {
        case .outputText(let part), .text(let part): part.text ?? ""
        case .outputAudio(let part), .audio(let part): part.transcript ?? ""
        case .inputText, .inputAudio, .inputImage, .unknown: ""
        }
    }
}

import EchoWire

/// What a model does at its server before it answers: thoughts, searches, a memory that is compressed.
extension TextSession {
    // MARK: thoughts

    mutating func think(_ delta: String) {
        guard settings.tellsThoughts else { return }
        // What was thought before a call stands in a paragraph of its own.
        let lead = answer?.isThinking == false && thought?.text.isEmpty == false && !delta.hasPrefix("\n") ? "\n\n" : ""
        answer?.isThinking = true
        if thought == nil { thought = Message.Thoughts(text: "") }
        if thought.map({ $0.text.utf8.count < Message.Thoughts.most }) == true { thought?.text += lead + delta }
    }

    /// What stands in a message was thought: the answer comes behind it, in a message of its own.
    mutating func takeBack(_ item: String, at now: Moment) {
        guard let id = answer?.messages[item], let message = transcript.queue[id], message.tool == nil else { return }
        if continuation?.id == id { return takeBackContinuation(of: message) }
        answer?.messages[item] = nil
        answer?.ids.removeAll { $0 == id }
        answer?.hasWords = false
        answer?.thoughts = reasoning.removeValue(forKey: id) ?? []
        emit(transcript.remove(id))
        thought = message.thoughts
        think(message.text)
    }

    /// The words before it was gone on with stay.
    private mutating func takeBackContinuation(of message: Message) {
        guard let before = continuation?.text else { return }
        think(String(message.text.dropFirst(before.count)))
        continuation?.hasBegun = false
        continuation?.seam = AnswerSeam(after: before)
        change(message.id) { $0.text = before }
        let others = answer?.messages.filter { $0.value != message.id }
        answer?.messages = others ?? [:]
        answer?.ids.removeAll { $0 == message.id }
    }

    /// Something else has come of the answer.
    mutating func endThinking(at now: Moment) {
        guard let since = answer?.thinkingSince else { return }
        if answer?.isThinking == true {
            let before = thought?.duration ?? .zero
            thought?.duration = before + (now.instant - since)
            answer?.isThinking = false
        }
        answer?.thinkingSince = now.instant
    }

    // MARK: messages

    mutating func note(_ phase: Message.Phase, of item: String) {
        answer?.phases[item] = phase
        if let id = answer?.messages[item] { change(id) { $0.phase = phase } }
    }

    mutating func note(_ source: WebSource, of item: String, at now: Moment) {
        let id = message(of: item, at: now)
        change(id) {
            guard $0.sources.count < WebSource.mostOfAnAnswer, !$0.sources.contains(where: { $0.url == source.url })
            else { return }
            $0.sources.append(source)
        }
    }

    // MARK: searches

    /// A search is an entry of its own, which no server is told again: what it was goes back sealed, with the thoughts.
    mutating func search(_ item: String, query: String?, isOver: Bool, at now: Moment) {
        endThinking(at: now)
        var search = answer?.searches[item] ?? AnswerSearch(message: makeID(), start: now.instant)
        guard !search.isOver else { return }
        let isNew = answer?.searches[item] == nil
        search.query = query ?? search.query
        search.isOver = isOver
        answer?.searches[item] = search
        emit(transcript.follow(search, isNew: isNew, at: now))
    }

    /// The answer is over, and with it what it was still looking for.
    mutating func endSearches(of answer: TextAnswer, _ phase: ToolActivity.Phase) {
        for search in answer.searches.values.filter({ !$0.isOver }).sorted(by: { $0.message < $1.message }) {
            emit(transcript.end(search, phase))
        }
    }

    // MARK: the server's summary

    /// What the server has summarised ends before a message.
    mutating func compress(before id: String) {
        guard let item = answer?.compaction else { return }
        answer?.compaction = nil
        let covered = transcript.queue.all.filter { !$0.isLocal && $0.id != id }.map(\.id)
        compaction = TextCompaction(item: item, end: id)
        emit(.contextTrimmed(ContextTrim(means: .compacted, messageIDs: covered, tokensBefore: 0, tokensAfter: 0)))
    }

    /// The mark at the message that was answered from a summary; nil where it was not.
    func mark(of id: String) -> Message.Compaction? {
        guard let compaction, compaction.end == id else { return nil }
        return Message.Compaction(sealed: compaction.item.text)
    }

    /// A message is taken back: no summary that it is in is told again, nor kept.
    mutating func expand(at id: String) {
        let summaries = transcript.queue.messages(from: id).filter { $0.compaction != nil && $0.id != id }.map(\.id)
        for summary in summaries { change(summary) { $0.compaction = nil } }
        guard let end = compaction?.end, end == id || summaries.contains(end) else { return }
        compaction = latestSummary(before: id)
    }

    /// The summary of a conversation that went on elsewhere, or was kept.
    mutating func takeSummary() { compaction = latestSummary(before: nil) }

    private func latestSummary(before id: String?) -> TextCompaction? {
        guard takesSummaries else { return nil }
        var isBefore = id == nil
        for message in transcript.queue.newestFirst {
            if isBefore, let sealed = message.compaction?.sealed, let item = try? JSONValue(parsing: sealed),
                item["type"]?.string == ResponsesStream.compaction
            {
                return TextCompaction(item: item, end: message.id)
            }
            if message.id == id { isBefore = true }
        }
        return nil
    }

    /// The server does not take a summary, of its own or of another's: it is told everything instead, once.
    ///
    /// - Returns: whether it is asked again.
    mutating func asksWithoutSummary(after error: EchoError) -> Bool {
        guard compaction != nil, answer?.ids.isEmpty == true, error.mayRefuseSummary else { return false }
        (compaction, takesSummaries) = (nil, false)
        ask()
        return answer != nil
    }
}

extension EchoError {
    /// Whether the server may mean the summary that it was given.
    fileprivate var mayRefuseSummary: Bool {
        switch self {
        case .server(let code, let message, let parameter):
            code == "invalid_encrypted_content" || parameter?.hasPrefix("input") == true
                || message.lowercased().contains("encrypted") || message.lowercased().contains("compaction")
        case .rejected(let status, _): status == 400 || status == 422
        default: false
        }
    }
}

import EchoAudio
import EchoWire
import Foundation

extension LocalSession {
    mutating func create(_ item: ConversationItem, after previous: String?) throws(SessionProblem) {
        if let id = item.id, items.contains(id) {
            throw .invalid("item.id", "Error creating item: an item with id '\(id)' already exists.")
        }
        if let previous, previous != "root", !items.contains(previous) {
            throw .invalid(
                "previous_item_id", "Error adding item: the previous item with id '\(previous)' does not exist.")
        }
        let item = finished(item)
        guard let id = item.id else { throw .invalidEvent("The item could not be read.") }
        let kept = stripped(item)
        try checkRoom(for: kept.weight)
        _ = items.insert(kept, after: previous)
        announce(item: id)
        if let sound = sound(of: item) { listen(to: sound, as: id) }
    }

    /// A conversation is bounded by what it weighs.
    func checkRoom(for weight: Int = 0) throws(SessionProblem) {
        guard items.weight + weight <= configuration.itemBytes else {
            throw .conversationFull(bytes: configuration.itemBytes)
        }
    }

    mutating func retrieve(_ id: String) throws(SessionProblem) {
        guard let item = items[id] else { throw .unknownItem(.retrieve, id) }
        send(ServerEvent.conversationItemRetrieved, ConversationItemRetrieved(item: withSound(item, id)))
    }

    mutating func delete(_ id: String) throws(SessionProblem) {
        guard items.contains(id) else { throw .unknownItem(.delete, id) }
        if let answer = answers.values.first(where: { $0.message?.id == id }) {
            cancel(answer.id, reason: "client_cancelled")
        }
        if let hearing = hearings[id] {
            if hearing.state == .listening { actions.append(.stopListening(item: id)) }
            if hearing.state == .listening, hearing.isTranscribed { releaseTranscription(of: id) }
        }
        hearings[id] = nil
        if spoken.removeValue(forKey: id) != nil { playback.stop(nowMs: buffer.totalMs) }
        items[id] = nil
        send(ServerEvent.conversationItemDeleted, ConversationItemDeleted(itemID: id))
        proceedWaiting()
    }

    mutating func truncate(_ id: String, atMs milliseconds: Int) throws(SessionProblem) {
        guard items.contains(id) else { throw .unknownItem(.truncate, id) }
        guard let marks = marks(of: id), milliseconds > 0 else { throw .notAssistantAudio }
        guard milliseconds <= marks.durationMs else {
            throw .audioShorter(than: milliseconds, has: marks.durationMs)
        }
        cut(id, to: marks.text(heardIn: milliseconds), atMs: milliseconds)
        playback.stop(nowMs: buffer.totalMs)
        send(
            ServerEvent.conversationItemTruncated,
            ConversationItemTruncated(itemID: id, contentIndex: 0, audioEndMs: milliseconds))
    }

    /// An item that enters the conversation complete.
    mutating func announce(item id: String) {
        guard let item = items[id] else { return }
        let previous = items.idBefore(id)
        send(ServerEvent.conversationItemAdded, ConversationItemAdded(previousItemID: previous, item: item))
        send(ServerEvent.conversationItemDone, ConversationItemDone(previousItemID: previous, item: item))
    }

    private mutating func finished(_ item: ConversationItem) -> ConversationItem {
        var item = item
        if item.id == nil { item.id = ids.next("item") }
        item.status = "completed"
        return item
    }

    /// Sound is kept apart: events do not repeat it.
    private func stripped(_ item: ConversationItem) -> ConversationItem {
        guard case .message(var message) = item else { return item }
        message.content = message.content.map { part in
            guard case .inputAudio(var audio) = part else { return part }
            audio.audio = nil
            return .inputAudio(audio)
        }
        return .message(message)
    }

    private func sound(of item: ConversationItem) -> PCM16? {
        guard case .message(let message) = item else { return nil }
        let parts = message.content.compactMap { part -> Data? in
            if case .inputAudio(let audio) = part { audio.audio } else { nil }
        }
        guard !parts.isEmpty else { return nil }
        var decoder = SoundDecoder(format: settings.inputFormat)
        return PCM16(parts.flatMap { decoder.decode($0) })
    }

    private func withSound(_ item: ConversationItem, _ id: String) -> ConversationItem {
        guard case .message(var message) = item, let hearing = hearings[id], !hearing.sound.samples.isEmpty else {
            return item
        }
        var encoder = SoundEncoder(format: settings.inputFormat)
        let audio = encoder.encode(hearing.sound.samples)
        message.content = message.content.map { part in
            guard case .inputAudio(var content) = part else { return part }
            content.audio = audio
            return .inputAudio(content)
        }
        return .message(message)
    }

    private func marks(of id: String) -> SpokenMarks? {
        spoken[id] ?? answers.values.compactMap(\.message).first { $0.id == id && $0.marks.durationMs > 0 }?.marks
    }

    private mutating func cut(_ id: String, to text: String, atMs milliseconds: Int) {
        spoken[id]?.cut(at: milliseconds)
        guard case .message(var message)? = items[id] else { return }
        message.content = [.outputAudio(transcript: text)]
        items[id] = .message(message)
    }
}

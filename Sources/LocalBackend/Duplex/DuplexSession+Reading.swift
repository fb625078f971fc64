import EchoAudio
import EchoWire
import Foundation

extension DuplexSession {
    /// Sound in one event, as text: 16 s at 24 kHz. Who has more than that in hand does not send it as it is recorded.
    private static let appendLimit = 1 << 20
    private static let longestClipMs = 30_000
    /// Appended instructions, all together.
    private static let mostInstructions = 16_384
    /// Work of the client that can still be named.
    static let mostDelegations = 256

    mutating func read(_ text: Data) {
        guard let json = try? JSONValue(parsing: text), case .object(let object) = json else {
            return refuse(.invalid(nil, "The event is not a valid JSON object."), nil)
        }
        let eventID = object["event_id"]?.string
        do { try obey(try Self.event(object)) } catch { refuse(error, eventID) }
    }

    private mutating func obey(_ event: LiveClientEvent) throws(DuplexProblem) {
        switch event {
        case .start(let event): return try start(event)
        case .close(let event): return close(.requested, for: event.eventID)
        default: break
        }
        guard let settings else { throw .notStarted }
        switch event {
        case .inputAudioAppend(let event): try append(event.audio)
        case .inputAudioMute(let event): mute(event)
        case .inputAudioUnmute(let event): unmute(event)
        case .update(let event): try update(event)
        case .fixturePlay(let event): try play(event)
        case .instructionsAppend(let event):
            try add(.instructions, event.content, of: event.eventID, for: event.delegationID.value)
        case .thinkingAppend(let event):
            try add(.thinking, event.content, of: event.eventID, for: event.delegationID.value)
        case .commentaryAppend(let event):
            try add(.commentary, event.content, of: event.eventID, for: event.delegationID.value)
        case .responseItemCreate(let event):
            guard settings.responses != nil else { throw .noDelegate }
            try delegate.queue(event.item, bytes: event.json.data.count)
        case .responseCreate:
            guard settings.responses != nil else { throw .noDelegate }
            if try delegate.ask() { goOn() }
        case .decisionCreate, .decisionItemCreate, .decisionItemDelete: throw .noDecisions
        case .start, .close, .unknown: break
        }
    }

    private mutating func mute(_ event: LiveInputAudioMute) {
        isMuted = true
        tell(LiveServerEvent.inputAudioMuted, LiveInputAudioMuted(clientEventID: event.eventID))
    }

    private mutating func unmute(_ event: LiveInputAudioUnmute) {
        isMuted = false
        tell(LiveServerEvent.inputAudioUnmuted, LiveInputAudioUnmuted(clientEventID: event.eventID))
    }

    private mutating func update(_ event: LiveSessionUpdate) throws(DuplexProblem) {
        try settings?.update(event.session)
        guard let session = settings?.session else { return }
        tell(LiveServerEvent.updated, LiveSessionUpdated(clientEventID: event.eventID, session: session))
    }

    private mutating func play(_ event: LiveFixturePlay) throws(DuplexProblem) {
        guard !voice.isPlayingClip else { throw .fixturePlays }
        guard event.audio.count.isMultiple(of: 2) else { throw .invalidAudio("A sample of PCM16 has two bytes.") }
        guard event.audio.count <= Self.longestClipMs * 48 else {
            throw .invalid("audio", "A fixture must not be longer than 30 seconds.")
        }
        clipEvent = event.eventID
        voice.play(PCM16(littleEndian: event.audio))
    }

    private mutating func add(
        _ kind: DuplexAppends.Kind, _ content: String, of eventID: String?, for delegation: String?
    ) throws(DuplexProblem) {
        guard !voice.isPlayingClip else { throw .fixturePlays }
        if let delegation {
            guard delegations.contains(delegation) else {
                throw .invalid("delegation_id", "There is no client delegation '\(delegation.prefix(80))'.")
            }
            if kind == .commentary { awaited[delegation] = nil }
        }
        try appends.add(kind, content, of: eventID, isResult: delegation != nil, atMs: clockMs)
        guard kind != .instructions else { return }
        acknowledgementMs = nil
        voice.dropAcknowledgements()
    }

    /// The text has reached the model.
    mutating func take(_ append: DuplexAppends.Append) {
        switch append.kind {
        case .instructions:
            tell(
                LiveServerEvent.instructionsAppended,
                LiveInstructionsAppended(clientEventID: append.eventID, startMs: append.startMs, endMs: append.endMs))
            learn(append.content)
        case .thinking:
            tell(
                LiveServerEvent.thinkingAppended,
                LiveThinkingAppended(clientEventID: append.eventID, startMs: append.startMs, endMs: append.endMs))
            memory.add(.system(append.content))
        case .commentary:
            tell(
                LiveServerEvent.commentaryAppended,
                LiveCommentaryAppended(clientEventID: append.eventID, startMs: append.startMs, endMs: append.endMs))
            follow(append)
        }
    }

    /// A result is said; what the person has written is answered.
    private mutating func follow(_ commentary: DuplexAppends.Append) {
        guard !commentary.isResult, let question = DuplexRequest.question(in: commentary.content) else {
            return say(commentary.content, .result)
        }
        answer(question, [])
    }

    private mutating func learn(_ instruction: String) {
        laterInstructions.append(instruction)
        while laterInstructions.reduce(0, { $0 + TokenEstimate.text($1) }) > Self.mostInstructions {
            laterInstructions.removeFirst()
        }
        guard DuplexInterjection.isOrder(instruction) else { return }
        stopThinking()
        voice.drop(sparing: .result)
    }

    private static func event(_ object: JSONObject) throws(DuplexProblem) -> LiveClientEvent {
        guard let type = object["type"] else { throw DuplexProblem(.missing("type")) }
        guard let name = type.string, let shape = DuplexEventShapes.all[name] else {
            throw .unknownEvent(type.string ?? type.text, known: DuplexEventShapes.all.keys.sorted())
        }
        let checked: JSONObject
        do { checked = try shape.reading(object) } catch { throw DuplexProblem(error) }
        if name == LiveInputAudioAppend.type { try check(sound: checked["audio"]?.string ?? "") }
        do { return try LiveClientEvent(.object(checked)) } catch { throw problem(error) }
    }

    private static func check(sound: String) throws(DuplexProblem) {
        guard sound.utf8.count <= appendLimit else {
            throw .invalidAudio("At most 1 MiB of audio fits into one event: send it as it is recorded.")
        }
        // "RIFF", as base64 has it.
        guard !sound.hasPrefix("UklGR") else {
            throw .invalidAudio("The audio must be raw samples, without a WAV container.")
        }
    }

    private static func problem(_ error: WireError) -> DuplexProblem {
        switch error {
        case .notJSON: .invalid(nil, "The event is not valid JSON.")
        case .missing(let path): DuplexProblem(.missing(path))
        case .wrongType("audio", _): .invalidAudio("The audio is not valid base64.")
        case .wrongType(let path, let expected):
            .invalid(path, "Invalid value for '\(path)': expected \(expected).")
        }
    }
}

/// What a client asks of the voice in words, as an understanding voice would take it: a line that says what is wanted, and
/// below it what the person has written.
private enum DuplexRequest {
    /// What is to be answered; nil for what is only to be said.
    static func question(in content: String) -> String? {
        let parts = content.split(separator: "\n", maxSplits: 1)
        guard parts.count == 2, let wish = parts.first, wish.hasSuffix(":") else { return nil }
        let words = wish.lowercased().split { !$0.isLetter }
        guard words.first == "answer" || words.contains("typed") || words.contains("wrote") else { return nil }
        let question = parts[1].trimmingCharacters(in: .whitespacesAndNewlines)
        return question.isEmpty ? nil : question
    }
}

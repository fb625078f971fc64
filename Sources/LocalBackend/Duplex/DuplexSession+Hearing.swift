import EchoAudio
import EchoWire
import Foundation

extension DuplexSession {
    /// One delta of the track lasts so long.
    private static let deltaSamples = 100 * 24
    /// A speaker who was heard keeps the floor while the words are looked for, but not for ever.
    private static let longestVerdictMs = 8_000
    /// Work of the client of which nothing is heard for longer is not waited for.
    private static let longestWorkMs = 60_000
    /// One word may be the beginning of what only shows attention.
    private static let fewWords = 2
    /// So much voice without a word was meant to be understood.
    private static let meantMs = 1_000

    mutating func append(_ audio: Data) throws(DuplexProblem) {
        guard audio.count.isMultiple(of: sound.bytesPerSample) else {
            throw .invalidAudio("A sample of PCM16 has two bytes: an odd number of bytes was dropped.")
        }
        usage.count(audio.count)
        for frame in frames.split(sound.decode(audio)) { step(frame) }
        if let report = usage.report() { tell(LiveServerEvent.usageUpdated, report) }
    }

    /// 20 ms pass: what came is heard, and as much of the voice goes back.
    private mutating func step(_ frame: [Int16]) {
        let isDeaf = isMuted || voice.isPlayingClip
        listen(to: isDeaf ? Array(repeating: 0, count: frame.count) : frame)
        track += voice.next(frame.count, mayTalk: !isFloorTaken, atMs: clockMs)
        clockMs += TurnDetector.frameMs
        tellOfClip()
        passTime()
        guard track.count >= Self.deltaSamples else { return }
        let piece = Array(track.prefix(Self.deltaSamples))
        track.removeFirst(Self.deltaSamples)
        actions.append(.tell(.outputAudioDelta(LiveOutputAudioDelta(delta: sound.encode(piece)))))
    }

    private mutating func listen(to frame: [Int16]) {
        usage.notice(isSilent: frame.allSatisfy { $0 == 0 })
        if let hearing { actions.append(.hear(item: hearing, PCM16(frame))) }
        for event in listener.hear(frame) {
            switch event {
            case .began(let sound): beginUtterance(sound)
            case .paused: showAttention()
            case .ended(let utterance): endUtterance(utterance)
            }
        }
        if hearing != nil { noticeLikelyEnd() }
    }

    /// What will probably be asked is thought about while it is not sure yet that it was all.
    private mutating func noticeLikelyEnd() {
        switch likelyEnd.pass(TurnDetector.frameMs, isVoice: listener.isVoice) {
        case .begin(let words) where thinking == nil && DuplexInterjection(words) == nil: anticipate(words)
        case .stop: actions.append(.forgetAnticipated)
        case .begin, nil: break
        }
    }

    /// The person speaks, or has spoken and nobody knows yet what.
    private var isFloorTaken: Bool {
        hearing != nil || verdicts.values.contains { clockMs - $0.sinceMs < Self.longestVerdictMs }
    }

    private mutating func beginUtterance(_ sound: [Int16]) {
        let item = ids.next("item")
        hearing = item
        likelyEnd = LikelyEndOfTurn()
        actions.append(.listen(item: item, tools: tools, keywords: []))
        actions.append(.prepare(prompt(seed: 0)))
        if !sound.isEmpty { actions.append(.hear(item: item, PCM16(sound))) }
    }

    private mutating func showAttention() {
        guard let attention, !isBusy else { return }
        voice.interject(StandingLines.attention, attention, atMs: clockMs)
    }

    private mutating func endUtterance(_ utterance: DuplexListener.Utterance) {
        guard let item = hearing else { return }
        hearing = nil
        let told = heard.endGuessing()
        guard !utterance.isNoise else { return actions += [.stopListening(item: item), .forgetAnticipated] }
        verdicts[item] = Verdict(utterance: utterance, toldWords: told, sinceMs: clockMs)
        actions.append(.finishListening(item: item))
    }

    private mutating func tellOfClip() {
        switch voice.takeClipNews() {
        case .began: tell(LiveServerEvent.fixturePlaying, LiveFixturePlaying(clientEventID: clipEvent))
        case .ended: tell(LiveServerEvent.fixturePlayed, LiveFixturePlayed(clientEventID: clipEvent))
        case nil: break
        }
    }

    /// What was due on the clock.
    private mutating func passTime() {
        for words in voice.takeBegun() { said.add(piece: words.text, atMs: words.atMs) }
        if let text = voice.takeSaid() { memory.add(.assistant(text)) }
        for piece in heard.take(untilMs: clockMs) {
            tell(
                LiveServerEvent.inputTranscriptDelta,
                LiveInputTranscriptDelta(delta: piece.text, startMs: piece.startMs, endMs: piece.endMs))
        }
        for piece in said.take(untilMs: clockMs) {
            tell(
                LiveServerEvent.outputTranscriptDelta,
                LiveOutputTranscriptDelta(delta: piece.text, startMs: piece.startMs, endMs: piece.endMs))
        }
        for append in appends.take(untilMs: clockMs) { take(append) }
        acknowledgeIfDue()
    }

    private mutating func acknowledgeIfDue() {
        guard let due = acknowledgementMs, due <= clockMs else { return }
        acknowledgementMs = nil
        if !voice.hasSomethingToSay { voice.add([StandingLines.preamble], .acknowledgement) }
    }

    // MARK: Words

    mutating func take(_ words: String, of item: String) {
        guard item == hearing else { return }
        listener.take(words: words)
        likelyEnd.take(words)
        heard.guess(words, atMs: clockMs)
        // Who says so much has taken the floor: what is still being thought is not said any more.
        let count = words.split(whereSeparator: \.isWhitespace).count
        if count >= Self.fewWords, DuplexInterjection(words) != .attention { stopThinking() }
    }

    mutating func loseWords(of item: String, _ reason: String) {
        if item == hearing {
            hearing = nil
            _ = heard.endGuessing()
        }
        verdicts[item] = nil
        refuse(.server("The speech could not be recognised: \(reason)"), nil)
    }

    /// What was said is known: who was talked over goes on when it was nothing.
    mutating func judge(_ words: RecognizedWords, of item: String) {
        guard let verdict = verdicts.removeValue(forKey: item) else { return }
        let utterance = verdict.utterance
        heard.finish(words, after: verdict.toldWords, fromMs: utterance.startMs, toMs: utterance.endMs)
        let text = words.text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return missWords(of: utterance) }
        switch DuplexInterjection(text) {
        case .attention where isBusy && !voice.isAsking: actions.append(.forgetAnticipated)
        case .stop where isBusy: fallSilent(after: text)
        default: answer(text, words.alternatives)
        }
    }

    private var isBusy: Bool {
        voice.hasSomethingToSay || thinking != nil || delegate.run != nil
            || awaited.values.contains { clockMs - $0 < Self.longestWorkMs }
    }

    private mutating func missWords(of utterance: DuplexListener.Utterance) {
        actions.append(.forgetAnticipated)
        guard utterance.voicedMs >= Self.meantMs, !isBusy else { return }
        voice.add([StandingLines.notCaught], .answer)
    }

    private mutating func fallSilent(after text: String) {
        memory.add(.user(text))
        stopThinking()
        actions.append(.forgetAnticipated)
        acknowledgementMs = nil
        voice.drop(sparing: .result)
    }

    /// Said or written: it is answered, whatever was under way.
    mutating func answer(_ text: String, _ alternatives: [String]) {
        stopThinking()
        acknowledgementMs = nil
        take(question: text, alternatives)
        think()
    }

    private mutating func take(question text: String, _ alternatives: [String]) {
        voice.drop(sparing: .result)
        if let said = voice.takeSaid() { memory.add(.assistant(said)) }
        memory.add(.user(text, alternatives: alternatives))
    }

    /// Thinks about what `answer` will ask when these are the words.
    private mutating func anticipate(_ words: String) {
        var then = self
        then.take(question: words, [])
        var seeds = SplitMix64(seed: configuration.seed &+ UInt64(clockMs))
        actions.append(.anticipate(then.prompt(seed: seeds.next())))
    }
}

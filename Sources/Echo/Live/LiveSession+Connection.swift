import EchoAudio
import EchoWire
import Foundation

/// Getting a session, mending a connection that broke, and handing over a session that has grown old.
extension LiveSession {
    /// A session is handed over so long before it expires.
    static let handOverBefore = Duration.seconds(300)
    /// What sessions last where the server does not say.
    private static let lifetime = Duration.seconds(7200)
    /// A hand-over that came to nothing is tried again after so long.
    private static let handOverPause = Duration.seconds(60)
    /// How long an old session is used on while somebody speaks.
    private static let handOverPatience = Duration.seconds(90)
    /// For so long the session that went before is listened to.
    private static let formerPatience = Duration.seconds(4)

    var isConnected: Bool { connection.phase != .disconnected }

    var standing: ConnectionStatus? {
        connection.phase == .ready ? .connected(sessionID: connection.sessionID, model: model) : nil
    }

    /// The first event is ours: everything that cannot be changed later is in it.
    mutating func connected() {
        switch reconnection.effort {
        case .handingOver where connection.phase == .ready: break
        case .handingOver, .asked, .mending: connection = LiveConnection(phase: .starting)
        case .none, .waiting: return
        }
        noteTold()
        act(.open(.start(LiveSessionStart(eventID: makeID("event"), session: sessionObject))))
        act(.start(.starting, after: reconnection.patience))
    }

    var sessionObject: LiveSessionObject {
        let history =
            transcript.queue.ids.isEmpty
            ? LiveHistory.messages(of: telling.earlier.reversed())
            : LiveHistory.messages(of: transcript.queue.newestFirst)
        return LiveSessionObject(
            model: model, instructions: settings.instructions, input: history.isEmpty ? nil : history,
            audio: LiveAudio(format: codec.liveFormat, output: LiveAudioOutput(voice: voiceID)), delegation: delegation,
            store: false)
    }

    private var voiceID: VoiceID {
        Models.isCustomVoice(settings.voice) ? .custom(CustomVoice(id: settings.voice)) : .named(settings.voice)
    }

    mutating func started(_ session: LiveSessionObject, at now: Moment) {
        // What it was to take over from may have broken meanwhile.
        guard connection.phase == .starting || reconnection.effort == .handingOver else { return }
        act(.cancel(.starting))
        if connection.phase == .ready { keepFormer() }
        connection = LiveConnection(phase: .ready, sessionID: session.id ?? "", voice: settings.voice)
        pump.begin(at: now.instant)
        pump.isHearing = microphone.isHearing
        outbox.beginAnew()
        reconnection.succeed(at: now.instant)
        planHandOver(session.expiresAt, at: now)
        emit(.connectionStatusChanged(.connected(sessionID: connection.sessionID, model: model)))
        act(.becomeReady)
        tellMissed()
        for id in telling.unanswered { relay(id) }
        telling.unanswered = []
        if talk.expectation.isOpen { expectWords(again: true) }
    }

    private mutating func planHandOver(_ expiry: Int?, at now: Moment) {
        let left = expiry.map { Double($0) - now.date.timeIntervalSince1970 } ?? 0
        // One that has just begun is not over: where it is said to be, the server's clock is not ours.
        let whole = left > 0 ? Duration.seconds(min(left, 1e6)) : Self.lifetime
        // Of one that is short, half: the next is as short, and they would follow each other without end.
        let age = max(.seconds(1), whole - Self.handOverBefore, whole / 2)
        act(.start(.handOver, after: age))
        act(.start(.lastHandOver, after: age + Self.handOverPatience))
    }

    // MARK: what the new session is told

    /// Messages that may still grow when a session begins.
    private static let mostTold = 16

    private mutating func noteTold() {
        telling.told = [:]
        let newest = Array(transcript.queue.newestFirst.prefix(Self.mostTold))
        for message in newest + telling.earlier.suffix(Self.mostTold) { telling.told[message.id] = message.text.count }
    }

    /// What was said while the session was being made is not in what it was made with.
    mutating func tellMissed() {
        let missed = transcript.queue.newestFirst.prefix(Self.mostTold).reversed().compactMap { message -> String? in
            guard !message.isLocal, message.role != .tool, !telling.unanswered.contains(message.id) else { return nil }
            let known = telling.told[message.id] ?? 0
            let words = message.heardText.dropFirst(known).trimmingCharacters(in: .whitespacesAndNewlines)
            guard !words.isEmpty else { return nil }
            return "\(message.role == .user ? "The person" : "You"): \(words)"
        }
        // As long as it goes on elsewhere more may be said there.
        if telling.earlier.isEmpty { telling.told = [:] }
        guard !missed.isEmpty else { return }
        outbox.add(.thinking, "This was said just before: " + missed.joined(separator: "\n"))
    }

    // MARK: failures

    mutating func connectFailed(_ error: EchoError) {
        act(.cancel(.starting))
        switch reconnection.effort {
        case .none, .waiting: break
        case .asked: failToConnect(error)
        case .mending(let attempt): mend(after: attempt, error)
        case .handingOver where connection.phase == .disconnected: mend(after: 0, error)
        case .handingOver: stayInOldSession(error)
        }
    }

    /// It still serves. One that is to end is handed over a little later.
    private mutating func stayInOldSession(_ error: EchoError) {
        reconnection.effort = .none
        settings.voice = connection.voice
        emit(.error(error))
        emit(.connectionStatusChanged(.connected(sessionID: connection.sessionID, model: model)))
        if connection.isOld { act(.start(.handOver, after: Self.handOverPause)) }
    }

    /// - Parameter now: nil where there was no session that could break.
    mutating func connectionClosed(_ error: EchoError, at now: Moment? = nil) {
        let wasReady = connection.phase == .ready
        if connection.phase == .starting { act(.cancel(.starting)) }
        leaveSession(cutBy: isMidAnswer ? error.cutReason : nil)
        if wasReady { askAgain(after: error) }
        switch reconnection.effort {
        case .none where !reconnection.mends(error): end(error)
        case .asked where !reconnection.mends(error): failToConnect(error)
        case .asked:
            act(.failToConnect(error))
            mend(after: 0, error)
        case .none: mend(after: reconnection.made(whenBroken: now?.instant), error)
        case .mending(let attempt): mend(after: wasReady ? 0 : attempt, error)
        case .waiting, .handingOver: break
        }
    }

    /// A server that was asked for a session and does not begin one.
    mutating func startIsOverdue() {
        let error = EchoError.connectionTimedOut(host: reconnection.host)
        if connection.phase == .starting {
            act(.disconnect)
            connectionClosed(error)
        } else if reconnection.effort == .handingOver {
            act(.dropCandidate)
            connectFailed(error)
        }
    }

    /// The server will not have the session: asking again for the same would be refused again.
    mutating func startRefused(_ error: EchoError) {
        act(.cancel(.starting))
        guard connection.phase == .starting else { return connectFailed(error) }
        act(.disconnect)
        leaveSession()
        failToConnect(error)
    }

    private mutating func failToConnect(_ error: EchoError) {
        reconnection.effort = .none
        end(error)
        act(.failToConnect(error))
    }

    private mutating func mend(after made: Int, _ cause: EchoError) {
        guard let retry = reconnection.retry(after: made, cause) else { return failToConnect(cause) }
        reconnection.effort = .waiting(attempt: retry.attempt)
        emit(.connectionStatusChanged(.retrying(retry)))
        act(.start(.reconnection, after: retry.delay))
    }

    /// It ends for good: everything in it is final.
    mutating func end(_ error: EchoError) {
        conclude()
        closeMicrophone()
        emit(.connectionStatusChanged(.lost(error)))
    }

    /// Nothing more comes of the session. What is being worked on goes on: its result is told to the next one.
    ///
    /// - Parameter reason: why what is being said is not whole.
    private mutating func leaveSession(cutBy reason: String? = nil) {
        account(seconds: nil)
        connection = LiveConnection()
        apply(talk.utterances.closeAll(), cutBy: reason)
        // The next session's clock begins anew.
        talk.utterances = LiveUtterances()
        endVoice()
        for number in work.delegates.keys { work.delegates[number]?.delegation = nil }
        stopServerWork()
        outbox.beginAnew()
        for timer in [LiveTimer.handOver, .lastHandOver, .append] { act(.cancel(timer)) }
    }

    /// Nobody wants the connection any more; what breaks is not mended.
    mutating func leave() {
        stopDelegates()
        stopListening()
        stopExpecting()
        leaveSession()
        outbox.clear()
        reconnection.effort = .none
        reconnection.hasBeenReady = false
        for timer in [LiveTimer.starting, .reconnection, .former] { act(.cancel(timer)) }
    }

    /// The conversation goes on elsewhere: everything in it is final.
    mutating func conclude() {
        stopDelegates()
        stopExpecting()
        account(seconds: nil)
        apply(talk.utterances.closeAll())
        forgetFormer()
        for message in transcript.queue.newestFirst.prefix(Self.mostTold) where !message.isFinal && !message.isLocal {
            finish(message.id, message.role == .assistant ? .incomplete(reason: "connection_lost") : .completed)
        }
    }

    // MARK: a session that grows old

    mutating func handOverIfQuiet() {
        guard connection.isHandOverDue, turn == .idle || turn == .listening else { return }
        handOver()
    }

    /// The new session is made while the old one is in use: nobody hears anything of it.
    mutating func handOver() {
        connection.isHandOverDue = false
        guard connection.phase == .ready, reconnection.effort == .none else { return }
        emit(.connectionStatusChanged(.handingOver))
        dial(.handingOver)
    }

    /// A fresh session, for what cannot be changed in this one.
    mutating func beginAnew() {
        guard connection.phase == .ready, reconnection.effort == .none else { return }
        dial(.handingOver)
    }

    /// What was said last in the old session is still being written down.
    private mutating func keepFormer() {
        forgetFormer()
        account(seconds: nil)
        askAgain(after: nil)
        talk.former = (talk.utterances, pump.clock)
        talk.utterances = LiveUtterances()
        for number in work.delegates.keys { work.delegates[number]?.delegation = nil }
        dropServerWork()
        act(.start(.former, after: Self.formerPatience))
    }

    mutating func forgetFormer() {
        guard var last = talk.former else { return }
        talk.former = nil
        apply(last.utterances.closeAll())
    }

    mutating func formerSaid(_ event: LiveServerEvent) {
        guard let clock = talk.former?.clock else { return }
        // Its own clock goes on a little: nothing that it says is too new.
        let late = clock + 10_000
        let words: (String, LiveUtterances.Side, Int?, Int?)
        switch event {
        case .inputTranscriptDelta(let it): words = (it.delta, .user, it.startMs, it.endMs)
        case .outputTranscriptDelta(let it): words = (it.delta, .assistant, it.startMs, it.endMs)
        default: return
        }
        let id = makeID("item")
        let changes = talk.former?.utterances.hear(
            words.0, of: words.1, start: words.2, end: words.3, clock: late, makeID: { id })
        apply(changes ?? [])
    }
}

extension AudioCodec {
    /// One format for both directions.
    fileprivate var liveFormat: LiveAudioFormat {
        switch self {
        case .pcm16: .pcm24k
        case .muLaw: .pcmu
        case .aLaw: .pcma
        }
    }
}

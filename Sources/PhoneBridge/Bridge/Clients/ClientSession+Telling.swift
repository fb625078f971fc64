import Echo
import EchoAudio
import EchoServing
import EchoWire
import Synchronization

/// What the client is told.
extension ClientSession {
    static func sides(_ call: PhoneLineCall) -> JSONObject {
        [
            "direction": .string(call.direction.rawValue), "from": .string(call.from), "to": .string(call.to),
        ]
    }

    func receive(_ news: SwitchboardNews, _ socket: ServerSocket) {
        let isWatched = isWatched(news.call)
        switch news.happening {
        case .began(let call, _):
            tell(.status(call.id, .inProgress, Self.sides(call)))
            if isWatched { noteHeardAnswers(of: call.id) }
            if isSubscribed(call.id) { hear(call.id) }
        case .ended(let end, _):
            tell(.status(news.call, end.status, ["reason": .string(end.rawValue)]))
            if end != .transferred {
                notTransferred(news.call, .over)
            }
        case .placed(let call, .over(let status, let reason), _): tell(over: call, status, reason)
        case .placed(let call, let progress, _): tell(.status(call.id, progress.status, Self.sides(call)))
        case .notReached(let call, let status, _): tell(over: call, status, status.rawValue)
        case .muted(let isMuted): state.withLock { $0.answers[news.call]?.isMuted = isMuted }
        case .takenOver(let isTaken):
            state.withLock { $0.answers[news.call]?.isTakenOver = isTaken }
            // Somebody else may have given it back.
            if !isTaken { noteTaken(news.call, false) }
        case .transferred, .personWanted: _ = takeTransfer(news.call)
        case .transferRefused(let refusal):
            notTransferred(news.call, BridgeProblem(.invalidNumber, refusal.wording, field: "to"))
        case .transferFailed(let error):
            notTransferred(news.call, BridgeProblem(error))
        case .echo(let event) where isWatched: transcribe(event, in: news.call)
        default: break
        }
        if isWatched, let event = CallEvent(news.happening) {
            tell(
                .event(
                    APIJSON.event(
                        news.id, at: news.time, call: news.call, type: event.type, event.direction,
                        payload: event.masked(by: mask))))
        }
        switch news.happening {
        case .ended, .notReached, .placed(_, .over, _):
            forget(news.call)
            ClientRoute.leaveWhenDone(socket, switchboard)
        default: break
        }
    }

    private func tell(over call: PhoneLineCall, _ status: CallStatus, _ reason: String) {
        tell(.status(call.id, status, Self.sides(call).merging(["reason": .string(reason)]) { first, _ in first }))
    }

    private func notTransferred(_ call: String, _ problem: BridgeProblem) {
        if takeTransfer(call) { tell(.problem(problem)) }
    }

    private func isHeard(_ item: String, in call: String) -> Bool {
        state.withLock { $0.answers[call]?.isHeard(item) ?? true }
    }

    private func transcribe(_ event: EchoEvent, in call: String) {
        switch event {
        case .userTranscriptionDelta(let item, let delta):
            tell(.transcript(call, .user, item: item, text: delta, isFinal: false))
        case .userTranscriptionCompleted(let item, let words):
            tell(.transcript(call, .user, item: item, text: words, isFinal: true))
        case .assistantTextDelta(let item, let delta):
            tell(
                .transcript(
                    call, .assistant, item: item, text: delta, isFinal: false, wasHeard: isHeard(item, in: call)))
        // It may have been final before it was heard, and then cut.
        case .messageReleased(let message) where message.role == .assistant,
            .messageFinalized(let message) where message.role == .assistant && message.status.isInterrupted:
            tell(
                .transcript(
                    call, .assistant, item: message.id, text: message.heardText, isFinal: true,
                    wasHeard: isHeard(message.id, in: call)))
        default: break
        }
    }

    func hear(_ call: String) {
        guard let line = switchboard.call(call) else { return }
        let window = Mutex(LevelWindow(codec: line.codec))
        let format = line.codec == .aLaw ? "alaw" : "mulaw"
        let stop = switchboard.hear(call) { [weak self] sound in
            guard let self else { return }
            if wantsAudio(of: call) { tell(.audio(call, sound, format: format)) }
            if let levels = window.withLock({ $0.add(sound) }) { tell(.levels(call, levels)) }
        }
        // The call may be heard already: what was asked for and what happened came at the same time.
        let before = state.withLock { state in
            let before = state.subscriptions[call]?.stop
            state.subscriptions[call]?.stop = stop
            return before
        }
        before?()
    }

    private func wantsAudio(of call: String) -> Bool {
        state.withLock { $0.subscriptions[call]?.wantsAudio ?? false }
    }

    private func forget(_ call: String) {
        state.withLock { state in
            state.subscriptions[call] = nil
            state.spokenUntil[call] = nil
            state.encoders[call] = nil
            (state.answers[call], state.transfers[call]) = (nil, nil)
            state.taken.remove(call)
        }
    }
}

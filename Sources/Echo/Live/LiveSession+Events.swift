import EchoAudio
import EchoWire

/// What the server says.
extension LiveSession {
    mutating func handle(_ event: LiveServerEvent, at now: Moment) {
        switch event {
        case .started(let event): started(event.session, at: now)
        case .closed(let event): closed(event, at: now)
        case .error(let event): refused(event.error, at: now)
        case .usageUpdated(let event): account(seconds: event.usage.seconds)
        case .outputAudioDelta(let event): speak(codec.decode(event.delta), at: now)
        case .inputTranscriptDelta(let event):
            hear(event.delta, of: .user, start: event.startMs, end: event.endMs)
        case .outputTranscriptDelta(let event):
            hear(event.delta, of: .assistant, start: event.startMs, end: event.endMs)
        case .instructionsAppended(let event): appended(event.clientEventID)
        case .thinkingAppended(let event): appended(event.clientEventID)
        case .commentaryAppended(let event): appended(event.clientEventID, at: event.startMs)
        case .delegationCreated(let event): delegated(event.delegation)
        case .responseEvent(let event): receive(nested: event.event, at: now)
        case .updated, .inputAudioMuted, .inputAudioUnmuted, .fixturePlaying, .fixturePlayed, .decisionEvent,
            .decisionItemCreated, .decisionItemDeleted, .info, .unknown:
            break
        }
    }

    // MARK: its end

    private mutating func closed(_ event: LiveSessionClosed, at now: Moment) {
        guard connection.phase != .disconnected else { return }
        account(seconds: event.usage?.seconds)
        // What it has cost may have ended it.
        guard connection.phase != .disconnected else { return }
        act(.disconnect)
        connectionClosed(Self.error(of: event.reason), at: now)
    }

    /// A session that ran out goes on in a new one, like a connection that broke.
    private static func error(of reason: String?) -> EchoError {
        switch reason {
        case "content":
            .refused(message: "the server ended the session because of its rules about content")
        case "remote_hangup": .connectionLost(code: 1000, reason: "the other side hung up")
        default: .connectionLost(code: 1001, reason: reason ?? "")
        }
    }

    // MARK: errors

    /// An error that comes again and again is told again after so long.
    private static let errorPause = Duration.seconds(30)

    private mutating func refused(_ error: LiveErrorDetail, at now: Moment) {
        let meaning = meaning(of: error)
        guard connection.phase == .ready else { return startRefused(meaning) }
        if outbox.settle(error.clientEventID ?? "") { act(.cancel(.append)) }
        if meaning.endsLiveSession {
            act(.disconnect)
            return connectionClosed(meaning, at: now)
        }
        switch error.code {
        case "response_input_buffer_full": return outputRefused()
        case "function_call_outputs_required": return outputsRequired(error.message ?? "")
        // Without a name, and often all that is told of work that failed.
        case nil: dropServerWork()
        default: break
        }
        // Said of what was under way when the session ended.
        guard error.code != "context_injection_incomplete" else { return }
        complain(meaning, as: "\(error.code ?? "") \(Self.sense(of: error.message ?? ""))", at: now)
    }

    /// The same error names another event, call or moment each time.
    private static func sense(of message: String) -> String {
        message.prefix(400).split(separator: " ").filter { !$0.contains(where: \.isNumber) }.joined(separator: " ")
    }

    /// What cannot be read is left out; a server that says nothing else is not told of a thousand times.
    mutating func unreadable(_ reason: String, at now: Moment) {
        complain(.invalidData(reason: reason), as: "unreadable", at: now)
    }

    /// - Parameter name: the same for what is the same error.
    mutating func complain(_ error: EchoError, as name: String, at now: Moment) {
        defer { excuseSilence() }
        if let last = connection.toldErrors[name], now.instant - last < Self.errorPause { return }
        if connection.toldErrors.count >= 32 { connection.toldErrors = [:] }
        connection.toldErrors[name] = now.instant
        emit(.error(error))
    }

    private func meaning(of error: LiveErrorDetail) -> EchoError {
        let message = error.message ?? error.code ?? ""
        if let code = error.code, ["credit_balance_exhausted", "account_deactivated"].contains(code) {
            return .quotaExceeded(message: message)
        }
        return RESTRefusal(code: error.code, type: error.type, message: message, parameter: error.param)
            .echoError(status: 400, model: model, supported: models.others)
    }

    // MARK: money

    /// By the server's count where there is one, else by what was sent: silence is paid like speech.
    mutating func account(seconds: Double?) {
        guard connection.phase == .ready else { return }
        let total = seconds ?? Double(pump.clock) / 1000
        guard total.isFinite, total > connection.billed, total < 86_400 else { return }
        var usage = Usage()
        usage.duration = .milliseconds(Int64((total - connection.billed) * 1000))
        connection.billed = total
        emit(spending.add(usage, model: model))
        if let objection { stopSpending(objection) }
    }

    /// A session costs as long as it lasts: it ends.
    mutating func stopSpending(_ objection: EchoError) {
        guard connection.phase == .ready else { return }
        connection.phase = .disconnected
        reconnection.hasBeenReady = false
        act(.retire)
        connectionClosed(objection)
    }
}

extension EchoError {
    /// Whether nothing more is to be had from a session.
    fileprivate var endsLiveSession: Bool {
        switch self {
        case .invalidKey, .keyRequired, .quotaExceeded: true
        default: false
        }
    }
}

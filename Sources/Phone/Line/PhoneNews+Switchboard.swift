import Echo
import EchoPorts
import EchoPresentation
import PhoneBridge

extension PhoneNews {
    /// Nil for what the screen does not show.
    init?(_ news: SwitchboardNews) {
        let id = news.call
        switch news.happening {
        case .began(let call, _): self = .began(Call(call))
        case .prepared(let settings, let prompt): self = .prepared(CallSetup(settings, prompt: prompt), call: id)
        case .attended(let attendance): self = .attended(Attendance(attendance), call: id)
        // They come with every piece of sound and every word, and are shown by what they come to.
        case .echo(.audioLevelChanged), .echo(.assistantAudioDelta), .echo(.assistantTextDelta),
            .echo(.userTranscriptionDelta):
            return nil
        case .echo(let event): self = .conversation(event, call: id)
        case .digit(let digit): self = .key(digit, call: id)
        case .announced(let sentence): self = .announced(sentence, call: id)
        case .soundIgnored(let host):
            self = .refused("Sound from \(host) is not taken: the telephone said that it is elsewhere.", call: id)
        case .wrongPIN: self = .refused("The caller entered no right PIN.", call: id)
        case .recordingStarted: self = .recorded(true, call: id)
        case .recordingDiscarded: self = .recorded(false, call: id)
        case .recordingRefused: self = .recordingRefused(call: id)
        case .recordingFailed:
            self = .refused("The call is not recorded: conversations are not saved, or their key is locked.", call: id)
        case .takenOver(let isTaken): self = .takenOver(isTaken, call: id)
        case .transferring(let number): self = .transferring(to: number, call: id)
        case .personWanted(let name, let reason): self = .personWanted(name: name, reason: reason, call: id)
        case .messageTaken(let text): self = .messageTaken(text, call: id)
        case .transferred(let number): self = .transferred(to: number, call: id)
        case .transferRefused(let refusal): self = .refused("Not transferred: \(refusal.wording)", call: id)
        case .transferFailed(let error): self = .refused("Not transferred: \(error.sentence)", call: id)
        case .failed(let error): self = .failed(error, call: id)
        case .fallback: self = .fallback(call: id)
        case .lineFailed(let error): self = .refused(error.sentence, call: id)
        case .ended(let end, let date): self = .ended(End(end), call: id, at: date)
        case .notReached(let call, let status, let date): self = .notReached(Call(call), Failure(status), at: date)
        case .turnedAway(let call, let reason, let others, let date):
            self = .turnedAway(Call(call), reason.wording, others: others, at: date)
        case .machineAnswered: self = .machineAnswered(call: id)
        case .held(let isHeld): self = .held(isHeld, call: id)
        case .muted(let isMuted): self = .muted(isMuted, call: id)
        case .placed(let call, .queued, _): self = .placed(Call(call), .queued)
        case .placed(let call, .ringing, _): self = .placed(Call(call), .ringing)
        // The screen's line has no other bridge beside it.
        case .wire, .configured, .recordingKept, .placed, .asked, .measured: return nil
        }
    }
}

extension CallSetup {
    init(_ settings: SessionSettings, prompt: String?) {
        let turns: String? = if case .automatic(let detection) = settings.turnMode { detection.rawValue } else { nil }
        self.init(
            prompt: prompt, voice: settings.voice, speed: settings.speed, turns: turns,
            instructions: settings.instructions)
    }
}

extension PhoneNews.Call {
    init(_ call: PhoneLineCall) {
        self.init(id: call.id, number: call.number, isIncoming: call.direction == .inbound)
    }
}

extension PhoneNews.Failure {
    init(_ status: CallStatus) {
        self =
            switch status {
            case .busy: .busy
            case .noAnswer: .noAnswer
            case .canceled: .canceled
            default: .failed
            }
    }
}

extension PhoneNews.End {
    init(_ end: PhoneLineEnd) {
        self =
            switch end {
            case .hungUp: .hungUp
            case .hungUpHere: .hungUpHere
            case .stopped: .stopped
            case .transferred: .transferred
            case .noAssistant: .noAssistant
            case .lost, .broken: .lost
            }
    }
}

extension PhoneNews.Attendance {
    init(_ attendance: CallAttendance) {
        self =
            switch attendance {
            case .ringing: .ringing
            case .assistant: .assistant
            case .person: .person
            case .declined: .declined
            }
    }
}

extension CallRequest {
    /// Nil for what the call itself has nothing to do with.
    init?(_ request: PhoneRequest) {
        switch request {
        case .answer: self = .answer
        case .decline: self = .decline
        case .whisper(let text): self = .whisper(text)
        case .say(let text): self = .say(text)
        case .mute(let isMuted): self = .mute(isMuted)
        case .takeOver(let takes): self = .takeOver(takes)
        case .press(let keys): self = .press(keys)
        case .record(let isWanted): self = .record(isWanted)
        case .transfer(let number, let sentence): self = .transfer(to: number, saying: sentence)
        case .hangUp: self = .hangUp
        case .listen, .adjust: return nil
        }
    }
}

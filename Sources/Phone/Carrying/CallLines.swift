import Echo
import EchoScreen
import EchoText
import Foundation
import PhoneBridge

/// What happens in calls as lines for who watches the program, without anybody's data: no word of what is said, and no name,
/// unless somebody switches that on.
struct CallLines {
    /// Whether sentences and names are in them.
    private let showsContent: Bool
    private let tariff: CallTariff
    private var started: [String: Date] = [:]
    /// Calls in which nobody hears the assistant.
    private var muted: Set<String> = []
    private var takenOver: Set<String> = []
    /// Calls that were made.
    private var placed: Set<String> = []
    private let mask = PersonalDataMask()
    private let times = Date.FormatStyle(date: .omitted, time: .standard)

    init(showsContent: Bool = false, tariff: CallTariff = CallTariff()) {
        (self.showsContent, self.tariff) = (showsContent, tariff)
    }

    /// Nil for what is not worth a line.
    mutating func line(_ news: SwitchboardNews, at now: Date) -> String? {
        sentence(news, at: now).map { "\(now.formatted(times))  \(Self.tag(news.call))  \($0)" }
    }

    /// The words of a line.
    mutating func sentence(_ news: SwitchboardNews, at now: Date) -> String? {
        words(news.call, news.happening, at: now).map { mask.mask(Sanitizer.line($0)) }
    }

    /// The end of its name. That of SIP has the machine behind it, and what all calls of a telephone have in common may
    /// stand at either end, so a longer one is hashed.
    static func tag(_ call: String) -> String {
        let local = call.split(separator: "@").first ?? ""
        let isHashed = local.count > 6 && call.contains("@")
        let name = isHashed ? String(hash(local), radix: 36) : Sanitizer.line(String(local.suffix(6)))
        return String(repeating: isHashed ? "0" : " ", count: max(0, 6 - name.count)) + name
    }

    /// FNV-1a of 32 bits, folded to the 30 that six digits of base 36 hold.
    private static func hash(_ name: Substring) -> UInt32 {
        let hash = name.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        return (hash >> 30) ^ (hash & 0x3FFF_FFFF)
    }

    private mutating func words(_ call: String, _ happening: CallHappening, at now: Date) -> String? {
        switch happening {
        case .began(let line, let date):
            started[call] = date
            if line.direction == .outbound { placed.insert(call) }
            return "call \(line.direction == .inbound ? "from" : "to") \(number(line.number))"
        case .ended(let end, let date):
            muted.remove(call)
            takenOver.remove(call)
            let length = started.removeValue(forKey: call).map { date.timeIntervalSince($0) } ?? 0
            return "ended after \(Int(length.rounded())) s: \(Self.words(end, isPlaced: placed.remove(call) != nil))"
        // What the assistant is told besides is nobody else's business: keys, which may be a PIN, and what is whispered.
        case .echo(.messageReleased(let message))
        where showsContent && !message.text.isEmpty && message.role != .system:
            let isHeard = message.role == .user || (!muted.contains(call) && !takenOver.contains(call))
            return "\(message.role.rawValue)\(isHeard ? "" : " (not heard)"): \(message.text)"
        case .attended(let attendance): return Self.words(attendance)
        case .digit: return "a key was pressed"
        case .soundIgnored(let host):
            return "sound from \(host) is ignored: the telephone gave another address"
        case .announced(let sentence): return "announced: \(sentence)"
        case .placed(let line, .queued, _):
            // Where nothing is known of any number, that was said at the start.
            let isUnknown = !tariff.outgoing.isEmpty && tariff.perMinute(line) == nil
            return "calling \(number(line.to))" + (isUnknown ? " (the cost per minute is not known)" : "")
        case .placed(_, .ringing, _): return "it rings"
        case .placed(_, .elsewhere, _): return "continues on another bridge"
        case .placed(_, .over(let status, _), _):
            return status == .completed ? "ended on another bridge" : Self.words(status)
        case .notReached(let line, let status, _): return "call to \(number(line.to)): \(Self.words(status))"
        case .turnedAway(let line, let reason, let others, _):
            let who = who(line, reason)
            let more = others == 0 ? "" : " (\(others) more before, not listed)"
            return "turned away: \(who). \(reason.wording)\(more)"
        case .wrongPIN: return "turned away: no correct PIN was entered"
        case .recordingStarted: return "recording"
        case .recordingDiscarded: return "the recording is discarded"
        case .recordingRefused:
            return placed.contains(call) ? "they do not want to be recorded" : "the caller does not want to be recorded"
        case .recordingFailed: return "E007 not recorded: conversations are not saved, or their key is locked"
        case .recordingKept(let kept): return "recorded \(kept.duration.components.seconds) s"
        case .takenOver(let isTaken):
            if isTaken { takenOver.insert(call) } else { takenOver.remove(call) }
            return isTaken ? "taken over" : "given back"
        case .machineAnswered: return "a machine answered"
        case .held(let isHeld): return isHeld ? "on hold" : "back from hold"
        case .muted(let isMuted):
            if isMuted { muted.insert(call) } else { muted.remove(call) }
            return isMuted ? "the assistant is muted" : "the assistant is heard again"
        case .transferring(let number): return "calls \(self.number(number)), to transfer the call"
        case .personWanted(let name, let reason):
            return "wants \(name)" + (reason.isEmpty || !showsContent ? "" : ": \(reason)")
        case .messageTaken(let text): return showsContent ? "message: \(text)" : "a message was taken"
        case .transferred(let number):
            return "transferred to \(self.number(number))"
        case .transferFailed(let error): return "not transferred: \(error.sentence)"
        case .transferRefused(let refusal): return "not transferred: \(refusal.wording)"
        case .fallback: return "the built-in assistant takes the call"
        case .failed(let error):
            let code = error.isOutage ? "E002 " : ""
            return "\(code)failed: \(ErrorPresenter.present(error).whatHappened.text(keyName: \.name))"
        case .lineFailed(.strangeSound(let sound)): return "E003 the sound is \(sound); calls use µ-law at 8000 Hz"
        case .lineFailed(.unreadable): return "a message cannot be read and is ignored, as are others like it"
        case .lineFailed(let error): return "failed: \(error.sentence)"
        case .measured(let quality): return Self.words(quality)
        case .echo, .wire, .configured, .prepared, .asked: return nil
        }
    }

    private func who(_ line: PhoneLineCall, _ reason: TurnAwayReason) -> String {
        if line.id.isEmpty { return reason.stranger }
        return (line.direction == .outbound ? "a call to " : "") + number(line.number)
    }

    private func number(_ text: String) -> String {
        if text.isEmpty { return "a withheld number" }
        // What is no number may be somebody's name.
        if !showsContent, text.contains(where: \.isLetter) { return "a SIP address" }
        return PhoneOffice.formatted(text, country: nil)
    }

    /// Nil for a line that nobody has anything to say against.
    private static func words(_ quality: LineQuality) -> String? {
        guard quality.percentLost >= 1 || quality.jitter >= .milliseconds(60) else { return nil }
        let percent = quality.percentLost.formatted(
            .number.precision(.fractionLength(1)).locale(Locale(identifier: "en_US_POSIX")))
        return
            "a poor line: \(percent) % of the sound was lost, jitter \(Int(quality.jitter / .milliseconds(1))) ms"
    }

    static func words(_ status: CallStatus) -> String {
        switch status {
        case .busy: "busy"
        case .noAnswer: "no answer"
        case .canceled: "cancelled before it was answered"
        default: "not reached"
        }
    }

    private static func words(_ attendance: CallAttendance) -> String {
        switch attendance {
        case .ringing: "rings"
        case .assistant: "the assistant answers"
        case .person: "answered by a person"
        case .declined: "declined"
        }
    }

    static func words(_ end: PhoneLineEnd, isPlaced: Bool) -> String {
        switch end {
        case .hungUp: isPlaced ? "they hung up" : "the caller hung up"
        case .hungUpHere: "hung up here"
        case .stopped: "ended here: the program stops"
        case .transferred: "transferred"
        case .noAssistant: "E002 the assistant could not be reached"
        case .lost: "the connection broke"
        case .broken: "the line broke the protocol"
        }
    }
}

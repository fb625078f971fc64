import Echo
import EchoPresentation
import EchoText
import Foundation
import PhoneBridge

/// What happens in calls as lines for who watches the program, without anybody's data.
struct CallLines {
    private var started: [String: Date] = [:]
    private let mask = PersonalDataMask()
    private let times = Date.FormatStyle(date: .omitted, time: .standard)

    /// Nil for what is not worth a line.
    mutating func line(_ news: SwitchboardNews, at now: Date) -> String? {
        guard let words = words(news.call, news.happening, at: now) else { return nil }
        return "\(now.formatted(times))  \(news.call.suffix(6))  \(mask.mask(Sanitizer.line(words)))"
    }

    private mutating func words(_ call: String, _ happening: CallHappening, at now: Date) -> String? {
        switch happening {
        case .began(let line, let date):
            started[call] = date
            return line.direction == .inbound ? "call from \(line.from)" : "call to \(line.to)"
        case .ended(let end, let date):
            let length = started.removeValue(forKey: call).map { date.timeIntervalSince($0) } ?? 0
            return "ended after \(Int(length.rounded())) s: \(Self.words(end))"
        case .echo(.messageReleased(let message)) where !message.text.isEmpty:
            return "\(message.role.rawValue): \(message.text)"
        case .attended(let attendance): return Self.words(attendance)
        case .digit: return "a key was pressed"
        case .announced(let sentence): return "announced: \(sentence)"
        case .wrongPIN: return "turned away: wrong PINs"
        case .recordingStarted: return "recording"
        case .recordingDiscarded: return "what was recorded is thrown away"
        case .recordingRefused: return "the caller does not want to be recorded"
        case .recordingFailed: return "E007 not recorded: conversations are not saved, or their key is locked"
        case .recordingKept(let kept): return "recorded \(kept.duration.components.seconds) s"
        case .takenOver(let isTaken): return isTaken ? "taken over" : "given back"
        case .transferred(let number): return "transferred to \(number)"
        case .transferRefused(let refusal): return "not transferred: \(refusal.wording)"
        case .failed(let error): return "failed: \(ErrorPresenter.present(error).whatHappened.text(keyName: \.name))"
        case .lineFailed: return "the line could not do it"
        case .echo, .configured: return nil
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

    private static func words(_ end: PhoneLineEnd) -> String {
        switch end {
        case .hungUp: "the caller hung up"
        case .hungUpHere: "hung up here"
        case .transferred: "transferred"
        case .lost: "the connection broke"
        case .broken: "the line broke the protocol"
        }
    }
}

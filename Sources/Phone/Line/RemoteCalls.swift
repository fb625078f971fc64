import Echo
import EchoScreen
import Foundation
import PhoneBridge

/// The calls of a bridge elsewhere, as the screen is told of those of its own lines.
struct RemoteCalls: Sendable {
    /// Words that are still coming, of one call.
    private static let mostGrowing = 50

    private struct Open: Sendable {
        let line: PhoneLineCall
        var hasBegun = false
        var growing: [String: Message] = [:]
    }

    private var calls: [String: Open] = [:]

    /// Those that have begun.
    var running: [String] { calls.filter(\.value.hasBegun).map(\.key).sorted() }

    mutating func receive(_ news: BridgeNews, at now: Date) -> [PhoneNews] {
        switch news {
        case .status(let id, let status, let line, let reason): take(id, status, line, reason, at: now)
        case .said(let words): say(words, at: now)
        case .happened(let id, let type, let payload):
            calls[id] == nil
                ? [] : Self.news(type, payload).map { [.happened($0, call: id)] } ?? Self.warning(type, payload)
        case .levels(let id, let caller, let assistant):
            [.levels(caller: Self.height(caller), assistant: Self.height(assistant), call: id)]
        case .problem(let code, let message, _): [.warning(code.isEmpty ? message : "\(code) \(message)")]
        case .missed: [.warning("Some of what is said did not come here.")]
        case .sound, .other: []
        }
    }

    /// The connection is gone: what goes on is told again when it is back.
    mutating func forget() { calls = [:] }

    private mutating func take(
        _ id: String, _ status: CallStatus, _ line: PhoneLineCall?, _ reason: String?, at now: Date
    ) -> [PhoneNews] {
        switch status {
        case .queued, .initiated, .ringing:
            guard let line, calls[id]?.hasBegun != true else { return [] }
            calls[id] = Open(line: line)
            return [.happened(.placed(line, status == .ringing ? .ringing : .queued, at: now), call: id)]
        case .inProgress:
            guard let line, calls[id]?.hasBegun != true else { return [] }
            calls[id] = Open(line: line, hasBegun: true)
            return [.happened(.began(line, at: now), call: id)]
        case .completed, .busy, .failed, .noAnswer, .canceled, .brokenOff:
            let before = calls.removeValue(forKey: id)
            if before?.hasBegun == true {
                let end = reason.flatMap(PhoneLineEnd.init) ?? (status == .completed ? .hungUp : .lost)
                return [.happened(.ended(end, at: now), call: id)]
            }
            return (line ?? before?.line).map { [.happened(.notReached($0, status, at: now), call: id)] } ?? []
        }
    }

    private mutating func say(_ words: WatchedWords, at now: Date) -> [PhoneNews] {
        guard let open = calls[words.call], open.hasBegun else { return [] }
        var message =
            open.growing[words.item]
            ?? Message(
                id: words.item, role: words.isPartner ? .user : .assistant, medium: .voice, status: .inProgress,
                createdAt: now)
        message.text = words.isFinal ? words.text : message.text + words.text
        if words.isFinal { message.status = .completed }
        let isKept = !words.isFinal && (open.growing[words.item] != nil || open.growing.count < Self.mostGrowing)
        calls[words.call]?.growing[words.item] = isKept ? message : nil
        return [
            .happened(.echo(words.isFinal ? .messageFinalized(message) : .messageUpdated(message)), call: words.call)
        ]
    }

    /// Speech is a third as loud in the middle as at its peaks, which the screen draws.
    private static func height(_ level: Double) -> UInt8 { UInt8(min(255, max(0, level * 3 * 255))) }

    private static func warning(_ type: String, _ payload: [String: String]) -> [PhoneNews] {
        guard type == "error" else { return [] }
        return [.warning([payload["code"], payload["message"]].compactMap(\.self).joined(separator: " "))]
    }

    /// Nil for what the screen has no words for, or hears of elsewhere.
    private static func news(_ type: String, _ payload: [String: String]) -> CallHappening? {
        let text = payload["text"] ?? ""
        return switch type {
        case "session.created", "response.output_audio.done": .echo(.turnChanged(.listening))
        case "input_audio_buffer.speech_started": .echo(.turnChanged(.user))
        case "input_audio_buffer.speech_stopped", "response.created": .echo(.turnChanged(.thinking))
        case "response.output_audio.delta", "response.output_audio_transcript.delta": .echo(.turnChanged(.assistant))
        default: CallMoment.Kind(rawValue: type).flatMap { moment($0, payload, text) }
        }
    }

    private static func moment(_ kind: CallMoment.Kind, _ payload: [String: String], _ text: String) -> CallHappening? {
        switch kind {
        case .answered: .attended(payload["by"] == "person" ? .person : .assistant)
        case .declined: .attended(.declined)
        case .key: .digit(payload["digit"]?.first)
        case .announced: .announced(text)
        case .recorded: .recordingStarted
        case .recordingDiscarded: .recordingDiscarded
        case .recordingRefused: .recordingRefused
        case .takenOver: .takenOver(true)
        case .givenBack: .takenOver(false)
        case .machine: .machineAnswered
        case .held, .resumed: .held(kind == .held)
        case .muted, .unmuted: .muted(kind == .muted)
        case .transferring: .transferring(payload["number"] ?? "")
        case .transferred: .transferred(payload["number"] ?? "")
        case .personWanted: .personWanted(name: payload["name"] ?? "", reason: text)
        case .messageTaken: .messageTaken(text)
        case .fallback: .fallback
        // Told by the status of the call, or done by whoever watches.
        case .ringing, .ended, .latency, .refused, .whispered, .said, .keys: nil
        }
    }
}

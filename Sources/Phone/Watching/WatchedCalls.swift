import Echo
import EchoScreen
import EchoText
import Foundation
import PhoneBridge

/// The calls of a bridge that is watched, as they stand, and what of them is worth a line.
struct WatchedCalls {
    /// Those that go on or ring, the oldest first.
    private(set) var calls: [PhoneCallViewState] = []

    /// - Returns: lines with the call that each is about; empty where it is about none.
    mutating func receive(_ news: BridgeNews, at now: Date) -> [WatchLine] {
        switch news {
        case .status(let id, let status, let line, let reason):
            guard let words = take(id, status, line, reason, at: now) else { return [] }
            return [WatchLine(call: id, words: words)]
        case .said(let words): return say(words).map { [WatchLine(call: words.call, words: $0)] } ?? []
        case .happened(let id, let type, let payload):
            return happen(id, type, payload).map { [WatchLine(call: id, words: $0)] } ?? []
        case .problem(let code, let message, _): return [WatchLine(call: "", words: Self.joined(code, message))]
        case .missed(let count):
            let messages = NumberWording.counted(count, "message")
            return [WatchLine(call: "", words: "\(messages) did not fit; some words are missing here.")]
        case .sound, .levels, .other: return []
        }
    }

    /// The connection is gone: what goes on is told again when it is back.
    mutating func forget() { calls = [] }

    static func moment(_ date: Date) -> Duration { .seconds(date.timeIntervalSince1970) }

    // MARK: - How far calls are

    private mutating func take(
        _ id: String, _ status: CallStatus, _ line: PhoneLineCall?, _ reason: String?, at now: Date
    ) -> String? {
        switch status {
        case .queued, .initiated: return wait(id, .queued, line, at: now)
        case .ringing: return wait(id, .ringing, line, at: now)
        case .inProgress:
            guard let line else { return nil }
            let before = calls.first { $0.id == id }
            guard before == nil || before?.placed != nil else { return nil }
            change(id, adding: line, at: now) { call in
                (call.placed, call.startedAt) = (nil, Self.moment(now))
            }
            return "call \(line.direction == .inbound ? "from" : "to") \(Self.number(line.number))"
        case .completed, .busy, .failed, .noAnswer, .canceled, .brokenOff:
            let call = calls.first { $0.id == id }
            calls.removeAll { $0.id == id }
            return over(call, status, line, reason, at: now)
        }
    }

    private mutating func wait(
        _ id: String, _ state: PlacedProgress, _ line: PhoneLineCall?, at now: Date
    ) -> String? {
        let before = calls.first { $0.id == id }
        guard let line, before == nil || before?.placed != nil, before?.placed != state else { return nil }
        change(id, adding: line, at: now) { $0.placed = state }
        return state == .queued ? "calling \(Self.number(line.to))" : "it rings at \(Self.number(line.to))"
    }

    private func over(
        _ call: PhoneCallViewState?, _ status: CallStatus, _ line: PhoneLineCall?, _ reason: String?, at now: Date
    ) -> String {
        guard let end = reason.flatMap(PhoneLineEnd.init) else {
            let number = line.map { Self.number($0.number) } ?? call.map { PhoneWording.number($0.number) }
            let words = status == .completed ? "over" : CallLines.words(status)
            return "call\(number.map { " to \($0)" } ?? ""): \(words)"
        }
        let isPlaced = call.map { !$0.isIncoming } ?? false
        let length = call.map { " after \(PhoneWording.length(Self.moment(now) - $0.startedAt))" } ?? ""
        return "ended\(length): \(CallLines.words(end, isPlaced: isPlaced))"
    }

    private mutating func change(
        _ id: String, adding line: PhoneLineCall? = nil, at now: Date? = nil,
        _ change: (inout PhoneCallViewState) -> Void
    ) {
        if let index = calls.firstIndex(where: { $0.id == id }) { return change(&calls[index]) }
        guard let line, let now else { return }
        var call = PhoneCallViewState(
            id: id, number: PhoneOffice.formatted(line.number, country: nil),
            isIncoming: line.direction == .inbound, startedAt: Self.moment(now))
        change(&call)
        calls.append(call)
    }

    private static func number(_ text: String) -> String {
        text.isEmpty ? "a withheld number" : PhoneOffice.formatted(text, country: nil)
    }

    // MARK: - What is said

    private mutating func say(_ words: WatchedWords) -> String? {
        guard let index = calls.firstIndex(where: { $0.id == words.call }) else { return nil }
        let known = calls[index].lines.last { $0.message == words.item }
        guard words.isFinal else {
            // What comes behind the end of it belongs to nothing.
            guard known?.isFinal != true else { return nil }
            calls[index].say(
                (known?.text ?? "") + words.text, as: words.item, isPartner: words.isPartner,
                wasHeard: words.wasHeard, isFinal: false)
            return nil
        }
        calls[index].say(
            words.text, as: words.item, isPartner: words.isPartner, wasHeard: words.wasHeard, isFinal: true)
        guard let line = calls[index].lines.last(where: { $0.message == words.item }) else { return nil }
        let author = line.author.text
        if let known, known.isFinal {
            guard known.text != line.text else { return nil }
            return words.text.isEmpty
                ? "\(author) was cut off before anything was heard" : "\(author) was cut off after: \(line.text)"
        }
        return words.text.isEmpty ? nil : "\(author)\(words.wasHeard ? "" : " (not heard)"): \(line.text)"
    }

    // MARK: - What happens

    private mutating func happen(_ id: String, _ type: String, _ payload: [String: String]) -> String? {
        change(id) { Self.note(type, in: &$0) }
        if type == "error" {
            let words = Self.joined(payload["code"] ?? "", payload["message"] ?? "something failed")
            change(id) { $0.notice = StyledText(Sanitizer.line(words), .failure) }
            return words
        }
        guard let kind = CallMoment.Kind(rawValue: type) else { return nil }
        return WatchedMoment(kind, payload, of: calls.first { $0.id == id }).words
    }

    private static func note(_ type: String, in call: inout PhoneCallViewState) {
        switch type {
        case "session.created", "response.output_audio.done": call.turn = .listening
        case "input_audio_buffer.speech_started": call.turn = .user
        case "input_audio_buffer.speech_stopped", "response.created": call.turn = .thinking
        case "response.output_audio.delta", "response.output_audio_transcript.delta": call.turn = .assistant
        case "recording.kept": call.isRecorded = false
        case "response.done": if call.turn == .thinking { call.turn = .listening }
        default: break
        }
        switch CallMoment.Kind(rawValue: type) {
        case .ringing: call.isRinging = call.placed == nil
        case .answered, .declined: call.isRinging = false
        case .recorded: call.isRecorded = true
        case .recordingDiscarded, .recordingRefused: call.isRecorded = false
        case .takenOver: call.isTakenOver = true
        case .givenBack: call.isTakenOver = false
        case .held: call.isHeld = true
        case .resumed: call.isHeld = false
        case .muted: call.isMuted = true
        case .unmuted: call.isMuted = false
        default: break
        }
    }

    private static func joined(_ code: String, _ message: String) -> String {
        code.isEmpty ? message : "\(code) \(message)"
    }
}

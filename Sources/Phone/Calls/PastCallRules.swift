import Echo
import EchoScreen
import EchoText
import Foundation

/// The view of a call that is over, made of its saved data.
struct PastCallRules {
    private let time: (Date) -> String
    private let format: (String) -> String

    /// - Parameters:
    ///   - time: says when something was.
    ///   - format: writes a number as people do.
    init(time: @escaping (Date) -> String, format: @escaping (String) -> String) {
        (self.time, self.format) = (time, format)
    }

    /// Nil for what was no call.
    func state(
        _ record: ConversationRecord, messages: [MessageRecord], events: [KeptEvent], sounds: [KeptSound]
    ) -> PastCallViewState? {
        guard let call = record.call else { return nil }
        let moments = events.compactMap { event in CallMoment(event).map { (event.date, $0) } }
        var state = PastCallViewState(
            number: number(call), isIncoming: call.direction == .inbound, time: time(record.startedAt),
            duration: call.duration, outcome: outcome(record, call, moments.map(\.1)))
        state.latency = moments.last { $0.1.kind == .latency }.flatMap { Int($0.1.words) }.map { .milliseconds($0) }
        state.cost = record.cost.map(MoneyWording.amount)
        let setup = call.configuration.flatMap { try? JSONDecoder().decode(CallSetup.self, from: Data($0.utf8)) }
        state.setup = words(setup, model: record.model)
        state.instructions = setup?.instructions ?? ""
        state.entries = entries(record, messages, moments)
        let callers = Set(messages.filter { $0.message.role == .user }.map(\.message.id))
        state.waveform = waveform(sounds, of: record, call, isCaller: callers.contains)
        return state
    }

    /// Nil where no sound is kept.
    func recording(_ record: ConversationRecord, _ sounds: [KeptSound]) -> RecordingsPanel.Recording? {
        let sounds = sounds.filter { $0.duration > .zero }
        guard let call = record.call, !sounds.isEmpty else { return nil }
        return RecordingsPanel.Recording(
            id: record.id.rawValue, number: number(call), isIncoming: call.direction == .inbound,
            time: time(record.startedAt), bytes: sounds.reduce(0) { $0 + $1.byteCount },
            waveform: waveform(sounds, of: record, call, isCaller: { _ in true }), length: Self.length(sounds),
            messages: sounds.filter(\.isOfMessage).map(\.message))
    }

    /// Of the file that it is exported to: from the first sound to the end of the last.
    private static func length(_ sounds: [KeptSound]) -> Duration {
        let first = sounds.map(\.createdAt).min() ?? .distantPast
        let ends = sounds.map { $0.createdAt.timeIntervalSince(first) + $0.duration / .seconds(1) }
        return .milliseconds(Int64(min(mostSeconds, max(0, ends.max() ?? 0)) * 1000))
    }

    /// Nobody talks longer; what says so is damaged.
    private static let mostSeconds = 86_400.0

    /// "call-2026-11-26-1402.wav".
    static func fileName(_ record: ConversationRecord, hasSound: Bool, in timeZone: TimeZone) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: record.startedAt)
        func padded(_ number: Int?, _ digits: Int = 2) -> String {
            let text = String(number ?? 0)
            return String(repeating: "0", count: max(0, digits - text.count)) + text
        }
        let day = [padded(parts.year, 4), padded(parts.month), padded(parts.day)].joined(separator: "-")
        return "call-\(day)-\(padded(parts.hour))\(padded(parts.minute)).\(hasSound ? "wav" : "md")"
    }

    // MARK: - Private

    private func number(_ call: CallDetails) -> String { call.number.map(format) ?? "" }

    /// As it was told when it ended; of a call that did not end here, what its record says.
    private func outcome(_ record: ConversationRecord, _ call: CallDetails, _ moments: [CallMoment]) -> StyledText {
        let recorded = PhoneRules.outcome(record, call)
        guard call.status == "completed", let end = moments.last(where: { $0.kind == .ended }) else { return recorded }
        return StyledText(Sanitizer.line(end.words), recorded.role)
    }

    private func words(_ setup: CallSetup?, model: String?) -> [String] {
        [
            model, setup.map { "voice \($0.voice)" },
            setup.flatMap { $0.speed == 1 ? nil : "\(NumberWording.plain($0.speed))×" },
            setup?.turns.map(Self.turns), setup?.prompt.map { "prompt \($0)" },
        ].compactMap(\.self).map(Sanitizer.line)
    }

    private static func turns(_ name: String) -> String {
        switch name {
        case "server_vad": "server VAD"
        case "semantic_vad": "semantic VAD"
        default: name
        }
    }

    private func entries(
        _ record: ConversationRecord, _ messages: [MessageRecord], _ moments: [(Date, CallMoment)]
    ) -> [PastCallViewState.Entry] {
        let partner = record.partner ?? .caller
        func place(_ date: Date) -> Duration {
            .milliseconds(Int64(max(0, date.timeIntervalSince(record.startedAt)) * 1000))
        }
        let said = messages.filter { !$0.message.text.isEmpty || $0.message.tool != nil }.map { one in
            PastCallViewState.Entry(
                one.message, of: partner, at: place(one.message.createdAt), wasHeard: one.margin?.wasHeard ?? true,
                wasCut: one.wasCut)
        }
        let happened = Self.joined(moments).compactMap { date, moment in
            PhoneWording.moment(moment, partner, number: format).map { PastCallViewState.Entry($0, at: place(date)) }
        }
        let begun = record.call?.direction == .inbound ? "The call comes in." : "The call is made."
        let end =
            record.wasCut ? [PastCallViewState.Entry(PhoneWording.brokeOff, at: place(record.changedAt))] : []
        let first = PastCallViewState.Entry(StyledText(begun, .faint), at: .zero)
        // What began at the same time stays in the order in which it is told.
        let all = (said + happened).enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
        return [first] + all.map(\.element) + end
    }

    /// Keys that were pressed one right after the other are told together.
    private static func joined(_ moments: [(Date, CallMoment)]) -> [(Date, CallMoment)] {
        var joined: [(Date, CallMoment)] = []
        var last = Date.distantPast
        for (date, moment) in moments {
            let isNext = [.key, .keys].contains(moment.kind) && date.timeIntervalSince(last) <= keyPause
            if isNext, let open = joined.last, open.1.kind == moment.kind {
                joined[joined.count - 1] = (open.0, CallMoment(moment.kind, open.1.words + moment.words))
            } else {
                joined.append((date, moment))
            }
            last = date
        }
        return joined
    }

    /// Seconds.
    private static let keyPause = 3.0

    private func waveform(
        _ sounds: [KeptSound], of record: ConversationRecord, _ call: CallDetails, isCaller: (Message.ID) -> Bool
    ) -> CallWaveform {
        // That of the whole call is what its messages are, and the rest.
        let spoken = sounds.filter { $0.duration > .zero && $0.isOfMessage }
        let pieces = spoken.map { sound in
            CallWaveform.Piece(
                message: sound.message, isCaller: isCaller(sound.message),
                start: .milliseconds(Int64(max(0, sound.createdAt.timeIntervalSince(record.startedAt)) * 1000)),
                duration: sound.duration, peaks: sound.peaks)
        }
        return CallWaveform(pieces, duration: call.duration)
    }
}

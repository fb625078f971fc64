import Echo
import EchoWire
import Foundation

/// Writes down what happens in calls, for their history: what became of them, what was said, and the events of the API.
struct CallMinutes: Sendable {
    private struct Open {
        let id: UUID
        let start: Date
        let line: PhoneLineCall
        /// Nobody has answered.
        var rings = false
        /// The assistant makes answers that nobody hears.
        var isMuted = false
        var isTakenOver = false
        /// In US dollars.
        var cost = Decimal(0)
        /// The side whose words are written down.
        var written: Set<String> = []

        mutating func add(_ dollars: Decimal) -> CallWrite {
            cost += dollars
            return .cost(id, dollars: cost)
        }
    }

    /// Of the bridge that holds the calls.
    let instance: String
    private let mask = PersonalDataMask()
    private var open: [String: Open] = [:]

    private let tariff: CallTariff

    init(instance: String, tariff: CallTariff = CallTariff()) { (self.instance, self.tariff) = (instance, tariff) }

    mutating func writes(_ news: SwitchboardNews) -> [CallWrite] {
        switch news.happening {
        case .began(let line, let date): return begin(line, .inProgress, news, at: date) + event(news, at: date)
        case .ended(let end, let date):
            let event = event(news, at: date)
            return event + finish(news.call, end, at: date)
        case .placed(let line, .queued, let date): return [.begin(record(line, .queued, news, at: date))]
        case .placed(let line, .ringing, _): return [.change(UUID(ofCall: line.id), status: .ringing, sid: nil)]
        case .placed: return []
        case .notReached(let line, let status, let date): return whole(line, news, status, at: date)
        // A request that nobody signed names no call.
        case .turnedAway(let line, let reason, _, let date) where !line.id.isEmpty:
            let status: CallStatus = line.direction == .outbound ? .failed : reason.isBusy ? .busy : .noAnswer
            return whole(line, news, status, at: date)
        case .prepared(let settings, let prompt):
            guard let call = open[news.call] else { return [] }
            return [.configuration(call.id, Self.snapshot(settings, prompt))]
        case .attended(let attendance):
            open[news.call]?.rings = [.ringing, .declined].contains(attendance)
            return event(news)
        case .muted(let isMuted):
            open[news.call]?.isMuted = isMuted
            return event(news)
        case .takenOver(let isTaken):
            open[news.call]?.isTakenOver = isTaken
            return event(news)
        case .echo(.charged(let charge)): return cost(charge, in: news.call) + event(news)
        case .recordingKept(let kept): return recording(kept, in: news.call, at: news.time) + event(news)
        case .echo(.messageReleased(let message)): return transcript(of: message, in: news.call) + event(news)
        // It was made before it was heard, and then cut.
        case .echo(.messageFinalized(let message)) where message.status.isInterrupted:
            return correction(of: message, in: news.call) + event(news)
        default: return event(news)
        }
    }

    private mutating func begin(
        _ line: PhoneLineCall, _ status: CallStatus, _ news: SwitchboardNews, at date: Date
    ) -> [CallWrite] {
        open[line.id] = Open(id: UUID(ofCall: line.id), start: date, line: line)
        return [.begin(record(line, status, news, at: date))]
    }

    /// With the names that the API has for them.
    private static func snapshot(_ settings: SessionSettings, _ prompt: String?) -> JSONValue {
        var json = SessionChange.json(settings).object ?? [:]
        if let prompt { json["prompt"] = .string(prompt) }
        return .object(json)
    }

    private func record(
        _ line: PhoneLineCall, _ status: CallStatus, _ news: SwitchboardNews, at date: Date
    ) -> CallRecord {
        CallRecord(
            id: UUID(ofCall: line.id), sid: line.id, direction: line.direction == .inbound ? .inbound : .outbound,
            number: line.number, status: status, started: date, prompt: news.prompt, instance: instance,
            user: news.user)
    }

    /// One that was over before it began.
    private mutating func whole(
        _ line: PhoneLineCall, _ news: SwitchboardNews, _ status: CallStatus, at date: Date
    ) -> [CallWrite] {
        guard open[line.id] == nil else { return [] }
        let writes = begin(line, .queued, news, at: date) + event(news, at: date)
        return writes + (open.removeValue(forKey: line.id).map { [.end($0.id, status: status, at: date)] } ?? [])
    }

    private mutating func finish(_ call: String, _ end: PhoneLineEnd, at date: Date) -> [CallWrite] {
        guard var call = open.removeValue(forKey: call) else { return [] }
        let length = Duration.seconds(max(0, date.timeIntervalSince(call.start)))
        let dollars = call.rings ? 0 : tariff.cost(call.line, lasting: length)
        return (dollars > 0 ? [call.add(dollars)] : []) + [
            .end(call.id, status: Self.status(end, rings: call.rings), at: date)
        ]
    }

    private static func status(_ end: PhoneLineEnd, rings: Bool) -> CallStatus {
        rings ? .noAnswer : end.status
    }

    private func recording(_ kept: CallSoundKept, in call: String, at date: Date) -> [CallWrite] {
        guard let call = open[call] else { return [] }
        return [
            .recording(
                CallRecording(
                    id: CallRecording.id(of: kept.path), call: call.id, path: kept.path, duration: kept.duration,
                    bytes: kept.bytes, created: date))
        ]
    }

    private mutating func cost(_ charge: Charge, in call: String) -> [CallWrite] {
        guard let cost = charge.cost, let write = open[call]?.add(cost.total) else { return [] }
        return [write]
    }

    private mutating func transcript(of message: Message, in call: String) -> [CallWrite] {
        guard !message.heardText.isEmpty else { return [] }
        return write(message, message.heardText, isHeard: true, in: call)
    }

    private mutating func correction(of message: Message, in call: String) -> [CallWrite] {
        guard open[call]?.written.contains(message.id) == true else { return [] }
        let heard = message.heardText
        return write(message, heard.isEmpty ? message.text : heard, isHeard: !heard.isEmpty, in: call)
    }

    private mutating func write(
        _ message: Message, _ words: String, isHeard: Bool, in name: String
    ) -> [CallWrite] {
        guard let call = open[name], [.user, .assistant].contains(message.role) else { return [] }
        open[name]?.written.insert(message.id)
        let isSaid = message.role == .user || (isHeard && !call.isMuted && !call.isTakenOver)
        let offset = Duration.milliseconds(Int(max(0, message.createdAt.timeIntervalSince(call.start)) * 1000))
        return [
            .transcript(
                CallTranscript(
                    id: UUID(ofCall: "\(name) \(message.id)"), call: call.id,
                    speaker: message.role == .user ? .user : .assistant,
                    content: (isSaid ? "" : "(not heard) ") + words, offset: offset))
        ]
    }

    private func event(_ news: SwitchboardNews, at date: Date? = nil) -> [CallWrite] {
        guard let call = open[news.call], let event = CallEvent(news.happening), event.isKept else { return [] }
        return [
            .event(
                CallEventRecord(
                    id: news.id, call: call.id, type: event.type, direction: event.direction,
                    payload: event.masked(by: mask), time: date ?? news.time))
        ]
    }
}

extension Message.Status {
    var isInterrupted: Bool { if case .interrupted = self { true } else { false } }
}

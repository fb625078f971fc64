import Echo
import EchoScreen
import EchoText
import Foundation
import PhoneBridge

/// The saving of telephone calls: each is a conversation of the history, from its first ring on.
struct CallKeepingRules: Sendable {
    private struct Open: Sendable {
        let id: ConversationID
        var details: CallDetails
        let start: Date
        var positions: [Message.ID: Int] = [:]
        var model: String?
        var sound = CallSoundRules()
        /// Nobody has answered.
        var rings = false
        var isMuted = false
        var isTakenOver = false
        /// Messages that were first seen while nobody heard the assistant.
        var unheard: Set<Message.ID> = []
        var latencies: [Duration] = []
        /// Things that happened and are kept.
        var moments = 0
    }

    /// Whether conversations are kept at all.
    var isOn: Bool
    private let timeZone: TimeZone
    private let format: @Sendable (String) -> String
    private var calls: [String: Open] = [:]

    /// - Parameter format: writes a number as people do.
    init(isOn: Bool, timeZone: TimeZone, format: @escaping @Sendable (String) -> String = { $0 }) {
        (self.isOn, self.timeZone, self.format) = (isOn, timeZone, format)
    }

    mutating func receive(_ news: PhoneNews, at now: Date) -> [ConversationChange] {
        keep(news, at: now) + change(news, at: now)
    }

    private mutating func change(_ news: PhoneNews, at now: Date) -> [ConversationChange] {
        switch news {
        case .happened(let happening, let id): return change(happening, of: id, at: now)
        case .sound(let sound, let id):
            guard let open = calls[id] else { return [] }
            return hold(sound, of: open, at: now) + (calls[id]?.sound.receive(sound, in: open.id) ?? [])
        case .levels, .warning, .away, .closed: return []
        }
    }

    private mutating func change(_ happening: CallHappening, of id: String, at now: Date) -> [ConversationChange] {
        switch happening {
        case .began(let call, _): return begin(call, at: now)
        case .prepared(let settings, let prompt):
            let json = try? JSONEncoder().encode(CallSetup(settings, prompt: prompt))
            calls[id]?.details.configuration = json.map { String(decoding: $0, as: UTF8.self) }
            return calls[id].map { [.called($0.id, $0.details)] } ?? []
        case .muted(let isMuted):
            calls[id]?.isMuted = isMuted
            return []
        case .takenOver(let isTaken):
            calls[id]?.isTakenOver = isTaken
            return []
        case .attended(let attendance):
            calls[id]?.rings = attendance == .ringing
            if attendance == .declined { calls[id]?.details.status = Self.declined }
            return []
        case .echo(let event): return receive(event, in: id, at: now)
        case .transferred(let number):
            calls[id]?.details.status = "transferred to \(number)"
            return []
        case .ended(let end, let date): return finish(id, end, at: date)
        case .notReached(let call, let status, let date):
            return whole(call, Self.status(status), happening, at: date)
        case .turnedAway(let call, _, _, let date): return whole(call, Self.turnedAway, happening, at: date)
        // Some of it is a moment of the call, and nothing else of it is kept.
        default: return []
        }
    }

    /// What a person at the screen does in a call, where it is no news by itself.
    mutating func asked(_ request: CallRequest, of id: String, at now: Date) -> [ConversationChange] {
        keep(CallMoment(request), of: id, at: now)
    }

    /// What happens beside the words, among the events of the conversation.
    private mutating func keep(_ news: PhoneNews, at now: Date) -> [ConversationChange] {
        guard case .happened(let happening, let id) = news, let open = calls[id] else { return [] }
        // A call that had not begun is kept as a whole.
        switch happening {
        case .notReached, .turnedAway: return []
        default: return keep(CallMoment(happening, isIncoming: open.details.direction == .inbound), of: id, at: now)
        }
    }

    private mutating func keep(_ moment: CallMoment?, of id: String, at now: Date) -> [ConversationChange] {
        guard let moment, let open = calls[id], open.moments < Self.mostMoments else { return [] }
        calls[id]?.moments += 1
        return [.event(moment.event(at: now), of: open.id)]
    }

    /// Under which a call that goes on is kept.
    func conversation(of call: String) -> ConversationID? { calls[call]?.id }

    // MARK: - Private

    private mutating func begin(_ call: PhoneLineCall, at now: Date) -> [ConversationChange] {
        guard isOn else { return [] }
        let number = call.number.isEmpty ? nil : call.number
        let details = CallDetails(
            callID: call.id, direction: call.direction == .inbound ? .inbound : .outbound, number: number,
            status: CallStatus.inProgress.rawValue)
        let open = Open(id: .new(at: now), details: details, start: now)
        calls[call.id] = open
        let way = call.direction == .inbound ? "Call from" : "Call to"
        let title = "\(way) \(number.map(format) ?? "a withheld number")"
        let record = ConversationRecord(
            id: open.id, kind: .phone, title: ConversationTitle(title, .firstWords), startedAt: now, mode: .audio)
        return [.began(record), .called(open.id, details)]
    }

    private mutating func receive(_ event: EchoEvent, in id: String, at now: Date) -> [ConversationChange] {
        switch event {
        case .charged(let charge):
            guard charge.cost != nil else { return [] }
            return [.spent(SpendingAmount.amounts(of: charge, on: SpendingDay(now, in: timeZone)))]
        case .turnEnded(let summary):
            // A greeting answers nobody, and waits for what the line says.
            guard summary.userItemID != nil else { return [] }
            if let latency = summary.firstSound, calls[id].map({ $0.latencies.count < Self.mostLatencies }) == true {
                calls[id]?.latencies.append(latency)
            }
            return []
        case .connectionStatusChanged(.connected(_, let model)):
            guard let open = calls[id], open.model != model else { return [] }
            calls[id]?.model = model
            return [.switched(open.id, mode: .audio, model: model)]
        // One that is being said is known of when the program is killed.
        case .messageUpdated(let message), .messageFinalized(let message), .messageReleased(let message):
            return note(message, in: id, at: now)
        case .messageRemoved(let message): return calls[id].map { [.removed(message, from: $0.id)] } ?? []
        default: return []
        }
    }

    /// The sound of the whole call has messages that nobody sees: it goes with the conversation as that of others does.
    private mutating func hold(_ sound: SoundKeepingNews, of open: Open, at now: Date) -> [ConversationChange] {
        guard case .began(let sound) = sound, WholeCallSound.isWhole(sound.message) else { return [] }
        let isCaller = WholeCallSound.isCaller(sound.message)
        let message = Message(
            id: sound.message, role: isCaller ? .user : .assistant, medium: .voice, status: .completed,
            createdAt: sound.createdAt)
        var record = MessageRecord(
            conversation: open.id, position: 0, message: message, finishedAt: now, mode: .audio)
        record.isRemoved = true
        return [.message(record)] + (calls[open.details.callID]?.sound.kept(sound.message, in: open.id) ?? [])
    }

    /// What was told to the assistant alone is no part of what was said.
    private mutating func note(_ message: Message, in id: String, at now: Date) -> [ConversationChange] {
        guard let open = calls[id], message.role != .system, !message.text.isEmpty || message.tool != nil else {
            return []
        }
        let isNew = open.positions[message.id] == nil
        let position = open.positions[message.id] ?? (open.positions.count + 1) * MessageRecord.room
        if isNew, message.role == .assistant, open.isMuted || open.isTakenOver {
            calls[id]?.unheard.insert(message.id)
        }
        calls[id]?.positions[message.id] = position
        let record = MessageRecord(
            conversation: open.id, position: position, message: message,
            finishedAt: message.isFinal ? now : nil, mode: .audio, model: open.model)
        let margin =
            calls[id]?.unheard.contains(message.id) == true && (isNew || message.isFinal)
            ? [
                ConversationChange.margin(
                    KeptMargin(message: message.id, margin: MessageMargin(wasHeard: false)), of: open.id)
            ] : []
        return [.message(record)] + margin + (calls[id]?.sound.kept(message.id, in: open.id) ?? [])
    }

    /// Of one call: a flood of keys is no history.
    private static let mostMoments = 1_000
    private static let mostLatencies = 1_000
    private static let declined = "declined"
    /// Not reached, for a reason that nobody could do anything about.
    static let notReached = "not-reached"
    static let turnedAway = "turned-away"

    /// One that was over before it began.
    private mutating func whole(
        _ call: PhoneLineCall, _ status: String, _ happening: CallHappening, at date: Date
    ) -> [ConversationChange] {
        guard !call.id.isEmpty, calls[call.id] == nil else { return [] }
        let begun = begin(call, at: date)
        guard var open = calls.removeValue(forKey: call.id) else { return [] }
        open.details.status = status
        let moment =
            CallMoment(happening, isIncoming: call.direction == .inbound).map {
                [ConversationChange.event($0.event(at: date), of: open.id)]
            } ?? []
        return begun + moment + [.called(open.id, open.details), .ended(open.id, at: date)]
    }

    private static func status(_ status: CallStatus) -> String {
        [.busy, .noAnswer, .canceled].contains(status) ? status.rawValue : notReached
    }

    private static func status(_ end: PhoneLineEnd, rings: Bool) -> String {
        if rings { return end == .hungUpHere ? declined : CallStatus.noAnswer.rawValue }
        return ([.lost, .broken, .noAssistant].contains(end) ? CallStatus.failed : .completed).rawValue
    }

    private mutating func finish(_ id: String, _ end: PhoneLineEnd, at date: Date) -> [ConversationChange] {
        guard var open = calls.removeValue(forKey: id) else { return [] }
        if open.details.status == CallStatus.inProgress.rawValue {
            open.details.status = Self.status(end, rings: open.rings)
        }
        open.details.duration = .milliseconds(Int(max(0, date.timeIntervalSince(open.start)) * 1000))
        return latency(of: open, at: date) + [.called(open.id, open.details), .ended(open.id, at: date)]
    }

    /// That of the answer in the middle.
    private func latency(of open: Open, at date: Date) -> [ConversationChange] {
        guard !open.latencies.isEmpty else { return [] }
        let middle = open.latencies.sorted()[open.latencies.count / 2]
        let moment = CallMoment(.latency, String(Int(middle / .milliseconds(1))))
        return [.event(moment.event(at: date), of: open.id)]
    }
}

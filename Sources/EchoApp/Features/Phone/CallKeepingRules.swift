import Echo
import EchoPresentation
import EchoText
public import Foundation

/// What is kept of telephone calls: each is a conversation of the history, from its first ring on.
public struct CallKeepingRules: Sendable {
    private struct Open: Sendable {
        let id: ConversationID
        var details: CallDetails
        let start: Date
        var positions: [Message.ID: Int] = [:]
        var model: String?
        var sound = CallSoundRules()
        /// Nobody has answered.
        var rings = false
    }

    /// Whether conversations are kept at all.
    public var isOn: Bool
    private let timeZone: TimeZone
    private let format: @Sendable (String) -> String
    private var calls: [String: Open] = [:]

    /// - Parameter format: writes a number as people do.
    public init(isOn: Bool, timeZone: TimeZone, format: @escaping @Sendable (String) -> String = { $0 }) {
        (self.isOn, self.timeZone, self.format) = (isOn, timeZone, format)
    }

    public mutating func receive(_ news: PhoneNews, at now: Date) -> [ConversationChange] {
        switch news {
        case .began(let call): return begin(call, at: now)
        case .attended(let attendance, let id):
            calls[id]?.rings = attendance == .ringing
            if attendance == .declined { calls[id]?.details.status = Self.declined }
            return []
        case .conversation(let event, let id): return receive(event, in: id, at: now)
        case .transferred(let number, let id):
            calls[id]?.details.status = "transferred to \(number)"
            return []
        case .sound(let sound, let id):
            guard let open = calls[id] else { return [] }
            return calls[id]?.sound.receive(sound, in: open.id) ?? []
        case .ended(let end, let id, let date): return finish(id, end, at: date)
        case .notReached(let call, let failure, let date): return whole(call, Self.status(failure), at: date)
        case .turnedAway(let call, _, _, let date): return whole(call, Self.turnedAway, at: date)
        case .levels, .key, .announced, .recorded, .recordingRefused, .takenOver, .refused, .warning, .closed:
            return []
        }
    }

    /// Under which a call that goes on is kept.
    public func conversation(of call: String) -> ConversationID? { calls[call]?.id }

    // MARK: - Private

    private mutating func begin(_ call: PhoneNews.Call, at now: Date) -> [ConversationChange] {
        guard isOn else { return [] }
        let number = call.number.isEmpty ? nil : call.number
        let details = CallDetails(
            callID: call.id, direction: call.isIncoming ? .inbound : .outbound, number: number, status: "in-progress")
        let open = Open(id: .new(at: now), details: details, start: now)
        calls[call.id] = open
        let title = "\(call.isIncoming ? "Call from" : "Call to") \(number.map(format) ?? "a withheld number")"
        let record = ConversationRecord(
            id: open.id, kind: .phone, title: ConversationTitle(title, .firstWords), startedAt: now, mode: .audio)
        return [.began(record), .called(open.id, details)]
    }

    private mutating func receive(_ event: EchoEvent, in id: String, at now: Date) -> [ConversationChange] {
        switch event {
        case .charged(let charge):
            guard charge.cost != nil else { return [] }
            return [.spent(SpendingAmount.amounts(of: charge, on: SpendingDay(now, in: timeZone)))]
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

    /// What was told to the assistant alone is no part of what was said.
    private mutating func note(_ message: Message, in id: String, at now: Date) -> [ConversationChange] {
        guard let open = calls[id], message.role != .system, !message.text.isEmpty || message.tool != nil else {
            return []
        }
        let position = open.positions[message.id] ?? (open.positions.count + 1) * MessageRecord.room
        calls[id]?.positions[message.id] = position
        let record = MessageRecord(
            conversation: open.id, position: position, message: message,
            finishedAt: message.isFinal ? now : nil, mode: .audio, model: open.model)
        return [.message(record)] + (calls[id]?.sound.kept(message.id, in: open.id) ?? [])
    }

    private static let declined = "declined"
    /// Not reached, for a reason that nobody could do anything about.
    static let notReached = "not-reached"
    static let turnedAway = "turned-away"

    /// One that was over before it began.
    private mutating func whole(_ call: PhoneNews.Call, _ status: String, at date: Date) -> [ConversationChange] {
        guard !call.id.isEmpty, calls[call.id] == nil else { return [] }
        let begun = begin(call, at: date)
        guard var open = calls.removeValue(forKey: call.id) else { return [] }
        open.details.status = status
        return begun + [.called(open.id, open.details), .ended(open.id, at: date)]
    }

    private static func status(_ failure: PhoneNews.Failure) -> String {
        switch failure {
        case .busy: "busy"
        case .noAnswer: "no-answer"
        case .failed: notReached
        case .canceled: "canceled"
        }
    }

    private static func status(_ end: PhoneNews.End, rings: Bool) -> String {
        if rings { return end == .hungUpHere ? declined : "no-answer" }
        return end == .lost ? "failed" : "completed"
    }

    private mutating func finish(_ id: String, _ end: PhoneNews.End, at date: Date) -> [ConversationChange] {
        guard var open = calls.removeValue(forKey: id) else { return [] }
        if open.details.status == "in-progress" { open.details.status = Self.status(end, rings: open.rings) }
        open.details.duration = .milliseconds(Int(max(0, date.timeIntervalSince(open.start)) * 1000))
        return [.called(open.id, open.details), .ended(open.id, at: date)]
    }
}

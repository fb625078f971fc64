import EchoWire
public import Foundation

/// A call as the exchange knows it, and the rules of what the app is told of it.
public struct ExchangeCall: Sendable, Hashable {
    public let sid: CallSID
    public let account: String
    public let from: String
    public let to: String
    public let direction: ExchangeDirection
    public private(set) var status: ExchangeStatus
    public internal(set) var answeredBy: AnsweredBy?
    public private(set) var answered: Date?
    public private(set) var ended: Date?
    private let created: Date
    private let callback: StatusCallback?
    private var sequence = 0

    init(
        sid: CallSID, account: String, from: String, to: String, direction: ExchangeDirection,
        callback: StatusCallback?,
        at now: Date
    ) {
        (self.sid, self.account, self.from, self.to) = (sid, account, from, to)
        (self.direction, self.callback, created) = (direction, callback, now)
        status = direction == .inbound ? .ringing : .queued
    }

    /// Seconds that it was answered.
    public var duration: Int? {
        ended.map { ended in answered.map { max(0, Int(ended.timeIntervalSince($0).rounded())) } ?? 0 }
    }

    /// - Returns: what the app is to be told, and where; nil when it did not want to know. A call that is over stays so.
    mutating func become(_ next: ExchangeStatus, at now: Date) -> (url: String, form: ExchangeForm)? {
        guard !status.isOver, next != status else { return nil }
        status = next
        if next == .inProgress { answered = now }
        if next.isOver { ended = now }
        guard let callback, let event = next.event, callback.events.contains(event) else { return nil }
        defer { sequence += 1 }
        return (callback.url, form + report(at: now))
    }

    /// What every request about the call says.
    var form: ExchangeForm {
        var fields = [
            ("CallSid", sid.text), ("AccountSid", account), ("From", from), ("To", to),
            ("CallStatus", status.rawValue), ("ApiVersion", "2010-04-01"), ("Direction", direction.rawValue),
            ("Caller", from), ("Called", to),
        ]
        if let answeredBy { fields.append(("AnsweredBy", answeredBy.rawValue)) }
        return ExchangeForm(fields)
    }

    private func report(at now: Date) -> ExchangeForm {
        let fields = [
            ("Timestamp", Self.text(now)), ("SequenceNumber", String(sequence)),
            ("CallbackSource", "call-progress-events"),
        ]
        guard let duration else { return ExchangeForm(fields) }
        return ExchangeForm(fields + [("CallDuration", String(duration)), ("Duration", String((duration + 59) / 60))])
    }

    /// As the REST API shows it.
    var json: JSONValue {
        let uri = "/2010-04-01/Accounts/\(account)/Calls/\(sid)"
        return [
            "sid": .string(sid.text), "account_sid": .string(account), "api_version": "2010-04-01",
            "from": .string(from), "to": .string(to), "status": .string(status.rawValue),
            "direction": .string(direction.rawValue), "date_created": Self.json(created),
            "date_updated": Self.json(ended ?? answered ?? created), "start_time": Self.json(answered),
            "end_time": Self.json(ended), "duration": duration.map { .string(String($0)) } ?? .null,
            "answered_by": answeredBy.map { .string($0.rawValue) } ?? .null, "price": .null, "price_unit": "USD",
            "parent_call_sid": .null, "phone_number_sid": .null, "queue_time": "0", "uri": .string(uri + ".json"),
            "subresource_uris": ["recordings": .string(uri + "/Recordings.json")],
        ]
    }

    private static func json(_ date: Date?) -> JSONValue { date.map { .string(text($0)) } ?? .null }

    /// RFC 2822.
    private static func text(_ date: Date) -> String {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(secondsFromGMT: 0)
        format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss Z"
        return format.string(from: date)
    }
}

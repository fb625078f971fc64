import Echo

/// How much goes over the wire now: events and bytes a second both ways, over the last two seconds.
struct EventRates: Sendable, Hashable {
    struct Amount: Sendable, Hashable {
        var events = 0
        var bytes = 0
    }

    static let window = Duration.seconds(2)
    /// How often the rates are worked out anew while there are any.
    static let pace = Duration.milliseconds(500)

    /// The amounts of one tenth of a second.
    private struct Slice: Sendable, Hashable {
        let number: Int64
        var sent = Amount()
        var received = Amount()
    }

    private var slices: [Slice] = []

    mutating func receive(_ record: WireRecord, at now: Duration) {
        let number = Self.number(now)
        if slices.last?.number != number { begin(number) }
        if record.direction == .sent {
            slices[slices.count - 1].sent.add(record.size)
        } else {
            slices[slices.count - 1].received.add(record.size)
        }
    }

    mutating func tick(at now: Duration) { forget(before: Self.number(now)) }

    /// Whether there is anything to tell.
    var isMoving: Bool { !slices.isEmpty }

    var sent: Amount { sum { $0.sent } }
    var received: Amount { sum { $0.received } }

    private mutating func begin(_ number: Int64) {
        // A clock that was put back begins anew.
        if let last = slices.last, last.number > number { slices = [] }
        forget(before: number)
        slices.append(Slice(number: number))
    }

    private mutating func forget(before number: Int64) {
        let oldest = number - Self.number(Self.window)
        slices.removeAll { $0.number <= oldest }
    }

    private func sum(_ amount: (Slice) -> Amount) -> Amount {
        let total = slices.reduce(into: Amount()) { total, slice in
            total.events += amount(slice).events
            total.bytes += amount(slice).bytes
        }
        let seconds = Int(Self.window / .seconds(1))
        return Amount(
            events: (total.events + seconds - 1) / seconds, bytes: (total.bytes + seconds - 1) / seconds)
    }

    /// In integers: dividing durations takes a hundred times as long, and each event asks.
    private static func number(_ time: Duration) -> Int64 {
        let (seconds, attoseconds) = time.components
        return seconds * 10 + attoseconds / 100_000_000_000_000_000
    }
}

extension EventRates.Amount {
    fileprivate mutating func add(_ size: Int) {
        events += 1
        bytes += size
    }
}

/// Presses keys in RTP: one packet every 20 ms, the last one of each three times, as any may be lost.
struct DigitWriter: Sendable {
    struct Piece: Sendable, Hashable {
        var event: TelephoneEvent
        /// Of the beginning of the key.
        var timestamp: UInt32
        var isFirst: Bool
    }

    private static let limit = 256
    /// 100 ms of tone, and then as much silence: shorter ones are not understood everywhere.
    private static let tonePackets = 5
    private static let endPackets = 3
    private static let pausePackets = 5

    private var waiting: [UInt8] = []
    private var start: UInt32?
    private var packets = 0

    var isBusy: Bool { start != nil || !waiting.isEmpty }

    mutating func press(_ digits: String) {
        let codes = digits.uppercased().compactMap(TelephoneEvent.code)
        waiting += codes.prefix(max(0, Self.limit - waiting.count))
    }

    /// What goes out in place of sound now; nil in a pause between keys.
    mutating func next(at timestamp: UInt32) -> Piece? {
        guard let code = waiting.first else { return nil }
        let start = start ?? timestamp
        self.start = start
        packets += 1
        defer { finishKey() }
        guard packets <= Self.tonePackets + Self.endPackets else { return nil }
        let event = TelephoneEvent(
            code: code, isEnd: packets > Self.tonePackets, duration: UInt16(min(packets, Self.tonePackets) * 160))
        return Piece(event: event, timestamp: start, isFirst: packets == 1)
    }

    private mutating func finishKey() {
        guard packets >= Self.tonePackets + Self.endPackets + Self.pausePackets else { return }
        waiting.removeFirst()
        (start, packets) = (nil, 0)
    }
}

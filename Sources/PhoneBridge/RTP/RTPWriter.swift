import Foundation

/// Makes one packet every 20 ms of what is to be said: frames, keys in their place, silence when there is nothing.
struct RTPWriter: Sendable {
    /// A minute: nobody has a reason to say more in advance.
    private static let limit = 3000

    var payloadType: UInt8
    var eventType: UInt8?
    private let silence: UInt8
    let source: UInt32
    private var sequence: UInt16
    private(set) var timestamp: UInt32
    private var isFirst = true
    private var queue: [LineStep] = []
    /// Of `queue`, those that are gone.
    private var taken = 0
    private var digits = DigitWriter()
    /// What was sent, as reports tell it.
    private(set) var (packets, bytes) = (0, 0)

    init(payloadType: UInt8, eventType: UInt8?, silence: UInt8, source: UInt32, sequence: UInt16, timestamp: UInt32) {
        (self.payloadType, self.eventType, self.silence) = (payloadType, eventType, silence)
        (self.source, self.sequence, self.timestamp) = (source, sequence, timestamp)
    }

    mutating func send(_ steps: [LineStep]) {
        for step in steps where queue.count - taken < Self.limit {
            switch step {
            case .frame, .mark: queue.append(step)
            case .started, .finished: break
            }
        }
    }

    mutating func clear() { (queue, taken) = ([], 0) }

    /// - Returns: whether the other side understands keys in RTP.
    mutating func press(_ keys: String) -> Bool {
        guard eventType != nil else { return false }
        digits.press(keys)
        return true
    }

    /// - Returns: the packet of this tick, and the marks that were come to.
    mutating func next() -> (packet: RTPPacket, marks: [String]) {
        let marks = takeMarks()
        defer {
            sequence &+= 1
            timestamp &+= UInt32(JitterBuffer.frame)
            packets += 1
        }
        if let eventType, digits.isBusy, let piece = digits.next(at: timestamp) {
            return (packet(eventType, piece.event.payload, at: piece.timestamp, isMarked: piece.isFirst), marks)
        }
        defer { isFirst = false }
        return (packet(payloadType, takeFrame(), at: timestamp, isMarked: isFirst), marks)
    }

    /// Nothing is sent, and time goes on.
    mutating func skip() {
        timestamp &+= UInt32(JitterBuffer.frame)
        isFirst = true
    }

    /// Those before the next frame: what stood before them was sent 20 ms ago.
    private mutating func takeMarks() -> [String] {
        var marks: [String] = []
        while taken < queue.count, case .mark(let name) = queue[taken] {
            marks.append(name)
            taken += 1
        }
        if taken > 256 || taken == queue.count {
            queue.removeFirst(taken)
            taken = 0
        }
        return marks
    }

    private mutating func takeFrame() -> [UInt8] {
        guard taken < queue.count, case .frame(let data) = queue[taken] else {
            return [UInt8](repeating: silence, count: JitterBuffer.frame)
        }
        taken += 1
        let rest = JitterBuffer.frame - data.count
        return Array(data.prefix(JitterBuffer.frame)) + [UInt8](repeating: silence, count: max(0, rest))
    }

    private mutating func packet(
        _ type: UInt8, _ payload: [UInt8], at timestamp: UInt32, isMarked: Bool
    ) -> RTPPacket {
        bytes += payload.count
        return RTPPacket(
            isMarked: isMarked, payloadType: type, sequence: sequence, timestamp: timestamp, source: source,
            payload: payload)
    }
}

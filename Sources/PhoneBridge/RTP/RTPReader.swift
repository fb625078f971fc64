import EchoConcurrency
import Foundation

/// Takes the packets of one caller: sound into the jitter buffer, keys once each, and no more than a call can have.
struct RTPReader: Sendable {
    typealias Instant = ContinuousClock.Instant

    /// Four times what a telephone sends, in packets a second.
    private static let rate = 200.0

    var payloadType: UInt8
    var eventType: UInt8?
    private(set) var jitter: JitterBuffer
    private var digits = DigitReader()
    private var source: UInt32?
    private var allowance: TokenBucket
    private let start: Instant
    /// Of the source that sends now.
    private var statistics: RTPStatistics?
    /// Of those before it.
    private var (receivedBefore, lostBefore) = (0, 0)

    init(payloadType: UInt8, eventType: UInt8?, silence: UInt8, at now: Instant) {
        (self.payloadType, self.eventType) = (payloadType, eventType)
        jitter = JitterBuffer(silence: silence)
        start = now
        allowance = TokenBucket(perSecond: Self.rate, burst: Self.rate, at: now)
    }

    /// - Returns: a key that was pressed.
    mutating func receive(_ packet: RTPPacket, at now: Instant) -> Character? {
        guard allowance.take(at: now) == nil else { return nil }
        if packet.source != source { begin(packet.source) }
        count(packet, at: now)
        if packet.payloadType == eventType {
            return TelephoneEvent(packet.payload).flatMap { digits.receive($0, at: packet.timestamp) }
        }
        if packet.payloadType == payloadType { jitter.write(packet.payload, at: packet.timestamp) }
        return nil
    }

    mutating func read() -> JitterBuffer.Frame { jitter.read() }

    var received: Int { receivedBefore + (statistics?.received ?? 0) }
    var lost: Int { lostBefore + (statistics?.lost ?? 0) }
    /// How unevenly packets come.
    var unevenness: Duration { .microseconds(Int((statistics?.jitter ?? 0) * 125)) }

    /// What is new of it since the report before; nil as long as nothing has come.
    mutating func report() -> RTCPReport.Block? { statistics?.report() }

    private mutating func count(_ packet: RTPPacket, at now: Instant) {
        guard packet.payloadType == payloadType || packet.payloadType == eventType else { return }
        // All packets of one key have the time of its beginning.
        let samples = UInt32(truncatingIfNeeded: Int((now - start) / .microseconds(125)))
        let arrival = packet.payloadType == payloadType ? samples : nil
        var statistics = statistics ?? RTPStatistics(source: packet.source, sequence: packet.sequence)
        statistics.receive(sequence: packet.sequence, timestamp: packet.timestamp, at: arrival)
        self.statistics = statistics
    }

    /// The other side began anew, as after a transfer.
    private mutating func begin(_ source: UInt32) {
        (receivedBefore, lostBefore) = (received, lost)
        statistics = nil
        self.source = source
        jitter.reset()
        digits.reset()
    }
}

/// Makes keys out of events of RTP, of which each comes in many packets, some of them twice, some late.
struct DigitReader: Sendable {
    /// When the last one began.
    private var last: UInt32?

    /// - Parameter timestamp: of the packet: all of one key have that of its beginning.
    /// - Returns: the key at the first packet that tells of it.
    mutating func receive(_ event: TelephoneEvent, at timestamp: UInt32) -> Character? {
        if let last, Int32(bitPattern: timestamp &- last) <= 0 { return nil }
        last = timestamp
        return TelephoneEvent.digit(event.code)
    }

    /// Another source began: its timestamps have nothing to do with those before.
    mutating func reset() { last = nil }
}

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

    init(payloadType: UInt8, eventType: UInt8?, silence: UInt8, at now: Instant) {
        (self.payloadType, self.eventType) = (payloadType, eventType)
        jitter = JitterBuffer(silence: silence)
        allowance = TokenBucket(perSecond: Self.rate, burst: Self.rate, at: now)
    }

    /// - Returns: a key that was pressed.
    mutating func receive(_ packet: RTPPacket, at now: Instant) -> Character? {
        guard allowance.take(at: now) == nil else { return nil }
        if packet.source != source { begin(packet.source) }
        if packet.payloadType == eventType {
            return TelephoneEvent(packet.payload).flatMap { digits.receive($0, at: packet.timestamp) }
        }
        if packet.payloadType == payloadType { jitter.write(packet.payload, at: packet.timestamp) }
        return nil
    }

    mutating func read() -> JitterBuffer.Frame { jitter.read() }

    /// The other side began anew, as after a transfer.
    private mutating func begin(_ source: UInt32) {
        self.source = source
        jitter.reset()
        digits.reset()
    }
}

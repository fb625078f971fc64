import EchoConcurrency
import Foundation

/// The reports that both sides of a call exchange about its sound, as a value: about every five seconds.
struct RTCPExchange: Sendable {
    typealias Instant = ContinuousClock.Instant

    private static let pause = Duration.seconds(5)
    /// Reports that are read, a second: who sends more is not heard.
    private static let rate = 10.0

    /// Of this side, which says nothing of anybody.
    private let name: String
    private let pause: Duration
    /// When the next report is due.
    private(set) var next: Instant
    private var allowance: TokenBucket
    /// Of the other side: the middle of the time in it, and when it came.
    private var lastReport: (time: UInt32, date: Date)?
    private var told: RTCPReport.Block?
    private var roundTrip: Duration?

    init(at now: Instant, using random: inout some RandomNumberGenerator) {
        name = String(random.next() as UInt64, radix: 36)
        // Not all calls at once, which began together.
        pause = Self.pause * Double.random(in: 0.75...1.25, using: &random)
        next = now + pause / 2
        allowance = TokenBucket(perSecond: Self.rate, burst: 2 * Self.rate, at: now)
    }

    /// - Parameter block: of what comes from the other side; nil as long as nothing does.
    mutating func write(
        source: UInt32, sent: RTCPReport.Sent?, _ block: RTCPReport.Block?, isLast: Bool, at now: Instant, _ date: Date
    ) -> [UInt8] {
        next = now + pause
        var block = block
        if let lastReport {
            block?.lastReport = lastReport.time
            block?.delay = UInt32(clamping: Int(max(0, date.timeIntervalSince(lastReport.date)) * 65_536))
        }
        let report = RTCPReport(source: source, sent: sent, blocks: [block].compactMap(\.self), isLast: isLast)
        return report.bytes(name: name)
    }

    /// - Returns: whether there is still something to be read this second.
    mutating func takes(at now: Instant) -> Bool { allowance.take(at: now) == nil }

    /// - Parameter source: of this side.
    mutating func receive(_ report: RTCPReport, about source: UInt32, at date: Date) {
        if let sent = report.sent { lastReport = (UInt32(truncatingIfNeeded: sent.time >> 16), date) }
        guard let block = report.blocks.first(where: { $0.source == source }) else { return }
        told = block
        guard block.lastReport != 0 else { return }
        let age = UInt32(truncatingIfNeeded: Self.time(date) >> 16) &- block.lastReport &- block.delay
        // More than a minute is a clock that was set, or a lie.
        if age < 60 * 65_536 { roundTrip = .microseconds(Int(age) * 1_000_000 / 65_536) }
    }

    /// What the other side has said of it so far.
    func complete(_ quality: inout LineQuality) {
        quality.lostThere = told.map { Int(max(0, $0.lost)) }
        quality.jitterThere = told.map { .microseconds(Int($0.jitter) * 125) }
        quality.roundTrip = roundTrip
    }

    /// Seconds since 1900, of 2⁻³² each.
    static func time(_ date: Date) -> UInt64 {
        let seconds = max(0, date.timeIntervalSince1970 + 2_208_988_800)
        let whole = UInt64(seconds)
        return whole << 32 | UInt64((seconds - Double(whole)) * 4_294_967_296)
    }
}

import EchoAudio
import Foundation

/// The sound of one call, both ways, as a value: packets in, and every 20 ms what is to be sent and what was heard.
struct MediaSession: Sendable {
    typealias Instant = ContinuousClock.Instant

    struct Tick: Sendable {
        /// What goes out; nil while the line is held.
        var packet: RTPPacket?
        var events: [PhoneLineEvent] = []
    }

    private(set) var agreed: NegotiatedMedia
    private var writer: RTPWriter
    private var reader: RTPReader
    private var reports: RTCPExchange
    private var (sealingReports, openingReports): (SRTCP?, SRTCP?)
    /// Where the sound is encrypted: what this side says, and what the other one does.
    private var (sealing, opening): (SRTP?, SRTP?)
    private let silence: UInt8
    /// When a packet was last taken.
    private(set) var lastHeard: Instant
    /// Digits may come in two ways, and by both; the way that is used first is the only one.
    private var hasRTPDigits: Bool?

    init(_ agreed: NegotiatedMedia, at now: Instant, using random: inout some RandomNumberGenerator) {
        self.agreed = agreed
        silence = agreed.codec == .muLaw ? 0xFF : 0xD5
        writer = RTPWriter(
            payloadType: agreed.payloadType, eventType: agreed.eventType, silence: silence,
            source: random.next(), sequence: random.next(), timestamp: random.next())
        reader = RTPReader(
            payloadType: agreed.payloadType, eventType: agreed.eventType, silence: silence, at: now)
        lastHeard = now
        reports = RTCPExchange(at: now, using: &random)
        sealing = agreed.security.flatMap { SRTP($0.own) }
        opening = agreed.security.flatMap { SRTP($0.theirs) }
        sealingReports = agreed.security.flatMap { SRTCP($0.own) }
        openingReports = agreed.security.flatMap { SRTCP($0.theirs) }
    }

    var jitter: JitterBuffer { reader.jitter }

    /// The other side holds the line, takes it up again, or wants its sound elsewhere.
    mutating func change(to agreed: NegotiatedMedia, at now: Instant) {
        if agreed.security?.own != self.agreed.security?.own {
            sealing = agreed.security.flatMap { SRTP($0.own) }
            sealingReports = agreed.security.flatMap { SRTCP($0.own) }
        }
        if agreed.security?.theirs != self.agreed.security?.theirs {
            opening = agreed.security.flatMap { SRTP($0.theirs) }
            openingReports = agreed.security.flatMap { SRTCP($0.theirs) }
        }
        self.agreed = agreed
        (writer.payloadType, writer.eventType) = (agreed.payloadType, agreed.eventType)
        (reader.payloadType, reader.eventType) = (agreed.payloadType, agreed.eventType)
        lastHeard = now
    }

    mutating func send(_ steps: [LineStep]) { writer.send(steps) }

    mutating func clear() { writer.clear() }

    /// - Returns: whether that can be done in RTP.
    mutating func press(_ keys: String) -> Bool { writer.press(keys) }

    mutating func receive(_ bytes: [UInt8], at now: Instant) -> PhoneLineEvent? {
        guard let packet = open(bytes) else { return nil }
        lastHeard = now
        guard let digit = reader.receive(packet, at: now), hasRTPDigits != false else { return nil }
        hasRTPDigits = true
        return .digit(digit)
    }

    /// Whether this is sound or keys as both sides agreed on, and nothing that only came to the same port.
    func understands(_ bytes: [UInt8]) -> Bool {
        // Read again when it is taken: nothing is noted of it here.
        var copy = self
        guard let packet = copy.open(bytes) else { return false }
        return packet.payloadType == agreed.payloadType || packet.payloadType == agreed.eventType
    }

    /// As it goes over the line; nil where it cannot be encrypted as was agreed.
    mutating func bytes(of packet: RTPPacket) -> [UInt8]? {
        agreed.security == nil ? packet.bytes : sealing?.seal(packet.bytes)
    }

    private mutating func open(_ bytes: [UInt8]) -> RTPPacket? {
        guard agreed.security != nil else { return RTPPacket(reading: bytes) }
        guard bytes.count <= RTPPacket.sizeLimit else { return nil }
        return opening?.open(bytes).flatMap { RTPPacket(reading: $0) }
    }

    // MARK: - Reports

    /// When the next report is to be sent.
    var nextReport: Instant { reports.next }

    /// A report as it goes over the line; nil where it cannot be encrypted as was agreed.
    ///
    /// - Parameter isLast: nothing more is sent.
    mutating func report(isLast: Bool = false, at now: Instant, _ date: Date) -> [UInt8]? {
        let sent =
            writer.packets == 0
            ? nil
            : RTCPReport.Sent(
                time: RTCPExchange.time(date), timestamp: writer.timestamp,
                packets: UInt32(truncatingIfNeeded: writer.packets), bytes: UInt32(truncatingIfNeeded: writer.bytes))
        let plain = reports.write(
            source: writer.source, sent: sent, reader.report(), isLast: isLast, at: now, date)
        return agreed.security == nil ? plain : sealingReports?.seal(plain)
    }

    /// - Returns: whether it is one, of the other side.
    mutating func receive(report bytes: [UInt8], at now: Instant, _ date: Date) -> Bool {
        guard reports.takes(at: now), bytes.count <= RTCPReport.sizeLimit,
            let plain = agreed.security == nil ? bytes : openingReports?.open(bytes),
            let report = RTCPReport(reading: plain)
        else { return false }
        reports.receive(report, about: writer.source, at: date)
        return true
    }

    /// How it went until now.
    var quality: LineQuality {
        var quality = LineQuality()
        (quality.received, quality.lost, quality.sent) = (reader.received, max(0, reader.lost), writer.packets)
        quality.jitter = reader.unevenness
        reports.complete(&quality)
        return quality
    }

    /// A digit that came in a request INFO.
    mutating func receive(info digit: Character) -> PhoneLineEvent? {
        guard hasRTPDigits != true else { return nil }
        hasRTPDigits = false
        return .digit(digit)
    }

    mutating func tick() -> Tick {
        guard !agreed.isHeld else {
            _ = reader.read()
            writer.skip()
            return Tick()
        }
        let (packet, marks) = writer.next()
        return Tick(packet: packet, events: marks.map(PhoneLineEvent.marked) + [.sound(heard())])
    }

    /// Silence, too, is told: who listens waits for it to know that somebody has finished.
    private mutating func heard() -> Data {
        switch reader.read() {
        case .sound(let frame), .gap(let frame): frame
        case .none: Data(repeating: silence, count: JitterBuffer.frame)
        }
    }
}

/// Counts how the packets of one source arrive (RFC 3550, sections A.1, A.3 and A.8).
struct RTPStatistics: Sendable, Hashable {
    /// Packets that may be missing before it is another stream that begins.
    private static let mostMissing = 3000

    let source: UInt32
    private(set) var received = 0
    /// Of parts of the stream that are over.
    private var lostBefore = 0
    private var first: Int
    private var highest: Int
    private var receivedHere = 0
    private var transit: UInt32?
    /// In samples.
    private(set) var jitter = 0.0
    private var (expectedAtReport, receivedAtReport) = (0, 0)

    /// Of its first packet, which is still to be counted.
    init(source: UInt32, sequence: UInt16) {
        self.source = source
        (first, highest) = (Int(sequence), Int(sequence))
    }

    private var expected: Int { lostBefore + (received - receivedHere) + highest - first + 1 }

    /// Fewer than none where some came twice.
    var lost: Int { expected - received }

    /// - Parameter arrival: when it came, in samples of any clock; nil for a packet whose time says nothing.
    mutating func receive(sequence: UInt16, timestamp: UInt32, at arrival: UInt32?) {
        let step = Int(Int16(bitPattern: sequence &- UInt16(truncatingIfNeeded: highest)))
        if abs(step) > Self.mostMissing { begin(at: sequence) } else if step > 0 { highest += step }
        received += 1
        receivedHere += 1
        guard let arrival else { return }
        let transit = arrival &- timestamp
        if let before = self.transit {
            let change = Double(abs(Int(Int32(bitPattern: transit &- before))))
            // A gap of seconds is a pause and no jitter.
            if change < 80_000 { jitter += (change - jitter) / 16 }
        }
        self.transit = transit
    }

    private mutating func begin(at sequence: UInt16) {
        lostBefore = lost
        (first, highest, receivedHere, transit) = (Int(sequence), Int(sequence), 0, nil)
        (expectedAtReport, receivedAtReport) = (expected - 1, received)
    }

    /// To be told the other side: what is new since it was told last.
    mutating func report() -> RTCPReport.Block {
        let (missing, came) = (expected - expectedAtReport, received - receivedAtReport)
        (expectedAtReport, receivedAtReport) = (expected, received)
        let fraction = missing > 0 ? max(0, min(255, (missing - came) * 256 / missing)) : 0
        return RTCPReport.Block(
            source: source, fractionLost: UInt8(fraction), lost: Int32(clamping: lost),
            highest: UInt32(truncatingIfNeeded: highest), jitter: UInt32(jitter.rounded()))
    }
}

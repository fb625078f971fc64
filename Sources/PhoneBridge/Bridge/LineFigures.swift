import EchoServing

/// How the sound of calls went over lines that count it, for whoever watches a bridge.
struct LineFigures: Sendable {
    private static let (here, there) = ([MetricLabel("side", "here")], [MetricLabel("side", "there")])

    private var (received, lost) = (0, 0)
    private var (sent, lostThere) = (0, 0)
    private var jitter = LatencyHistogram()
    private var roundTrips = LatencyHistogram()

    mutating func add(_ quality: LineQuality) {
        received += quality.received
        lost += quality.lost
        if quality.received > 0 { jitter.add(quality.jitter) }
        if let missed = quality.lostThere {
            sent += quality.sent
            lostThere += missed
        }
        if let roundTrip = quality.roundTrip { roundTrips.add(roundTrip) }
    }

    /// Of calls that are over.
    var metrics: [Metric] {
        [
            .counter(
                "phone_line_packets_total", "Packets of sound that were expected, by the side that receives them.",
                [(Self.here, Double(received + lost)), (Self.there, Double(sent))]),
            .counter(
                "phone_line_packets_lost_total", "Packets of sound that were lost, by the side that receives them.",
                [(Self.here, Double(lost)), (Self.there, Double(lostThere))]),
            .histogram("phone_line_jitter_seconds", "Jitter at the end of each call.", jitter),
            .histogram(
                "phone_line_round_trip_seconds", "Round-trip time to the other side of the line, in each call.",
                roundTrips),
        ]
    }
}

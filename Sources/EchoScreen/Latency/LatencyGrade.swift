import EchoText

/// How a person finds an answer that takes so long to begin.
public enum LatencyGrade: Sendable, Hashable, CaseIterable {
    case good, fair, poor, bad

    /// Up to 500 ms it feels like talking with a person, from 800 ms on people begin to speak again, a second is a pause.
    public init(_ latency: Duration) {
        switch latency {
        case ...(.milliseconds(500)): self = .good
        case ...(.milliseconds(800)): self = .fair
        case ...(.seconds(1)): self = .poor
        default: self = .bad
        }
    }

    public var role: TextRole {
        switch self {
        case .good: .latencyGood
        case .fair: .latencyFair
        case .poor: .latencyPoor
        case .bad: .failure
        }
    }
}

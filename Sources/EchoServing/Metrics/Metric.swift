/// A metric that a program tells beside those of its server.
public struct Metric: Sendable, Hashable {
    enum Content: Sendable, Hashable {
        case numbers(MetricsText.Kind, [Sample])
        case times(LatencyHistogram)
    }

    struct Sample: Sendable, Hashable {
        let labels: [MetricLabel]
        let value: Double
    }

    public let name: String
    let help: String
    let content: Content

    /// What only grows, such as `phone_calls_total`.
    ///
    /// - Parameter samples: each of other labels.
    public static func counter(_ name: String, _ help: String, _ samples: [([MetricLabel], Double)]) -> Metric {
        Metric(name: name, help: help, content: .numbers(.counter, samples.map(Sample.init)))
    }

    /// A current value, such as `phone_calls`.
    public static func gauge(_ name: String, _ help: String, _ samples: [([MetricLabel], Double)]) -> Metric {
        Metric(name: name, help: help, content: .numbers(.gauge, samples.map(Sample.init)))
    }

    /// In seconds, such as `phone_reply_seconds`.
    public static func histogram(_ name: String, _ help: String, _ times: LatencyHistogram) -> Metric {
        Metric(name: name, help: help, content: .times(times))
    }
}

/// A label that tells samples of one metric apart.
public struct MetricLabel: Sendable, Hashable {
    let name: String
    public let value: String

    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
}

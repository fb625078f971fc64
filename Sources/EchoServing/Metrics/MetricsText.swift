/// Numbers in the text format that Prometheus reads, version 0.0.4.
struct MetricsText {
    enum Kind: String {
        case counter, gauge, histogram
    }

    private(set) var text = ""

    /// A metric of which one number is all there is.
    mutating func add(_ name: String, _ kind: Kind, _ help: String, _ value: Double) {
        begin(name, kind, help)
        add(name, [:], value)
    }

    /// What the samples that follow are of.
    mutating func begin(_ name: String, _ kind: Kind, _ help: String) {
        text += "# HELP \(name) \(Self.escaped(help))\n# TYPE \(name) \(kind.rawValue)\n"
    }

    mutating func add(_ name: String, _ labels: KeyValuePairs<String, String>, _ value: Double) {
        add(name, labels.map { MetricLabel($0.key, $0.value) }, value)
    }

    mutating func add(_ metric: Metric) {
        switch metric.content {
        case .numbers(let kind, let samples):
            begin(metric.name, kind, metric.help)
            for sample in samples { add(metric.name, sample.labels, sample.value) }
        case .times(let times):
            begin(metric.name, .histogram, metric.help)
            add(metric.name, [], times)
        }
    }

    /// Of a histogram that has begun.
    mutating func add(_ name: String, _ labels: [MetricLabel], _ times: LatencyHistogram) {
        for (bound, count) in times.buckets.map({ (Self.number($0.bound), $0.count) }) + [("+Inf", times.count)] {
            add(name + "_bucket", labels + [MetricLabel("le", bound)], Double(count))
        }
        add(name + "_sum", labels, times.sum)
        add(name + "_count", labels, Double(times.count))
    }

    private mutating func add(_ name: String, _ labels: [MetricLabel], _ value: Double) {
        let fields = labels.map { "\($0.name)=\"\(Self.escaped($0.value).replacing("\"", with: "\\\""))\"" }
        text += name + (fields.isEmpty ? "" : "{" + fields.joined(separator: ",") + "}") + " \(Self.number(value))\n"
    }

    static func number(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? value.description }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
    }
}

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
        let fields = labels.map { "\($0.key)=\"\(Self.escaped($0.value).replacing("\"", with: "\\\""))\"" }
        text += name + (fields.isEmpty ? "" : "{" + fields.joined(separator: ",") + "}") + " \(Self.number(value))\n"
    }

    static func number(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? value.description }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
    }
}

/// A name of the domain name system, label by label. Names that differ in the case of ASCII letters only are the same.
struct DNSName: Hashable, Sendable {
    /// RFC 1035, 2.3.4: with the length of each label.
    static let mostBytes = 255
    static let mostLabelBytes = 63

    let labels: [String]

    init(_ labels: [String]) { self.labels = labels }

    static func == (one: DNSName, other: DNSName) -> Bool { one.folded == other.folded }

    func hash(into hasher: inout Hasher) { hasher.combine(folded) }

    /// The name in which this one is the first label; nil for the root.
    var parent: DNSName? { labels.isEmpty ? nil : DNSName(Array(labels.dropFirst())) }

    var text: String { labels.joined(separator: ".") }

    private var folded: [String] { labels.map { $0.lowercased() } }
}

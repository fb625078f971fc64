/// The parameters behind semicolons: `;tag=1;lr`.
struct SIPParameters: Sendable, Hashable, CustomStringConvertible {
    private var entries: [Entry] = []

    private struct Entry: Hashable {
        var name: String
        var value: String?
    }

    private static let limit = 32

    init() {}

    /// - Parameter parts: what stands between the semicolons.
    init(_ parts: some Sequence<String>) {
        entries = parts.prefix(Self.limit).filter { !$0.isEmpty }.map { part in
            let halves = part.split(separator: "=", maxSplits: 1)
            return Entry(
                name: (halves.first ?? "").trimmed.lowercased(), value: halves.count > 1 ? halves[1].trimmed : nil)
        }
    }

    /// nil where there is none, or one without a value.
    subscript(name: String) -> String? {
        get { entries.first { $0.name == name }?.value.map { SIPText.unquoted($0) } }
        set {
            let index = entries.firstIndex { $0.name == name }
            if let index { entries[index].value = newValue } else { entries.append(Entry(name: name, value: newValue)) }
        }
    }

    func has(_ name: String) -> Bool { entries.contains { $0.name == name } }

    var description: String {
        entries.map { ";" + $0.name + ($0.value.map { "=" + $0 } ?? "") }.joined()
    }
}

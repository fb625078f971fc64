/// The header Range (RFC 9110 §14), for something of a known size.
enum ByteRange: Sendable, Hashable {
    /// Nothing that is served in parts: several ranges, other units, and what cannot be read.
    case whole
    case part(Range<Int>)
    /// Nothing of it is there.
    case unsatisfiable

    init(_ header: String?, size: Int) {
        let text = header ?? ""
        guard text.hasPrefix("bytes="), !text.contains(",") else {
            self = .whole
            return
        }
        let parts = text.dropFirst(6).split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let numbers = parts.map { $0.isEmpty ? nil : Self.number($0) }
        switch (parts.count, numbers.first ?? nil, numbers.last ?? nil) {
        case (2, nil, let last?) where parts[0].isEmpty:
            self = last > 0 && size > 0 ? .part(max(0, size - last)..<size) : .unsatisfiable
        case (2, let first?, nil) where parts[1].isEmpty:
            self = first < size ? .part(first..<size) : .unsatisfiable
        case (2, let first?, let last?) where first <= last:
            self = first < size ? .part(first..<min(size, last + 1)) : .unsatisfiable
        default: self = .whole
        }
    }

    /// More digits than any file has bytes are as good as the end.
    private static func number(_ text: Substring) -> Int? {
        guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        return min(Int(text) ?? .max, .max - 1)
    }
}

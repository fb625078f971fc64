/// Reads the tagged values of PulseAudio's native protocol.
struct PulseReader: Sendable {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: some Sequence<UInt8>) { rest = Array(bytes)[...] }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func number() throws(PulseError) -> UInt32 {
        try expect("L")
        return try word()
    }

    /// Nil where the protocol has no text at all, which is not the empty one.
    mutating func text() throws(PulseError) -> String? {
        let tag = try byte()
        if tag == UInt8(ascii: "N") { return nil }
        guard tag == UInt8(ascii: "t"), let end = rest.firstIndex(of: 0) else { throw .unreadable }
        defer { rest = rest[(end + 1)...] }
        return String(decoding: rest[..<end], as: UTF8.self)
    }

    mutating func properties() throws(PulseError) -> [String: String] {
        try expect("P")
        var values: [String: String] = [:]
        while let key = try text() {
            _ = try number()
            try expect("x")
            let content = try take(Int(try word()))
            values[key] = String(decoding: content.prefix { $0 != 0 }, as: UTF8.self)
        }
        return values
    }

    /// Format, channels and rate.
    mutating func skipSampleSpecification() throws(PulseError) {
        try expect("a")
        _ = try take(6)
    }

    mutating func skipChannelMap() throws(PulseError) {
        try expect("m")
        _ = try take(Int(try byte()))
    }

    mutating func skipVolumes() throws(PulseError) {
        try expect("v")
        _ = try take(4 * Int(try byte()))
    }

    mutating func skipVolume() throws(PulseError) {
        try expect("V")
        _ = try take(4)
    }

    mutating func flag() throws(PulseError) -> Bool {
        let tag = try byte()
        guard tag == UInt8(ascii: "0") || tag == UInt8(ascii: "1") else { throw .unreadable }
        return tag == UInt8(ascii: "1")
    }

    /// Microseconds.
    mutating func skipTime() throws(PulseError) {
        try expect("U")
        _ = try take(8)
    }

    private mutating func expect(_ tag: Unicode.Scalar) throws(PulseError) {
        guard try byte() == UInt8(ascii: tag) else { throw .unreadable }
    }

    private mutating func word() throws(PulseError) -> UInt32 { try take(4).reduce(0) { $0 << 8 | UInt32($1) } }

    private mutating func byte() throws(PulseError) -> UInt8 {
        guard let first = rest.popFirst() else { throw .unreadable }
        return first
    }

    private mutating func take(_ count: Int) throws(PulseError) -> ArraySlice<UInt8> {
        guard count <= rest.count else { throw .unreadable }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }
}

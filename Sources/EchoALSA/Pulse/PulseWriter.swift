/// Writes the tagged values of PulseAudio's native protocol.
struct PulseWriter: Sendable {
    private(set) var bytes: [UInt8] = []

    mutating func number(_ value: UInt32) {
        bytes.append(UInt8(ascii: "L"))
        append(value)
    }

    mutating func text(_ value: String) {
        bytes.append(UInt8(ascii: "t"))
        bytes += value.utf8.filter { $0 != 0 } + [0]
    }

    mutating func data(_ value: [UInt8]) {
        bytes.append(UInt8(ascii: "x"))
        append(UInt32(value.count))
        bytes += value
    }

    mutating func properties(_ values: [String: String]) {
        bytes.append(UInt8(ascii: "P"))
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            let content = Array(value.utf8) + [0]
            text(key)
            number(UInt32(content.count))
            data(content)
        }
        bytes.append(UInt8(ascii: "N"))
    }

    /// The packet on the wire: length, the channel of control packets, no offset, no flags; big endian like the rest.
    var packet: [UInt8] {
        var head = PulseWriter()
        for word in [UInt32(bytes.count), .max, 0, 0, 0] { head.append(word) }
        return head.bytes + bytes
    }

    private mutating func append(_ value: UInt32) {
        for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: value >> UInt32(shift))) }
    }
}

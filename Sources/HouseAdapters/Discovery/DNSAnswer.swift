/// The records of a datagram that is an answer.
struct DNSAnswer: Hashable, Sendable {
    /// Our choice: a house has four or five.
    static let mostRecords = 200
    /// RFC 6762, 17.
    static let mostBytes = 9000

    let records: [DNSRecord]

    /// Nil when it is no answer. Records that are cut off, and all after them, are left out.
    init?(_ bytes: [UInt8]) {
        var reader = DNSReader(bytes)
        guard bytes.count <= Self.mostBytes, reader.number() != nil, let flags = reader.number(), flags & 0x8000 != 0,
            let questions = reader.number(), let answers = reader.number(), let authorities = reader.number(),
            let others = reader.number()
        else { return nil }
        for _ in 0..<min(Int(questions), Self.mostRecords) {
            guard reader.name() != nil, reader.take(4) != nil else { return nil }
        }
        var records: [DNSRecord] = []
        for _ in 0..<min(Int(answers) + Int(authorities) + Int(others), Self.mostRecords) {
            guard Self.read(&reader, &records) else { break }
        }
        self.records = records
    }

    /// - Returns: false at the end of what can be read.
    private static func read(_ reader: inout DNSReader, _ records: inout [DNSRecord]) -> Bool {
        guard let owner = reader.name(), let kind = reader.number(), reader.take(6) != nil,
            let length = reader.number()
        else { return false }
        // Names within the record may lead back into the datagram.
        var inside = reader
        guard let bytes = reader.take(Int(length)) else { return false }
        switch kind {
        case DNSRecord.Kind.pointer: if let target = inside.name() { records.append(.pointer(owner, to: target)) }
        case DNSRecord.Kind.server:
            if inside.take(4) != nil, let port = inside.number(), let host = inside.name() {
                records.append(.server(owner, host: host, port: Int(port)))
            }
        case DNSRecord.Kind.text: records.append(.text(owner, pairs(bytes)))
        case DNSRecord.Kind.a where bytes.count == 4:
            records.append(.address(owner, bytes.map(String.init).joined(separator: ".")))
        case DNSRecord.Kind.aaaa where bytes.count == 16:
            let groups = stride(from: 0, to: 16, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
            records.append(.address(owner, groups.map { String($0, radix: 16) }.joined(separator: ":")))
        default: break
        }
        return true
    }

    /// RFC 6763, 6: of names that come twice, the first counts.
    private static func pairs(_ bytes: [UInt8]) -> [String: String] {
        var reader = DNSReader(bytes)
        var pairs: [String: String] = [:]
        while let length = reader.byte(), let text = reader.take(Int(length)) {
            let parts = text.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty else { continue }
            let name = String(decoding: parts[0], as: UTF8.self).lowercased()
            if pairs[name] == nil { pairs[name] = String(decoding: parts[1], as: UTF8.self) }
        }
        return pairs
    }
}

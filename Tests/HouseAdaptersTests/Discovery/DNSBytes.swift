/// Writes answers as a responder does.
struct DNSBytes {
    /// Where "_home-assistant._tcp.local" begins in an answer whose first record is of it.
    static let typePlace = 12

    private var records: [[UInt8]] = []

    mutating func add(_ owner: [UInt8], _ kind: UInt16, _ content: [UInt8]) {
        let head = Self.number(kind) + Self.number(0x8001) + [0, 0, 0, 120] + Self.number(UInt16(content.count))
        records.append(owner + head + content)
    }

    /// An answer of all records.
    var bytes: [UInt8] {
        let head: [UInt16] = [0, 0x8400, 0, UInt16(records.count), 0, 0]
        return head.flatMap(Self.number) + records.joined()
    }

    static func number(_ number: UInt16) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 0xFF)] }

    static func name(_ labels: String...) -> [UInt8] { labels.flatMap(label) + [0] }

    /// A label before a name that was written at an earlier place.
    static func name(_ first: String, at place: Int) -> [UInt8] { label(first) + number(0xC000 | UInt16(place)) }

    static func text(_ pairs: String...) -> [UInt8] { pairs.flatMap(label) }

    private static func label(_ text: String) -> [UInt8] { [UInt8(text.utf8.count)] + text.utf8 }

    /// What Home Assistant sends: all in one answer, with names that lead back.
    static func house(
        _ name: String, text: [UInt8] = text("location_name=Home", "version=2024.3.3"), port: UInt16 = 8123
    ) -> [UInt8] {
        var answer = DNSBytes()
        let owner = Self.name(name, at: typePlace)
        let host = Self.name("box", "local")
        answer.add(Self.name("_home-assistant", "_tcp", "local"), 12, owner)
        answer.add(owner, 33, [0, 0, 0, 0] + number(port) + host)
        answer.add(owner, 16, text)
        answer.add(host, 28, [0xFE, 0x80] + Array(repeating: 0, count: 13) + [1])
        answer.add(host, 1, [192, 168, 1, 5])
        return answer.bytes
    }
}

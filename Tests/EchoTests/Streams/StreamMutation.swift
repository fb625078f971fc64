import EchoTestKit
import EchoWire
import Foundation

@testable import Echo

/// One stream of a server that does what servers do: made from a seed and a number, the same at every run.
struct StreamMutation: Sendable {
    /// What happens to a stream on its way.
    enum Step: Sendable, Hashable, CaseIterable {
        case reordered, repeated, twice, fields, halves, withoutEnd, lineEnds
        case mark, littleEndian, bigEndian, latin, gzip, deflate, cut
    }

    let seed: UInt64
    let number: Int
    let name: String
    let isRealtime: Bool
    var steps: [Step]

    /// What came, after what happened to it.
    private(set) var events: [StreamSeed.Event] = []
    /// Where in the body each event ends, before it was compressed.
    private var ends: [Int] = []
    private(set) var body = Data()
    /// Only so much of the events came.
    private(set) var whole = 0

    /// - Parameters:
    ///   - given: what it is made from; nil for what chance chooses.
    ///   - only: the steps that are taken; nil for those that chance chooses.
    init(seed: UInt64, number: Int, of given: StreamSeed? = nil, only: [Step]? = nil) {
        self.seed = seed
        self.number = number
        var random = SplitMix(state: seed &+ UInt64(number) &* 0x9E37_79B9)
        let likely = StreamSeed.all[Int.random(in: 0..<StreamSeed.all.count, using: &random)]
        let origin = given ?? likely
        (name, isRealtime) = (origin.name, origin.isRealtime)
        let count = Int.random(in: 0...3, using: &random)
        let chosen = (0..<count).map { _ in Step.allCases[Int.random(in: 0..<Step.allCases.count, using: &random)] }
        steps = only ?? chosen
        events = origin.events
        let state = random.state
        // Each step has its own chance, so that one can be left out.
        for step in Step.allCases where steps.contains(step) {
            var random = SplitMix(state: state ^ UInt64(step.hashValueThatStays))
            change(step, &random)
        }
        write()
        for step in Step.allCases where steps.contains(step) {
            var random = SplitMix(state: state ^ UInt64(step.hashValueThatStays))
            encode(step, &random)
        }
    }

    /// Cuts the body as a network does.
    func split(_ data: Data) -> [Data] {
        var random = SplitMix(state: UInt64(number))
        guard Bool.random(using: &random) else { return [data] }
        let most = [1, 50, 300, 300, 1000, 1000, 1000, 1000][Int.random(in: 0...7, using: &random)]
        var pieces: [Data] = []
        var start = data.startIndex
        while start < data.endIndex {
            let end = min(data.endIndex, start + Int.random(in: 1...most, using: &random))
            pieces.append(data[start..<end] + Data())
            start = end
        }
        return pieces
    }

    /// The words that a person must see: of the events that came whole before any that was changed or said that it is over.
    var words: [String] {
        var words: [String] = []
        for event in events.prefix(whole) {
            guard !event.isTouched, !event.isEnd else { break }
            if !event.words.isEmpty { words.append(event.words) }
        }
        return words
    }

    /// Whether its bytes are those of its events.
    private var isPlain: Bool {
        steps.allSatisfy { ![.mark, .littleEndian, .bigEndian, .latin, .gzip, .deflate].contains($0) }
    }

    /// Whether nothing that came says that the answer has ended.
    var isCut: Bool {
        isPlain && !events.contains { $0.isTouched } && !events.prefix(whole + 1).contains { $0.isEnd }
    }

    // MARK: events

    private mutating func change(_ step: Step, _ random: inout SplitMix) {
        switch step {
        case .reordered:
            for _ in 0..<3 {
                let (one, other) = (place(&random), place(&random))
                // What ends an answer is not overtaken.
                if !isFixed(one), !isFixed(other) { events.swapAt(one, other) }
            }
        case .repeated:
            let one = place(&random)
            let other = Int.random(in: one...events.count, using: &random)
            if !isFixed(one) { events.insert(events[one], at: other) }
        case .twice: events += events
        case .withoutEnd: events.removeLast(Int.random(in: 1...max(1, events.count / 2), using: &random))
        case .fields: for _ in 0...Int.random(in: 0...2, using: &random) { touch(place(&random), &random) }
        // Halves that do not follow one another are not one letter.
        case .halves: if !steps.contains(.reordered), !steps.contains(.repeated) { split(place(&random)) }
        default: break
        }
    }

    /// What ends an answer, and what begins a session: another session has another answer.
    private func isFixed(_ place: Int) -> Bool { events[place].isEnd || (isRealtime && place == 0) }

    private func place(_ random: inout SplitMix) -> Int { Int.random(in: 0..<events.count, using: &random) }

    /// A field is missing, empty or of another type.
    private mutating func touch(_ place: Int, _ random: inout SplitMix) {
        guard let json = try? JSONValue(parsing: events[place].text) else { return }
        events[place].text = Self.touched(json, &random).text
        events[place].isTouched = true
    }

    static func touched(_ json: JSONValue, _ random: inout SplitMix) -> JSONValue {
        switch json {
        case .object(var fields):
            let names = fields.keys.sorted()
            guard !names.isEmpty else { return strange(json, &random) }
            let name = names[Int.random(in: 0..<names.count, using: &random)]
            let value = fields[name] ?? .null
            // Deeper as often as not.
            let isFilled = value.object?.isEmpty == false || value.array?.isEmpty == false
            let isDeeper = isFilled && Bool.random(using: &random)
            if isDeeper {
                fields[name] = touched(value, &random)
            } else if Int.random(in: 0...7, using: &random) == 0 {
                fields[name] = nil
            } else {
                fields[name] = strange(value, &random)
            }
            return .object(fields)
        case .array(var values):
            guard !values.isEmpty else { return strange(json, &random) }
            let place = Int.random(in: 0..<values.count, using: &random)
            values[place] = touched(values[place], &random)
            return .array(values)
        default: return strange(json, &random)
        }
    }

    private static func strange(_ value: JSONValue, _ random: inout SplitMix) -> JSONValue {
        let others: [JSONValue] = [
            .null, "", 7, -1, 1.5, true, false, [], [:], [value], ["value": value], ["a": ["b"]], "x",
            .array([value, value]),
        ]
        return others[Int.random(in: 0..<others.count, using: &random)]
    }

    /// The two halves of an emoji come in two pieces.
    private mutating func split(_ place: Int) {
        let spoken = events.indices.filter { !events[$0].words.isEmpty && !events[$0].isTouched }
        guard let first = spoken.first(where: { $0 >= place }), let second = spoken.first(where: { $0 > first }) else {
            return
        }
        events[first].text = Self.ending(events[first].text, words: events[first].words, with: #"\ud83d"#)
        events[second].text = Self.beginning(events[second].text, words: events[second].words, with: #"\ude00"#)
        let (before, after) = (Self.quoted(events[first].words), Self.quoted(events[second].words))
        for index in events.indices where events[index].words.isEmpty {
            events[index].text = events[index].text
                .replacingOccurrences(of: before + after, with: before + "😀" + after)
        }
        events[second].words = "😀" + events[second].words
    }

    private static func quoted(_ words: String) -> String {
        String(JSONValue.string(words).text.dropFirst().dropLast())
    }

    private static func ending(_ text: String, words: String, with half: String) -> String {
        let quoted = JSONValue.string(words).text.dropLast()
        return text.replacingOccurrences(of: quoted + "\"", with: quoted + half + "\"")
    }

    private static func beginning(_ text: String, words: String, with half: String) -> String {
        let quoted = JSONValue.string(words).text.dropFirst()
        return text.replacingOccurrences(of: "\"" + quoted, with: "\"" + half + quoted)
    }

    // MARK: bytes

    private mutating func write() {
        let lineEnd = steps.contains(.lineEnds) ? (number.isMultiple(of: 2) ? "\r\n" : "\r") : "\n"
        for event in events {
            body += Data((isRealtime ? event.text + lineEnd : "data: \(event.text)\(lineEnd)\(lineEnd)").utf8)
            ends.append(body.count)
        }
        whole = events.count
    }

    private mutating func encode(_ step: Step, _ random: inout SplitMix) {
        let text = String(decoding: body, as: UTF8.self)
        switch step {
        case .cut:
            let count = Int.random(in: 0...body.count, using: &random)
            body = body.prefix(count) + Data()
            whole = isPlain ? ends.prefix { $0 <= count }.count : 0
        case .mark: if isUnicode { body = Data([0xEF, 0xBB, 0xBF]) + body }
        case .littleEndian: if isUnicode { body = (text.data(using: .utf16LittleEndian) ?? body) }
        case .bigEndian:
            if isUnicode, !steps.contains(.littleEndian) {
                body = Data([0xFE, 0xFF]) + (text.data(using: .utf16BigEndian) ?? body)
            }
        case .latin: if !steps.contains(.littleEndian), !steps.contains(.bigEndian) { body = Self.latin(text) }
        case .gzip: body = StoredBody.gzip(body)
        case .deflate: if !steps.contains(.gzip) { body = StoredBody.zlib(body) }
        default: break
        }
    }

    /// Whether no step made another encoding of it, or cut a letter in two.
    private var isUnicode: Bool { String(validating: body, as: UTF8.self) != nil && !steps.contains(.latin) }

    /// What Latin-1 does not have is written by its number.
    private static func latin(_ text: String) -> Data {
        var data = Data()
        for scalar in text.unicodeScalars {
            guard scalar.value >= 0x80, !(0xA0...0xFF).contains(scalar.value) else {
                data.append(UInt8(scalar.value))
                continue
            }
            let units = String(scalar).utf16.map { "\\u" + String($0, radix: 16).padded }
            data += Data(units.joined().utf8)
        }
        return data
    }
}

extension StreamMutation.Step {
    /// The same at every run, unlike its hash.
    fileprivate var hashValueThatStays: Int { (Self.allCases.firstIndex(of: self) ?? 0) &* 7919 &+ 17 }
}

extension String {
    fileprivate var padded: String { String(repeating: "0", count: max(0, 4 - count)) + self }
}

/// Bodies in the shape of compressed ones, in which nothing is compressed.
enum StoredBody {
    static func gzip(_ data: Data) -> Data {
        var checksum: UInt32 = 0xFFFF_FFFF
        for byte in data { checksum = table[Int((checksum ^ UInt32(byte)) & 0xFF)] ^ (checksum >> 8) }
        let head = Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3])
        return head + blocks(data) + little(~checksum) + little(UInt32(data.count))
    }

    static func zlib(_ data: Data) -> Data {
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in data {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return Data([0x78, 0x01]) + blocks(data) + Data(little(high << 16 | low).reversed())
    }

    private static func blocks(_ data: Data) -> Data {
        let length = UInt16(data.count)
        return Data([1]) + little(UInt32(length)).prefix(2) + little(UInt32(~length)).prefix(2) + data
    }

    private static func little(_ value: UInt32) -> Data { withUnsafeBytes(of: value.littleEndian) { Data($0) } }

    private static let table: [UInt32] = (0..<256).map { (number: UInt32) -> UInt32 in
        var value = number
        for _ in 0..<8 { value = value & 1 == 0 ? value >> 1 : 0xEDB8_8320 ^ (value >> 1) }
        return value
    }
}

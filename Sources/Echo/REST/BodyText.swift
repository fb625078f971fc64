import Foundation

/// Makes UTF-8 of a body as it comes, in whatever form a server or a gateway sends it: compressed, in UTF-16, with lines in
/// Windows-1252. What is in the form that was asked for passes as it is.
struct BodyText {
    /// So often may a body be compressed: by a server, and by each gateway in front of it.
    private static let mostLayers = 3

    private let isDeflated: Bool
    /// The outermost first.
    private var layers: [Inflater] = []
    /// What has come inside the layers, as long as it is too little to tell whether it is compressed; nil when it is text.
    private var beginning: Data? = Data()
    private var text: CharacterReader
    private let keepsBytes: Bool
    /// What came, inflated, since they were taken; letters that are not bytes are in UTF-8.
    private var bytes = Data()
    /// What came before it was known which.
    private var undecided = Data()

    /// - Parameters:
    ///   - encoding: the header `content-encoding`.
    ///   - type: the header `content-type`.
    ///   - keepsBytes: whether they are taken.
    /// - Throws: `invalidData` for a way to compress that is not understood.
    init(encoding: String? = nil, type: String? = nil, keepsBytes: Bool = false) throws(EchoError) {
        self.keepsBytes = keepsBytes
        text = CharacterReader(label: LabelledLetters(contentType: type))
        let names = (encoding ?? "").lowercased().split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        let ways = names.filter { !Self.plain.contains($0) }
        if let name = ways.first(where: { !Self.understood.contains($0) }) {
            throw .invalidData(reason: "it is compressed with “\(name.prefix(40))”, which was not asked for")
        }
        isDeflated = ways == ["deflate"]
    }

    private static let understood: Set<String> = ["gzip", "x-gzip", "deflate"]
    /// What servers write there that is no way to compress.
    private static let plain: Set<String> = [
        "", "identity", "none", "null", "text", "binary", "8bit", "7bit", "utf-8", "utf8", "utf-16", "ascii",
        "us-ascii",
        "iso-8859-1", "latin1", "chunked", "aws-chunked",
    ]

    /// - Throws: `invalidData` for what is compressed and damaged.
    mutating func feed(_ data: Data) throws(EchoError) -> Data {
        var data = data
        for layer in layers { data = try layer.feed(data) }
        while let begun = beginning {
            let known = begun + data
            guard known.count >= 2 else {
                beginning = known
                return Data()
            }
            beginning = nil
            data = known
            guard layers.count < Self.mostLayers, let layer = layer(known) else { break }
            layers.append(layer)
            beginning = Data()
            data = try layer.feed(known)
        }
        return try read(data)
    }

    private mutating func read(_ data: Data) throws(EchoError) -> Data {
        let read = text.feed(data)
        keep(data, as: read)
        if let name = text.unread {
            throw .invalidData(reason: "it is encoded as “\(name)”, which cannot be read; UTF-8 was asked for")
        }
        return read
    }

    /// What waited for more.
    mutating func end() -> Data {
        var (last, read) = (Data(), Data())
        if let begun = beginning { (beginning, last, read) = (nil, begun, text.feed(begun)) }
        let rest = text.end()
        keep(last, as: read + rest)
        bytes += undecided
        undecided = Data()
        return read + rest
    }

    /// The bytes that came since the last time, inflated.
    mutating func takeBytes() -> Data {
        defer { bytes = Data() }
        return bytes
    }

    private mutating func keep(_ data: Data, as read: Data) {
        guard keepsBytes else { return }
        undecided += data
        guard let isPlain = text.isPlain else { return }
        bytes += isPlain ? undecided : read
        undecided = Data()
    }

    /// A whole body, without the mark of its encoding.
    static func whole(_ data: Data, encoding: String? = nil, type: String? = nil) throws(EchoError) -> Data {
        var body = try BodyText(encoding: encoding, type: type)
        let text = try body.feed(data) + body.end()
        return text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.subdata(in: text.startIndex + 3..<text.endIndex) : text
    }

    /// What inflates a body that begins so; nil for text.
    private func layer(_ data: Data) -> Inflater? {
        let (first, second) = (data[data.startIndex], data[data.startIndex + 1])
        let isGzip = first == 0x1F && second == 0x8B
        // The header that zlib writes before deflate; its second byte is no character of a text.
        let isZlib = first == 0x78 && [0x01, 0x9C, 0xDA].contains(second)
        // Some call a body deflated that is not.
        let isBare = isDeflated && layers.isEmpty && !Self.isText(first)
        return isGzip || isZlib || isBare ? Inflater(isRaw: !isGzip && !isZlib) : nil
    }

    private static func isText(_ byte: UInt8) -> Bool { "{[d:e<".utf8.contains(byte) }
}

/// Makes UTF-8 of characters in UTF-16, with a mark or without, and of lines that are not UTF-8.
package struct CharacterReader: Sendable {
    private enum Code { case unknown, bytes, units(isBigEndian: Bool) }

    /// A line may wait so long for its end.
    private static let mostWaiting = 1 << 20

    private var code = Code.unknown
    /// What cannot be read before more comes: half a unit, a line with letters beyond ASCII.
    private var waiting: [UInt8] = []
    private var lead: UInt16?
    private var letters = SplitLetters()
    private let label: LabelledLetters?
    /// The encoding in which something came that could not be read.
    private(set) var unread: String?

    package init() { label = nil }

    init(label: LabelledLetters?) { self.label = label }

    /// - Parameter bytes: how a text begins, or all of it.
    package static func isUTF16(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 2, case .units = code(bytes) else { return false }
        return true
    }

    /// Whether letters of ASCII are bytes; nil as long as it is not known.
    var isPlain: Bool? {
        switch code {
        case .unknown: nil
        case .bytes: label == nil
        case .units: false
        }
    }

    package mutating func feed(_ data: Data) -> Data {
        if case .unknown = code {
            waiting.append(contentsOf: data)
            guard waiting.count >= 2 else { return Data() }
            code = Self.code(waiting)
            let begun = Data(waiting)
            waiting = []
            return feed(begun)
        }
        if case .units(let isBigEndian) = code { return units(data, isBigEndian) }
        // Most of what comes.
        if waiting.isEmpty, !letters.isWaiting, data.withUnsafeBytes({ bytes in bytes.allSatisfy { $0 < 0x80 } }) {
            return data
        }
        return lines(data)
    }

    package mutating func end() -> Data {
        defer { waiting = [] }
        switch code {
        case .unknown: return Data(waiting)
        case .units: return lead == nil && waiting.isEmpty ? Data() : Data("\u{FFFD}".utf8)
        case .bytes:
            if let label { return label.read(waiting) ?? Self.line(waiting) }
            let last = Array(Self.withoutHalf(waiting[...]))
            return Self.text(of: letters.giveUp() + (last.isEmpty ? [] : [(last, false)]))
        }
    }

    /// Without the beginning of a letter in UTF-8 whose end never came.
    static func withoutHalf(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        for count in 1...3 where count <= bytes.count {
            switch bytes[bytes.endIndex - count] {
            case 0x80..<0xC0: continue
            case 0xC2..<0xE0: return count < 2 ? bytes.dropLast(count) : bytes
            case 0xE0..<0xF0: return count < 3 ? bytes.dropLast(count) : bytes
            case 0xF0..<0xF5: return count < 4 ? bytes.dropLast(count) : bytes
            default: return bytes
            }
        }
        return bytes
    }

    private static func code(_ bytes: [UInt8]) -> Code {
        switch (bytes[0], bytes[1]) {
        case (0xFF, 0xFE): .units(isBigEndian: false)
        case (0xFE, 0xFF): .units(isBigEndian: true)
        case (1..<0x80, 0): .units(isBigEndian: false)
        case (0, 1..<0x80): .units(isBigEndian: true)
        default: .bytes
        }
    }

    // MARK: UTF-16

    private mutating func units(_ data: Data, _ isBigEndian: Bool) -> Data {
        var bytes = waiting
        bytes.append(contentsOf: data)
        let whole = bytes.count / 2 * 2
        var text = String.UnicodeScalarView()
        for place in stride(from: 0, to: whole, by: 2) {
            let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
            add(isBigEndian ? first << 8 | second : second << 8 | first, to: &text)
        }
        waiting = Array(bytes[whole...])
        return Data(String(text).utf8)
    }

    private mutating func add(_ unit: UInt16, to text: inout String.UnicodeScalarView) {
        if let lead {
            self.lead = nil
            guard !UTF16.isTrailSurrogate(unit) else {
                return text.append(UTF16.decode(UTF16.EncodedScalar([lead, unit])))
            }
            text.append("\u{FFFD}")
        }
        if UTF16.isLeadSurrogate(unit) {
            lead = unit
        } else if unit != 0xFEFF {
            text.append(Unicode.Scalar(unit) ?? "\u{FFFD}")
        }
    }

    // MARK: bytes

    /// A line is looked at as a whole: which letters its bytes stand for is told by all of them.
    private mutating func lines(_ data: Data) -> Data {
        waiting.append(contentsOf: data)
        let end = waiting.count > Self.mostWaiting ? waiting.count : (waiting.lastIndex(where: Self.endsLine) ?? -1) + 1
        guard end > 0 else { return Data() }
        let ready = waiting[..<end]
        waiting = Array(waiting[end...])
        if let label { return lines(ready, label) }
        if !letters.isWaiting, String(validating: ready, as: UTF8.self) != nil { return Data(ready) }
        var (read, rest) = (Data(), ready)
        while !rest.isEmpty {
            let next = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
            read.append(Self.text(of: letters.add(Array(rest[..<next]))))
            rest = rest[next...]
        }
        return read
    }

    /// Line by line: one that is damaged leaves the others whole.
    private mutating func lines(_ ready: ArraySlice<UInt8>, _ label: LabelledLetters) -> Data {
        var (read, rest) = (Data(), ready)
        while !rest.isEmpty {
            let next = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
            let line = Array(rest[..<next])
            let text = line.allSatisfy { $0 < 0x80 } ? Data(line) : label.read(line)
            if text == nil { unread = unread ?? label.name }
            read.append(text ?? Data())
            rest = rest[next...]
        }
        return read
    }

    private static func text(of lines: [(line: [UInt8], isRead: Bool)]) -> Data {
        lines.reduce(into: Data()) { $0.append($1.isRead ? Data($1.line) : line($1.line)) }
    }

    private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    /// One that is not UTF-8 and has no letter in UTF-8 either is taken for Windows-1252, which has Latin-1 in it; of any
    /// other only what is damaged is lost.
    private static func line(_ bytes: [UInt8]) -> Data {
        guard String(validating: bytes, as: UTF8.self) == nil else { return Data(bytes) }
        let repaired = String(decoding: bytes, as: UTF8.self)
        let hasLetters = repaired.unicodeScalars.contains { $0.value >= 0x80 && $0 != "\u{FFFD}" }
        if hasLetters { return Data(repaired.utf8) }
        return Data(String(decoding: bytes.map(unit), as: UTF16.self).utf8)
    }

    private static func unit(_ byte: UInt8) -> UInt16 {
        (0x80..<0xA0).contains(byte) ? windows[Int(byte) - 0x80] : UInt16(byte)
    }

    /// What Windows-1252 has where Latin-1 has control characters.
    private static let windows: [UInt16] = [
        0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFD,
        0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
        0x0153, 0xFFFD, 0x017E, 0x0178,
    ]
}

import Foundation

extension SIPMessage {
    /// More than any telephone sends; what is larger is an attack or a mistake.
    static let sizeLimit = 16_384
    private static let headerLimit = 128

    /// Reads what came in one datagram.
    init(reading bytes: some Collection<UInt8>) throws(SIPParseError) {
        guard bytes.count <= Self.sizeLimit else { throw .tooLarge }
        let bytes = Array(bytes)
        var rest = bytes.drop { $0 == .carriageReturn || $0 == .lineFeed }
        guard !rest.isEmpty else { throw .keepAlive }
        start = try Self.start(from: Self.line(from: &rest))
        headers = try Self.headers(from: &rest)
        body = Data(rest)
        try cutBody()
        try checkHead()
    }

    /// Up to a line end, which is taken away.
    private static func line(from rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let end = rest.firstIndex(of: .lineFeed) ?? rest.endIndex
        let line = rest[..<end]
        rest = rest[end...].dropFirst()
        return line.last == .carriageReturn ? line.dropLast() : line
    }

    private static func start(from line: ArraySlice<UInt8>) throws(SIPParseError) -> Start {
        let text = String(decoding: line, as: UTF8.self)
        guard !text.unicodeScalars.contains(where: \.isControl) else { throw .startLine }
        let words = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        guard words.count >= 2 else { throw .startLine }
        if words[0].uppercased() == "SIP/2.0" {
            guard words[1].utf8.count == 3, let status = Int(words[1]), (100...699).contains(status) else {
                throw .startLine
            }
            return .response(status, reason: words.count > 2 ? String(words[2]) : "")
        }
        guard words.count == 3, words[2].uppercased() == "SIP/2.0", words[0].isToken, words[0].utf8.count <= 32,
            !words[1].isEmpty
        else { throw .startLine }
        return .request(SIPMethod(rawValue: String(words[0])), uri: String(words[1]))
    }

    private static func headers(from rest: inout ArraySlice<UInt8>) throws(SIPParseError) -> [SIPHeader] {
        var headers: [SIPHeader] = []
        while !rest.isEmpty {
            var line = line(from: &rest)
            guard !line.isEmpty else { break }
            // One that begins with a space goes on with the line before it.
            if rest.first == .space || rest.first == .tab { line = Self.unfolded(line, &rest) }
            let header = try Self.header(from: line)
            headers += header.isList ? header.value.listed.map { SIPHeader(header.name, $0) } : [header]
            guard headers.count <= headerLimit else { throw .tooLarge }
        }
        return headers
    }

    private static func unfolded(_ first: ArraySlice<UInt8>, _ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var folded = Array(first)
        while rest.first == .space || rest.first == .tab {
            folded.append(.space)
            folded += line(from: &rest).drop { $0 == .space || $0 == .tab }
        }
        return folded[...]
    }

    private static func header(from line: ArraySlice<UInt8>) throws(SIPParseError) -> SIPHeader {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { throw .header }
        let name = String(decoding: line[..<colon], as: UTF8.self).trimmed
        let value = String(decoding: line[line.index(after: colon)...], as: UTF8.self)
        guard name.isToken, !value.unicodeScalars.contains(where: { $0.isControl && $0 != "\t" }) else {
            throw .header
        }
        return SIPHeader(name, value.trimmed)
    }

    /// What stands behind the body belongs to nobody.
    private mutating func cutBody() throws(SIPParseError) {
        guard let text = self["content-length"] else { return }
        guard let length = Int(text), length >= 0 else { throw .missing("content-length") }
        guard length <= body.count else { throw .truncated }
        body = Data(body.prefix(length))
    }

    /// Without these a message belongs to no transaction.
    private func checkHead() throws(SIPParseError) {
        guard let via, !via.host.isEmpty else { throw .missing("via") }
        guard from?.tag != nil || method == nil else { throw .missing("from") }
        guard from != nil else { throw .missing("from") }
        guard to != nil else { throw .missing("to") }
        guard (1...512).contains(callID.utf8.count) else { throw .missing("call-id") }
        guard let cSeq, method == nil || method == cSeq.method else { throw .missing("cseq") }
    }
}

extension UInt8 {
    fileprivate static let carriageReturn = UInt8(ascii: "\r")
    fileprivate static let lineFeed = UInt8(ascii: "\n")
    fileprivate static let space = UInt8(ascii: " ")
    fileprivate static let tab = UInt8(ascii: "\t")
}

/// Why a datagram is no message of SIP that can be answered.
enum SIPParseError: Error, Sendable, Hashable {
    /// Nothing but the line ends with which telephones keep a way through a router open.
    case keepAlive
    case tooLarge
    case startLine
    /// One without a name, or with control characters.
    case header
    /// A header that has to be there is not, or cannot be understood.
    case missing(String)
    /// The datagram ends before the body does.
    case truncated
}

/// Cuts a stream into the messages of SIP: each ends where its Content-Length says (RFC 3261, section 18.3).
struct SIPFraming: Sendable {
    enum Piece: Sendable, Hashable {
        case message([UInt8])
        /// Two empty lines: the other side asks whether somebody is there (RFC 5626).
        case keepAlive
    }

    /// Where the next message begins is no longer known.
    enum Failure: Error, Sendable, Hashable {
        case tooLarge
        /// There is none, or no number, or there are several.
        case length
    }

    private var bytes: [UInt8] = []
    /// No head ends before.
    private var searched = 0
    /// Before the message that comes.
    private var emptyLines = 0
    /// Of the message whose head is there.
    private var size: Int?

    /// - Returns: what is whole, in order.
    mutating func append(_ new: some Collection<UInt8>) throws(Failure) -> [Piece] {
        bytes += new
        var pieces: [Piece] = []
        while let piece = try next() { pieces.append(piece) }
        return pieces
    }

    private mutating func next() throws(Failure) -> Piece? {
        if size == nil {
            skipEmptyLines()
            if emptyLines >= 2 {
                emptyLines %= 2
                return .keepAlive
            }
            size = try measure()
        }
        guard let size, bytes.count >= size else { return nil }
        let message = Array(bytes.prefix(size))
        bytes.removeFirst(size)
        (self.size, searched, emptyLines) = (nil, 0, 0)
        return .message(message)
    }

    private mutating func skipEmptyLines() {
        let empty = bytes.prefix { $0 == .carriageReturn || $0 == .lineFeed }
        emptyLines += empty.count { $0 == .lineFeed }
        bytes.removeFirst(empty.count)
        if !empty.isEmpty { searched = 0 }
    }

    /// - Returns: the length of the message that begins here; nil until its head is there.
    private mutating func measure() throws(Failure) -> Int? {
        guard let end = headEnd() else {
            guard bytes.count <= SIPMessage.sizeLimit else { throw .tooLarge }
            // The end may have begun.
            searched = max(0, bytes.count - 3)
            return nil
        }
        let size = end + (try Self.bodyLength(bytes[..<end]))
        guard size <= SIPMessage.sizeLimit else { throw .tooLarge }
        return size
    }

    /// Behind the first empty line.
    private func headEnd() -> Int? {
        var index = searched
        while let line = bytes[index...].firstIndex(of: .lineFeed) {
            index = line + 1
            let rest = bytes[index...].prefix(2)
            if rest.first == .lineFeed { return index + 1 }
            if rest.elementsEqual([.carriageReturn, .lineFeed]) { return index + 2 }
        }
        return nil
    }

    private static func bodyLength(_ head: ArraySlice<UInt8>) throws(Failure) -> Int {
        var found: Int?
        var wasLength = false
        for ended in head.split(separator: .lineFeed) {
            let line = ended.last == .carriageReturn ? ended.dropLast() : ended
            // A length that goes on in the next line could be read in two ways.
            if wasLength, line.first == .space || line.first == .tab { throw .length }
            wasLength = false
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
            let name = String(decoding: line[..<colon], as: UTF8.self).trimmed.lowercased()
            guard name == "content-length" || name == "l" else { continue }
            wasLength = true
            let text = String(decoding: line[line.index(after: colon)...], as: UTF8.self).trimmed
            guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }),
                let length = Int(text), found == nil || found == length
            else { throw .length }
            found = length
        }
        guard let found else { throw .length }
        return found
    }
}

extension UInt8 {
    fileprivate static let carriageReturn = UInt8(ascii: "\r")
    fileprivate static let lineFeed = UInt8(ascii: "\n")
    fileprivate static let space = UInt8(ascii: " ")
    fileprivate static let tab = UInt8(ascii: "\t")
}

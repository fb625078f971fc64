import Foundation

/// Puts letters together whose bytes in UTF-8 stand in two texts of two lines, since a server cut an answer between them.
///
/// The first bytes move to where the last ones are. A line that ends a text in the midst of a letter waits for the next
/// ones: in another encoding the same bytes are letters of their own.
struct SplitLetters: Sendable {
    /// A line without the first bytes of a letter whose last ones are in another.
    struct Line: Sendable, Hashable {
        var bytes: [UInt8]
        /// The first bytes of a letter.
        var open: [UInt8]
        /// It has more of the letter that was open.
        var goesOn: Bool
    }

    /// So many lines of data may follow until the rest of a letter comes.
    private static let mostWaiting = 3
    /// What ends an answer: nothing need follow.
    private static let ends = ["[DONE]", "\"stop\"", "\"length\"", "_calls\"", ".done\"", ".completed\""]
        .map { Data($0.utf8) }

    private var open: [UInt8] = []
    private var given: [[UInt8]] = []
    private var mended: [[UInt8]] = []
    private var count = 0
    /// Letters were put together: what stays open is damaged, and in no other encoding.
    private var isFound = false

    var isWaiting: Bool { !given.isEmpty }

    /// Lines that are known now, in order, each with whether it is UTF-8; those that are not are in another encoding.
    mutating func add(_ line: [UInt8]) -> [(line: [UInt8], isRead: Bool)] {
        guard let split = Self.split(line, after: open) else {
            guard isWaiting else { return [(line, false)] }
            return giveUp() + add(line)
        }
        guard isWaiting || !split.open.isEmpty else { return [(line, true)] }
        given.append(line)
        mended.append(split.bytes)
        (count, isFound) = (split.goesOn ? 0 : count, isFound || split.goesOn && split.open.isEmpty)
        if split.goesOn || open.isEmpty { open = split.open }
        if open.isEmpty { return giveMended() }
        if split.goesOn { return [] }
        if given.count > 1, Self.isData(line) { count += 1 }
        return count >= Self.mostWaiting || Self.isEnd(line) ? giveUp() : []
    }

    /// The rest of a letter never came.
    mutating func giveUp() -> [(line: [UInt8], isRead: Bool)] {
        if isFound { return giveMended() }
        defer { clear() }
        return given.map { ($0, String(validating: $0, as: UTF8.self) != nil) }
    }

    private mutating func giveMended() -> [(line: [UInt8], isRead: Bool)] {
        defer { clear() }
        return mended.map { ($0, true) }
    }

    private mutating func clear() { (open, given, mended, count) = ([], [], [], 0) }

    private static func isData(_ line: [UInt8]) -> Bool {
        guard let first = line.first else { return false }
        return ![UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ":"), UInt8(ascii: "e")].contains(first)
    }

    private static func isEnd(_ line: [UInt8]) -> Bool {
        let line = Data(line)
        return ends.contains { line.range(of: $0) != nil }
    }

    /// Nil for what is not UTF-8, however its letters are split.
    static func split(_ line: [UInt8], after open: [UInt8]) -> Line? {
        var split = Line(bytes: [], open: open, goesOn: false)
        split.bytes.reserveCapacity(line.count + open.count)
        var place = 0
        while place < line.count {
            if line[place] < 0x80 {
                split.bytes.append(line[place])
                place += 1
            } else if !split.takeLetter(line, &place) {
                return nil
            }
        }
        return split
    }
}

extension SplitLetters.Line {
    private static let quote = UInt8(ascii: "\"")

    /// - Returns: whether it is one, or a part of one at the edge of a text.
    fileprivate mutating func takeLetter(_ line: [UInt8], _ place: inout Int) -> Bool {
        let start = place
        let isRest = (0x80..<0xC0).contains(line[start])
        if isRest { guard start > 0, line[start - 1] == Self.quote, !open.isEmpty else { return false } }
        var letter = isRest ? open : [line[start]]
        if !isRest { place += 1 }
        let length = Self.length(of: letter[0])
        while letter.count < length, place < line.count, (0x80..<0xC0).contains(line[place]) {
            letter.append(line[place])
            place += 1
        }
        if letter.count == length, length > 0 {
            guard String(validating: letter, as: UTF8.self) != nil else { return false }
            bytes += letter
            if isRest { (open, goesOn) = ([], true) }
            return true
        }
        guard length > 0, place < line.count, line[place] == Self.quote, isRest || open.isEmpty else { return false }
        (open, goesOn) = (letter, goesOn || isRest)
        return true
    }

    /// Zero for what begins no letter.
    private static func length(of first: UInt8) -> Int {
        switch first {
        case 0xC2..<0xE0: 2
        case 0xE0..<0xF0: 3
        case 0xF0..<0xF5: 4
        default: 0
        }
    }
}

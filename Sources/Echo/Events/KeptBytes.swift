import Foundation

/// Keeps the bytes of a body until events were made of them, and tells each event how it stood in them: all that the
/// events were told, one behind the other, is the body.
struct KeptBytes: Sendable {
    /// No event that is written is longer.
    private static let most = 4 << 20
    /// What stands before an event: comments that keep a connection awake, above all.
    private static let mostBefore = 2000

    private var bytes = Data()
    private var isTooLong = false
    private var hasGiven = false

    mutating func add(_ piece: Data) {
        isTooLong = isTooLong || bytes.count + piece.count > Self.most
        if isTooLong { bytes = Data() } else { bytes.append(piece) }
    }

    /// - Parameters:
    ///   - notes: of the events that were made since the last time.
    ///   - isEnd: whether no other follows; what is left is noted as well then.
    mutating func give(to notes: inout [WireNote], isEnd: Bool) {
        guard !notes.isEmpty || isEnd, !bytes.isEmpty else { return }
        let isAll = !hasGiven && notes.isEmpty
        hasGiven = hasGiven || !notes.isEmpty
        if notes.count == 1, isPlain(notes[0]) {
            bytes = Data()
            return
        }
        let ends = Self.ends(of: bytes, isEnd: isEnd)
        var start = match(&notes, ends)
        if let open = notes.firstIndex(where: { $0.isWithoutFrame }) {
            let end = max(start, ends.last ?? start)
            notes[open].frame = .kept(Data(bytes[start..<end]))
            for place in notes.indices.dropFirst(open + 1) { notes[place].frame = .bytes(Data()) }
            start = end
        }
        bytes = Data(bytes[start...])
        // Comments behind all events say nothing.
        guard isEnd, bytes.contains(where: { $0 > 0x20 }), isAll || bytes.first != UInt8(ascii: ":") else { return }
        var rest = WireNote(invalid: bytes)
        rest.frame = .kept(bytes)
        notes.append(rest)
        bytes = Data()
    }

    private func isPlain(_ note: WireNote) -> Bool {
        let length = WireFrame.before.count + note.source.count + WireFrame.after.count
        return note.isEvent && bytes.count == length && bytes == WireFrame.plain(note.source)
    }

    /// Gives each note the lines that end with it, as long as they can be told.
    ///
    /// - Returns: where the bytes begin that nobody was given.
    private func match(_ notes: inout [WireNote], _ ends: [Int]) -> Int {
        var (start, lineStart, place) = (bytes.startIndex, bytes.startIndex, 0)
        for end in ends {
            while place < notes.count, !notes[place].isWithoutFrame { place += 1 }
            guard place < notes.count else { break }
            if let range = Self.range(of: notes[place].source, in: bytes, lineStart..<end) {
                notes[place].frame = frame(of: notes[place], range, start..<end)
                notes[place].isMatched = true
                start = end
            }
            lineStart = end
        }
        return start
    }

    /// Nil for the frame that every event has that says no more.
    private func frame(of note: WireNote, _ event: Range<Int>, _ whole: Range<Int>) -> WireFrame? {
        let (before, after) = (bytes[whole.lowerBound..<event.lowerBound], bytes[event.upperBound..<whole.upperBound])
        guard note.isEvent, !note.source.contains(where: { $0 < 0x20 }),
            String(validating: before, as: UTF8.self) != nil
        else { return .kept(Data(bytes[whole])) }
        if before == WireFrame.before, after == WireFrame.after { return nil }
        return .around(before: Self.end(of: Data(before)), after: Data(after))
    }

    /// Whole lines, of many the last.
    private static func end(of before: Data) -> Data {
        guard before.count > mostBefore else { return before }
        let rest = before.suffix(mostBefore)
        return rest.firstIndex(of: UInt8(ascii: "\n")).map { Data(rest[($0 + 1)...]) } ?? Data()
    }

    /// Nil unless it ends there, but for blanks.
    private static func range(of source: Data, in bytes: Data, _ lines: Range<Int>) -> Range<Int>? {
        let text = bytes[lines]
        guard !source.isEmpty, let last = text.lastIndex(where: { $0 > 0x20 }) else { return nil }
        let start = last + 1 - source.count
        return start >= lines.lowerBound && bytes[start...last] == source ? start..<last + 1 : nil
    }

    /// Behind each empty line.
    private static func ends(of bytes: Data, isEnd: Bool) -> [Int] {
        var ends: [Int] = []
        var (place, start) = (bytes.startIndex, bytes.startIndex)
        while let end = bytes[place...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
            place = end + 1
            if bytes[end] == 0x0D, place < bytes.endIndex, bytes[place] == 0x0A { place += 1 }
            if end == start { ends.append(place) }
            start = place
        }
        if isEnd, ends.last != bytes.endIndex { ends.append(bytes.endIndex) }
        return ends
    }
}

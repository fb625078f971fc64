import Foundation

/// Parts what a program writes into lines. A line that is too long is left out.
struct ProgramLines: Sendable {
    /// Bytes, without the line's end.
    let longest: Int

    private var line = Data()
    private var isTooLong = false

    init(longest: Int) { self.longest = longest }

    /// The lines that these bytes complete, without their ends.
    mutating func feed(_ bytes: some Sequence<UInt8>) -> [Data] {
        var lines: [Data] = []
        var pieces = Data(bytes).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let rest = pieces.popLast() else { return [] }
        for piece in pieces {
            keep(piece)
            if !isTooLong, !line.isEmpty { lines.append(line) }
            line = Data()
            isTooLong = false
        }
        keep(rest)
        return lines
    }

    private mutating func keep(_ piece: Data) {
        isTooLong = isTooLong || line.count + piece.count > longest
        if isTooLong { line = Data() } else { line.append(piece) }
    }
}

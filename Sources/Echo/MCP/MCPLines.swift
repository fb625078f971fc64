import Foundation

/// Parts what a program writes into lines. A line that is too long is left out.
struct MCPLines: Sendable {
    /// 64 MiB: our choice; a tool's output of 10 MB, escaped, fits.
    static let maximum = 64 << 20

    private var line = Data()
    private var isTooLong = false

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
        isTooLong = isTooLong || line.count + piece.count > Self.maximum
        if isTooLong { line = Data() } else { line.append(piece) }
    }
}

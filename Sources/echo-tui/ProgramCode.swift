import Foundation
import Glibc

/// The program's own code, and that of its libraries, in memory.
enum ProgramCode {
    /// By then everything that a start runs has run.
    static let settling = Duration.seconds(4)

    /// Gives back the memory of what only the start needed, half of the program's: its file has it, and what is
    /// called again comes back from there.
    static func forgetTheStart() {
        guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return }
        for line in maps.split(separator: "\n") where line.contains(" r-xp ") && line.contains("/") {
            let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard ends.count == 2, let start = UnsafeMutableRawPointer(bitPattern: ends[0]) else { continue }
            madvise(start, Int(ends[1] - ends[0]), MADV_DONTNEED)
        }
    }
}

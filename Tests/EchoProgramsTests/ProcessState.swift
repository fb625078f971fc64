import Foundation

/// What the kernel tells of a process.
enum ProcessState {
    /// Whether it runs: one that waits to be reaped does not.
    static func isRunning(_ process: pid_t) -> Bool { letter(of: process).map { $0 != "Z" && $0 != "X" } ?? false }

    /// Whether there is anything of it at all.
    static func isThere(_ process: pid_t) -> Bool { letter(of: process) != nil }

    private static func letter(of process: pid_t) -> Character? {
        let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        return line.flatMap { text in text.range(of: ") ", options: .backwards).map { text[$0.upperBound] } }
    }
}

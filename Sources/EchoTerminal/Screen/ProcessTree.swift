import Foundation

/// The processes a process has started, and theirs, as the kernel tells of them.
enum ProcessTree {
    /// Whether one of them, or the process itself, was stopped.
    static func hasStopped(_ process: pid_t) -> Bool {
        state(of: process) == "T" || children(of: process).contains(where: hasStopped)
    }

    /// Those it has started, and theirs, without itself.
    static func descendants(of process: pid_t) -> [pid_t] {
        children(of: process).flatMap { [$0] + descendants(of: $0) }
    }

    /// What has ended and waits for its parent to notice does not run.
    static func isRunning(_ process: pid_t) -> Bool {
        guard let state = state(of: process) else { return false }
        return state != "Z" && state != "X"
    }

    private static func state(of process: pid_t) -> Character? {
        let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        // The name before the state may hold anything.
        return line.flatMap { $0.range(of: ") ", options: .backwards).map { $0.upperBound } }.flatMap { line?[$0] }
    }

    private static func children(of process: pid_t) -> [pid_t] {
        let path = "/proc/\(process)/task/\(process)/children"
        let list = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        return list.split(separator: " ").compactMap { pid_t($0) }
    }
}

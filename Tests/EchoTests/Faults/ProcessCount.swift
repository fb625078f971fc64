import Foundation

/// What a process holds of the system, as the kernel counts it.
struct ProcessCount: Sendable, Hashable, CustomStringConvertible {
    var sockets: Int
    var otherFiles: Int
    var threads: Int
    var children: Int

    static func now() -> ProcessCount {
        let targets = names(in: "/proc/self/fd").compactMap {
            try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
        }
        let threads = names(in: "/proc/self/task")
        let children = threads.flatMap { thread in
            let list = try? String(contentsOfFile: "/proc/self/task/\(thread)/children", encoding: .utf8)
            return (list ?? "").split(separator: " ")
        }
        let sockets = targets.count { $0.hasPrefix("socket:") }
        return ProcessCount(
            sockets: sockets, otherFiles: targets.count { !$0.hasPrefix("socket:") && !$0.hasPrefix("/proc/") },
            threads: threads.count, children: children.count)
    }

    /// Whether it holds no more of anything.
    func isAtMost(_ other: ProcessCount) -> Bool {
        sockets <= other.sockets && otherFiles <= other.otherFiles && threads <= other.threads
            && children <= other.children
    }

    var description: String {
        "\(sockets) sockets, \(otherFiles) other files, \(threads) threads, \(children) child processes"
    }

    /// Processes anywhere whose command line holds a word.
    static func processes(holding word: String) -> Int {
        names(in: "/proc").filter { Int($0) != nil }.count { id in
            let line = try? String(contentsOfFile: "/proc/\(id)/cmdline", encoding: .utf8)
            return line?.contains(word) == true
        }
    }

    private static func names(in folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
}

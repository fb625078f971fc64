import Foundation

/// What this process holds of the machine.
struct ProcessCount: Equatable, CustomStringConvertible {
    let children: Int
    let descriptors: Int
    let threads: Int

    init() throws {
        let files = FileManager.default
        descriptors = try files.contentsOfDirectory(atPath: "/proc/self/fd").count
        let tasks = try files.contentsOfDirectory(atPath: "/proc/self/task")
        threads = tasks.count
        children = tasks.reduce(0) { sum, task in
            let list = try? String(contentsOfFile: "/proc/self/task/\(task)/children", encoding: .utf8)
            return sum + (list?.split(separator: " ").count ?? 0)
        }
    }

    var description: String { "\(children) children, \(descriptors) descriptors, \(threads) threads" }

    /// Processes anywhere whose command line holds a word.
    static func processes(holding word: String) throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }.count { id in
            let line = try? String(contentsOfFile: "/proc/\(id)/cmdline", encoding: .utf8)
            return line?.contains(word) == true
        }
    }
}

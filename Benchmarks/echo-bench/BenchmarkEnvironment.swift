import Foundation

/// Where and what was measured.
struct BenchmarkEnvironment: Sendable, CustomStringConvertible {
    let lines: [String]

    var description: String { lines.joined(separator: "\n") + "\n" }

    static func ofThisMachine(program: String) -> BenchmarkEnvironment {
        BenchmarkEnvironment(lines: [
            "Date: \(Date().formatted(.iso8601))",
            "CPU: \(processor), \(ProcessInfo.processInfo.activeProcessorCount) cores",
            "Kernel: \(text("/proc/sys/kernel/osrelease"))",
            "System: \(ProcessInfo.processInfo.operatingSystemVersionString)",
            "Load: \(text("/proc/loadavg"))",
            "Revision: \(revision)",
            "Program: \(URL(filePath: program).lastPathComponent), \(size(of: program)) MiB",
        ])
    }

    private static var processor: String {
        let line = text("/proc/cpuinfo").split(separator: "\n").first { $0.hasPrefix("model name") }
        return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown"
    }

    private static var revision: String {
        let git = Process()
        let output = Pipe()
        git.executableURL = URL(filePath: "/usr/bin/env")
        git.arguments = ["git", "describe", "--always", "--dirty"]
        git.standardOutput = output
        git.standardError = FileHandle.nullDevice
        guard (try? git.run()) != nil else { return "unknown" }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        git.waitUntilExit()
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static func size(of program: String) -> String {
        let attributes = try? FileManager.default.attributesOfItem(atPath: program)
        return "\(((attributes?[.size] as? Int) ?? 0) >> 20)"
    }

    private static func text(_ file: String) -> String {
        let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? "unknown"
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

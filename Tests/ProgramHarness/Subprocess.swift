import Foundation

/// Runs a helper program to its end without holding a thread.
public enum Subprocess {
    /// What it wrote to standard output.
    @discardableResult
    public static func run(_ program: String, _ arguments: [String], environment: [String: String] = [:]) async throws
        -> String
    {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let directory = FileManager.default.temporaryDirectory
        let file = directory.appending(path: "subprocess-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data().write(to: file)
        let output = try FileHandle(forWritingTo: file)
        process.standardOutput = output
        process.standardError = output
        try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in ended.resume() }
            do { try process.run() } catch { ended.resume(throwing: error) }
        }
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        guard process.terminationStatus == 0 else { throw SubprocessFailure(program: program, output: text) }
        return text
    }
}

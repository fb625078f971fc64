import EchoTestKit
import Foundation
import ProgramHarness

/// Runs `virtual-audio.sh`.
enum VirtualAudioCommand {
    struct Failure: Error, CustomStringConvertible {
        let command: String
        let status: Int32
        let output: String

        var description: String { "virtual-audio.sh \(command): exit \(status) \(output)" }
    }

    private static let script = BuiltProducts.sourceDirectory
        .appending(path: "Tests/ProgramHarness/Sound/virtual-audio.sh")

    static func process(
        _ command: String, _ directory: URL, _ arguments: [String], output: FileHandle = .nullDevice,
        onExit: (@Sendable (Process) -> Void)? = nil
    ) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = [script.path, command, directory.path] + arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = output
        process.terminationHandler = onExit
        try process.run()
        return process
    }

    /// Without blocking a thread of the cooperative pool.
    static func run(_ command: String, _ directory: URL, _ arguments: [String]) async throws {
        let log = FileManager.default.temporaryDirectory.appending(path: "va-\(UUID().uuidString).log")
        try Data().write(to: log)
        defer { try? FileManager.default.removeItem(at: log) }
        let output = try FileHandle(forWritingTo: log)
        let status = try await withCheckedThrowingContinuation { (done: CheckedContinuation<Int32, any Error>) in
            do {
                _ = try process(command, directory, arguments, output: output) {
                    done.resume(returning: $0.terminationStatus)
                }
            } catch {
                done.resume(throwing: error)
            }
        }
        guard status == 0 else {
            let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
            throw Failure(command: command, status: status, output: text)
        }
    }
}

import EchoWire
import Foundation

/// Checks a recorded conversation against the published schema of the protocol and its rules of order.
///
/// It runs `check_events.py`, which needs Python 3 with `jsonschema` (Debian: `python3-jsonschema`).
public enum WireCheck {
    public enum Failure: Error { case cannotRun(String) }

    /// Whose schema it is. Requests are what the client says, bodies and frames what the server does.
    public enum API: String, Sendable { case realtime, responses, chat, embeddings, audio }

    /// What is wrong with each event, as `LINE: what`; empty when all is well. Lines count from 1.
    /// Without `sequence`, each event is judged by itself.
    public static func failures(
        in recording: [WireLine], of api: API = .realtime, sequence: Bool = true
    ) async throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appending(path: "wire-\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(recording.map { $0.json.text + "\n" }.joined().utf8).write(to: file)

        let report = try await check(file, api, sequence: sequence)
        return report.map { $0.replacing(file.path + ":", with: "") }
    }

    /// The checker's lines without the last, which counts.
    private static func check(_ file: URL, _ api: API, sequence: Bool) async throws -> [String] {
        let arguments = [
            WireExamples.fixtures.appending(path: "check_events.py").path, "--api", api.rawValue, "--strict",
        ]
        let options = sequence ? ["--sequence", file.path] : [file.path]
        var output = ""
        for python in [["/usr/bin/env", "python3"], ["/usr/bin/python3"]] {
            output = try await run(python + arguments + options)
            let lines = output.split(separator: "\n").map(String.init)
            if let last = lines.last, last.contains(" events in 1 file(s), ") { return lines.dropLast() }
        }
        throw Failure.cannotRun(output)
    }

    /// All that the command writes. Waits without holding a thread.
    private static func run(_ command: [String]) async throws -> String {
        let file = FileManager.default.temporaryDirectory.appending(path: "wire-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data().write(to: file)
        let output = try FileHandle(forWritingTo: file)
        let process = Process()
        process.executableURL = URL(filePath: command[0])
        process.arguments = Array(command.dropFirst())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in ended.resume() }
            do { try process.run() } catch { ended.resume(throwing: error) }
        }
        return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
}

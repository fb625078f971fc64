import EchoTestKit
import Foundation
import ProgramHarness

/// The program under measurement, and how it is started for each purpose.
struct MeasuredProgram: Sendable {
    static let firstFrameMark = "F1 help"

    let path: String
    /// What stands on the screen when the first frame is full.
    let mark: String

    /// Offline, as it starts for someone without a key.
    func start(arguments: [String] = [], environment: [String: String] = [:]) throws -> PseudoTerminal {
        guard FileManager.default.isExecutableFile(atPath: path) else { throw BenchmarkFailure("there is no \(path)") }
        return try PseudoTerminal(command: path, arguments: arguments, environment: environment)
    }

    /// Against a server of the benchmark's own.
    func start(
        on server: BenchmarkServer, arguments: [String] = [], environment: [String: String] = [:]
    ) throws -> PseudoTerminal {
        try start(
            arguments: ["--url", server.url] + arguments,
            environment: environment.merging(["OPENAI_API_KEY": server.token]) { $1 })
    }

    /// Against a server that sends what it is told.
    func start(
        on server: PuppetServer, arguments: [String] = [], environment: [String: String] = [:]
    ) async throws -> PseudoTerminal {
        let port = try await server.start()
        return try start(
            arguments: ["--url", "ws://127.0.0.1:\(port)/v1"] + arguments,
            environment: environment.merging(["OPENAI_API_KEY": "benchmark"]) { $1 })
    }

    /// When the output came that completed the first frame.
    func firstFrame(of terminal: PseudoTerminal) async throws -> ContinuousClock.Instant {
        let mark = mark
        guard let instant = try await terminal.wait(until: { $0.text.contains(mark) }) else {
            throw PseudoTerminalError.neverShown(mark, exit: nil, screen: terminal.screenText())
        }
        return instant
    }
}

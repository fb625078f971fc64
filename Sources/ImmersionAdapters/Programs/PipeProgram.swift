import EchoConcurrency
import Foundation
import Immersion

/// A program that stays and answers one request after the other; it is started when it is asked first, and again after
/// it broke.
actor PipeProgram {
    private nonisolated let thread = WorkThread(name: "echo.program")
    private let path: String
    private let arguments: [String]
    private var running: SpawnedProgram?

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    init(path: String, arguments: [String]) { (self.path, self.arguments) = (path, arguments) }

    /// - Parameters:
    ///   - end: the byte with which it ends an answer.
    ///   - most: bytes of the answer.
    func exchange(
        _ bytes: [UInt8], until end: UInt8 = 0, most: Int = 1 << 20, within limit: Duration = .seconds(5)
    ) throws(ProviderError) -> [UInt8] {
        let program: SpawnedProgram
        if let running {
            program = running
        } else {
            program = try SpawnedProgram(path: path, arguments: arguments)
        }
        // What it still has to say would be taken for the answer to the next request.
        running = nil
        let answer = try program.exchange(bytes, until: end, most: most, within: limit)
        running = program
        return answer
    }

    /// Ends it; the next request starts it again.
    func stop() { running = nil }
}

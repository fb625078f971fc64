import EchoConcurrency
import EchoPrograms
import Foundation
import Immersion

/// A program that stays and answers one request after the other; it is started when it is asked first, and again after
/// it broke.
actor PipeProgram {
    private nonisolated let thread = WorkThread(name: "echo.program")
    private let path: String
    private let arguments: [String]
    private var running: PipedProgram?

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    init(path: String, arguments: [String]) { (self.path, self.arguments) = (path, arguments) }

    /// - Parameters:
    ///   - end: the byte with which it ends an answer.
    ///   - most: bytes of the answer.
    func exchange(
        _ bytes: [UInt8], until end: UInt8 = 0, most: Int = 1 << 20, within limit: Duration = .seconds(5)
    ) throws(ProviderError) -> [UInt8] {
        if let running {
            do throws(ProviderError) {
                return try exchange(bytes, with: running, until: end, most: most, within: limit)
            } catch {
                // It may have ended while nobody asked it.
                guard error == .brokenOff else { throw error }
            }
        }
        return try exchange(bytes, with: try start(), until: end, most: most, within: limit)
    }

    private func exchange(
        _ bytes: [UInt8], with program: PipedProgram, until end: UInt8, most: Int, within limit: Duration
    ) throws(ProviderError) -> [UInt8] {
        // What it still has to say would be taken for the answer to the next request.
        running = nil
        do throws(ProgramError) {
            let answer = try program.exchange(bytes, until: end, most: most, within: limit)
            running = program
            return answer
        } catch {
            throw ProviderError(error, of: path)
        }
    }

    private func start() throws(ProviderError) -> PipedProgram {
        do throws(ProgramError) {
            return try PipedProgram(ProgramCommand(path, arguments, kind: .tool))
        } catch {
            throw ProviderError(error, of: path)
        }
    }

    /// Ends it; the next request starts it again.
    func stop() { running = nil }
}

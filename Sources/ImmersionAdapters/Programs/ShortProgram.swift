import EchoConcurrency
import EchoPrograms
import Foundation
import Immersion

/// A program that is started for one request and ends with its answer.
actor ShortProgram {
    private nonisolated let thread = WorkThread(name: "echo.program")
    private let path: String

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// - Throws: `notInstalled`.
    init(named name: String) throws(ProviderError) {
        guard let path = ProgramFinder.path(of: name) else { throw .notInstalled(part: name) }
        self.path = path
    }

    /// What it writes, until it ends.
    func run(
        _ arguments: [String], input: [UInt8], most: Int = 32 << 20, within limit: Duration = .seconds(20)
    ) throws(ProviderError) -> [UInt8] {
        do throws(ProgramError) {
            let program = try PipedProgram(ProgramCommand(path, arguments, kind: .tool))
            if input.isEmpty { program.closeInput() }
            return try program.exchange(input, until: nil, most: most, within: limit)
        } catch {
            throw ProviderError(error, of: path)
        }
    }
}

import EchoTestKit
import Foundation
import Glibc
import ProgramHarness

/// The program that writes into a store as fast as a lively conversation does, while it runs.
struct StoreSampleRun {
    /// How often it is killed at a random moment, in writing and with its sound; `ECHO_KILLS` asks for more.
    static let kills = ProcessInfo.processInfo.environment["ECHO_KILLS"].flatMap { Int($0) }

    /// After how many pieces of sound it is killed: after a second at least, so that there is something to hear.
    static var soundKills: [Int] {
        guard let kills else { return [75, 120] }
        return (0..<kills).map { _ in .random(in: 60...160) }
    }

    private let process = Process()
    private let pipe = Pipe()

    init(_ arguments: [String], _ environment: [String: String] = [:]) throws {
        process.executableURL = BuiltProducts.url("store-sample")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = pipe
        try process.run()
    }

    /// Kills it when it has printed so many lines.
    ///
    /// - Returns: all that it printed.
    func kill(after lines: Int) -> Data {
        var output = Data()
        while output.count(where: { $0 == 0x0A }) < lines {
            let more = pipe.fileHandleForReading.availableData
            guard !more.isEmpty else { break }
            output += more
        }
        Glibc.kill(process.processIdentifier, SIGKILL)
        return output + end()
    }

    /// - Returns: what it printed until it ended by itself.
    func end() -> Data {
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return output
    }
}

import EchoTestKit
import Foundation
import Glibc
import ProgramHarness

/// The program that writes into a store as fast as a lively conversation does, while it runs.
struct StoreSampleRun {
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

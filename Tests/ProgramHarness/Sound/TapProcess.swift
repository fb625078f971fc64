import Foundation

/// The recorder behind a tap. Its pipe is read by one thread; stopping it ends the pipe.
// Foundation's Process and Pipe are set up before they are shared, and then only read and stopped.
final class TapProcess: @unchecked Sendable {
    private let process = Process()
    private let pipe = Pipe()

    init(arguments: [String], environment: [String: String]) throws {
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    /// nil when the recorder has ended.
    func read() -> [UInt8]? {
        let data = pipe.fileHandleForReading.availableData
        return data.isEmpty ? nil : Array(data)
    }

    func stop() {
        if process.isRunning { process.terminate() }
    }
}

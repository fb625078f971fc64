import Foundation

/// Plays into the virtual microphone what is said to it, block by block and at the pace of sound.
// Foundation's Process and Pipe are set up before they are shared, and then only written and stopped.
final class Mouth: @unchecked Sendable {
    /// Bytes of 10 ms at 48 kHz, one channel.
    private static let block = 960

    private let process = Process()
    private let pipe = Pipe()
    private var due = ContinuousClock.now

    init(environment: [String: String]) throws {
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "pacat", "--playback", "--raw", "--device=mic", "--rate=48000", "--channels=1", "--format=s16le",
            "--latency-msec=10",
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    func silence(for span: Duration) async throws {
        for _ in 0..<Int(span / .milliseconds(10)) {
            due = max(due + .milliseconds(10), .now)
            try await Task.sleep(until: due, clock: .continuous)
            pipe.fileHandleForWriting.write(Data(count: Self.block))
        }
    }

    /// 10 ms of a loud tone, written at once.
    func shout() {
        let samples = (0..<Self.block / 2).map { Int16(20_000 * sin(Double($0) * 2 * .pi * 800 / 48_000)) }
        pipe.fileHandleForWriting.write(samples.withUnsafeBytes { Data($0) })
    }

    func close() {
        // A thread of the pool holds signals back, and whom it starts does so too.
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
}

import Foundation

/// Another program that takes all it gets of one core, until it is ended.
// Foundation's Process is set up before it is shared, and then only stopped.
final class Rival: @unchecked Sendable {
    private let process = Process()

    init() throws {
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "while :; do :; done"]
        try process.run()
    }

    func end() {
        // A thread of the pool holds signals back, and whom it starts does so too.
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
}

import Foundation
import LocalBackend
import Synchronization

/// The first signal has a server finish what is under way; the second ends the program at once.
final class ServerStop: Sendable {
    private let server: LocalServer
    private let hasBegun = Atomic(false)

    init(_ server: LocalServer) { self.server = server }

    func receive(_ signal: Int32) {
        guard !hasBegun.exchange(true, ordering: .relaxed) else { _exit(128 + signal) }
        _ = PlainOutput.write(
            Array("Finishing what is under way. Press Ctrl+C again to stop at once.\n".utf8), to: STDOUT_FILENO)
        server.drain()
    }
}

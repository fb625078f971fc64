import Foundation

/// Serves a brain that says little and ears that hear nothing, until it is ended: what is measured is who talks to it.
enum ScriptedServer {
    static let option = "--serve-scripted"
    static let answer = "Yes. "

    static func run() async throws {
        let server = try await BenchmarkServer.start(brain: CurtBrain())
        print("Address: \(server.url) \(server.token) Ctrl+C ends it.")
        fflush(nil)
        try await Task.sleep(for: .seconds(3600))
        server.stop()
    }
}

import LocalBackend
import ServerTestKit
import Testing

@Suite struct `A port that another program has` {
    @Test func `is named when the server is to listen there`() async throws {
        try await LoopbackServer.run(LoopbackServer.configuration()) { port in
            var configuration = LoopbackServer.configuration()
            configuration.port = port
            let second = LocalServer(configuration: configuration)

            await #expect(throws: LocalListeningError.portInUse(port)) { try await second.run() }
        }
    }
}

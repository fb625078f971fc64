import EchoTestKit
import Foundation
import ProgramHarness
import Testing

@Suite(.timeLimit(.minutes(10))) struct `The offline server is run for other clients` {
    private static let body = Data(#"{"model":"gpt-5","input":"what is twelve times seven"}"#.utf8)

    /// A request whose answer is under way: its body is still to come.
    private func begun(_ program: ServingProgram) async throws -> RawHTTPConnection {
        let connection = try await program.connect(
            "POST /v1/responses",
            "Content-Type: application/json\r\nContent-Length: \(Self.body.count)\r\nExpect: 100-continue\r\n")
        #expect(try await connection.read { $0.contains("\r\n\r\n") }.hasPrefix("HTTP/1.1 100"))
        return connection
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func `a signal has it finish what is under way, tell the others, and end in peace`(signal: Int32) async throws {
        try await ServingProgram.run { program in
            let talking = try await program.client()
            let asking = try await begun(program)

            program.terminal.signal(signal)

            let farewell = try await talking.closing()
            #expect(farewell.code == 1001)
            #expect(farewell.reason == "The server is stopping.")
            #expect(await eventually { (try? RawHTTPConnection(port: program.port)) == nil })
            try await asking.send(Self.body)
            let answer = try RawHTTPConnection.answer(in: try await asking.readToEnd())
            #expect(answer.status == 200)
            #expect(answer.text.contains("84"))
            #expect(await program.terminal.exitStatus() == .exited(0))
            #expect(program.terminal.screenText().contains("Finishing what is under way."))
        }
    }

    @Test func `a second signal ends it at once`() async throws {
        try await ServingProgram.run { program in
            _ = try await begun(program)
            program.terminal.signal(SIGTERM)
            try await program.terminal.require("Finishing what is under way.")

            program.terminal.signal(SIGTERM)

            #expect(await program.terminal.exitStatus() == .exited(143))
        }
    }

    @Test func `who asks more often than it allows is told to wait`() async throws {
        try await ServingProgram.run(["--rate", "2"]) { program in
            var statuses: [Int] = []
            for _ in 0..<4 {
                let connection = try await program.connect("GET /v1/models", "Connection: close\r\n")
                statuses.append(try RawHTTPConnection.answer(in: try await connection.readToEnd()).status)
            }

            #expect(statuses.prefix(2) == [200, 200])
            #expect(statuses.contains(429))
        }
    }
}

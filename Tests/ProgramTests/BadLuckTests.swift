import EchoTestKit
import Foundation
import ProgramHarness
import TestTags
import Testing

@Suite(.serialized, .timeLimit(.minutes(10))) struct `Something is missing or breaks` {
    @Test(.tags(.usesSound)) func `without a sound server a sentence says so, and typing goes on`() async throws {
        let card = try await VirtualSoundCard.start()
        try await card.crash()

        try await Visit.pay(card: card) { visit in
            try await visit.terminal.require("session.updated")

            visit.terminal.press(.space)

            try await visit.terminal.require("The sound server is not running")
            try await requireTyping(visit)
            try await requireAnswer(visit)
            try await requireQuitting(visit)
        }
    }

    @Test(.tags(.usesSound)) func `a sound server that dies while an answer is spoken costs no word of it`()
        async throws
    {
        try await Visit.pay { visit in
            try await tellStory(visit)

            try await visit.card.crash()

            try await requireSentence(visit, "speaker")
            try await visit.terminal.require("for the echo.")
            try await requireTyping(visit)
            try await requireQuitting(visit)
        }
    }

    @Test(.tags(.usesSound)) func `a sound server that comes back is used again`() async throws {
        try await Visit.pay { visit in
            try await tellStory(visit)
            try await visit.card.crash()
            try await requireSentence(visit, "speaker")
            visit.terminal.press(.escape)
            try await visit.card.restart()
            let loudspeaker = try visit.card.tap(.loudspeaker)
            defer { loudspeaker.stop() }
            let back = ContinuousClock.now

            visit.type("what is twelve times seven")

            #expect(try await loudspeaker.untilSound(after: back) != nil)
        }
    }

    @Test(.tags(.usesSound)) func `a sound server that freezes while an answer is spoken holds up nothing`()
        async throws
    {
        try await Visit.pay { visit in
            try await tellStory(visit)

            try await visit.card.freeze()

            try await requireSentence(visit, "speaker")
            try await requireTyping(visit)
            try await requireQuitting(visit)
            try await visit.card.thaw()
        }
    }

    @Test func `the first start without a key shows the assistant inside the program`() async throws {
        try await Visit.pay { visit in
            try await visit.terminal.require("You are talking to the built-in offline assistant")
            try await visit.terminal.require("local")
            try await visit.terminal.require("○ idle")
        }
    }

    @Test func `a wrong key is refused in a sentence, and stands nowhere`() async throws {
        let key = "wrong-0123456789abcdefghijklmnopqrstuvwxyz"
        let server = try PseudoTerminal(
            command: BuiltProducts.url("echo-tui").path, arguments: ["serve", "--token", "the-right-one"])
        defer { server.close() }
        try await server.require("Address: ws://127.0.0.1:")
        let url = try #require(server.screenText().firstMatch(of: /ws:\S+/)).output

        try await Visit.pay(["--url", String(url)], environment: ["OPENAI_API_KEY": key]) { visit in
            try await visit.terminal.require("The server rejected the API key.")
            try await requireTyping(visit)

            #expect(!visit.terminal.screenText().contains(key))
            #expect(!visit.rawText.contains("0123456789abcdef"))
            #expect(!visit.log.contains("0123456789abcdef"))
            #expect(!visit.commandLine.contains("0123456789abcdef"))
            #expect(visit.commandLine.contains("--url"))
        }
    }

    @Test func `the right key is let in, and stands nowhere either`() async throws {
        let key = "right-0123456789abcdefghijklmnopqrstuvwxyz"
        let server = try PseudoTerminal(
            command: BuiltProducts.url("echo-tui").path, arguments: ["serve", "--token", key])
        defer { server.close() }
        try await server.require("Address: ws://127.0.0.1:")
        let url = try #require(server.screenText().firstMatch(of: /ws:\S+/)).output
        #expect(!server.screenText().contains(key))

        try await Visit.pay(["--url", String(url)], environment: ["OPENAI_API_KEY": key]) { visit in
            try await requireAnswer(visit)

            #expect(!visit.rawText.contains("0123456789abcdef"))
            #expect(!visit.log.contains("0123456789abcdef"))
            server.close()
            try await visit.terminal.require("The connection to the server was lost.")
            #expect(visit.terminal.screenText().contains("84"))
        }
    }

    @Test func `a server that is not there is a sentence, and keys go on working`() async throws {
        try await Visit.pay(["--url", "ws://127.0.0.1:1/v1"], environment: ["OPENAI_API_KEY": "sk-any"]) { visit in
            try await visit.terminal.require("Cannot reach 127.0.0.1:1: ")
            try await requireTyping(visit)
            try await requireQuitting(visit)
        }
    }

    @Test(.tags(.usesSound)) func `a terminal that takes nothing holds up neither keys nor sound`() async throws {
        try await Visit.pay(columns: 200, rows: 60) { visit in
            let loudspeaker = try visit.card.tap(.loudspeaker)
            defer { loudspeaker.stop() }
            try await visit.terminal.require("session.updated")
            visit.terminal.hold()
            for _ in 0..<60 { visit.terminal.press(.control("l")) }

            visit.type("tell me a story")

            #expect(try await visit.waits { loudspeaker.lastSound() != nil })
            visit.terminal.release()
            try await visit.terminal.require("tell me a story")
            try await requireTyping(visit)
            try await requireQuitting(visit)
        }
    }

    @Test func `a terminal that takes nothing does not keep the program from ending`() async throws {
        try await Visit.pay(columns: 200, rows: 60) { visit in
            try await visit.terminal.require("session.updated")
            visit.terminal.hold()
            for _ in 0..<60 { visit.terminal.press(.control("l")) }
            let start = ContinuousClock.now

            visit.terminal.signal(SIGTERM)

            #expect(await visit.terminal.exitStatus() == .exited(143))
            #expect(ContinuousClock.now - start < .seconds(3))
        }
    }

    @Test func `a hundred new sizes a second while an answer streams leave the screen as it should be`() async throws {
        try await Visit.pay { visit in
            try await visit.terminal.require("session.updated")
            visit.type("tell me a story")
            for step in 0..<150 {
                visit.terminal.resize(columns: 60 + step * 7 % 90, rows: 16 + step * 5 % 30)
                _ = try await visit.terminal.wait(timeout: .milliseconds(10)) { _ in false }
            }
            visit.terminal.resize(columns: 120, rows: 40)
            try await visit.terminal.require("for the echo.")
            try await requireTyping(visit)
            try await requireQuitting(visit)
        }
    }

    private func tellStory(_ visit: Visit) async throws {
        let loudspeaker = try visit.card.tap(.loudspeaker)
        defer { loudspeaker.stop() }
        try await visit.terminal.require("session.updated")
        visit.type("tell me a story")
        #expect(try await visit.waits { (loudspeaker.lastSound() != nil) })
    }

    /// A sentence on the screen names the device; beside its meter its name stands always.
    private func requireSentence(_ visit: Visit, _ device: String) async throws {
        let seen = try await visit.terminal.wait {
            $0.text.contains(/(The \w+ (stopped responding|failed)|No \w+ found|not running|no sound server)/)
        }
        #expect(seen != nil, "\(visit.terminal.screenText())")
        #expect(visit.terminal.screenText().contains(device))
    }

    private func requireTyping(_ visit: Visit) async throws {
        visit.terminal.send("still here")
        try await visit.terminal.require("› still here", timeout: .seconds(2))
        for _ in 0..<10 { visit.terminal.press(.backspace) }
        let gone = try await visit.terminal.wait(untilGone: "still here", timeout: .seconds(2))
        #expect(gone, "\(visit.terminal.screenText())")
    }

    private func requireAnswer(_ visit: Visit) async throws {
        try await visit.terminal.require("session.updated")
        visit.type("what is twelve times seven")
        try await visit.terminal.require("84")
    }

    private func requireQuitting(_ visit: Visit) async throws {
        let end = await visit.quit()
        #expect(end.status == .exited(0))
        #expect(end.after < .seconds(3), "\(end.after)")
        #expect(!visit.terminal.showsAlternateScreen)
    }
}

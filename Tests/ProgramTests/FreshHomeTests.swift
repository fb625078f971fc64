import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ProgramHarness
import ServerTestKit
import Testing

@Suite(.serialized, .timeLimit(.minutes(10))) struct `A fresh home` {
    /// What came of a pipe: its lines, and the first session that was told to the server.
    private struct Course {
        let lines: [String]
        let session: String
        let bytes: Int
    }

    private static let most = 8_192

    private func pipe(
        _ text: String, house kind: String? = nil, arguments: [String] = [], environment: [String: String] = [:]
    ) async throws -> Course {
        let given = [
            "ECHO": BuiltProducts.url("echo-tui").path, "TEXT": text,
            "CONFIG": kind.map { "[house]\nkind = \"\($0)\"\n" } ?? "",
        ]
        let terminal = try PseudoTerminal(
            command: "/bin/sh",
            arguments: [
                "-c",
                #"""
                mkdir -p "$HOME/.config/echo-tui"
                [ -z "$CONFIG" ] || printf %s "$CONFIG" > "$HOME/.config/echo-tui/config.toml"
                printf %s "$TEXT" | "$ECHO" --plain --log "$HOME/log" "$@" > "$HOME/out" 2>&1
                """#, "sh",
            ] + arguments, environment: given.merging(environment) { $1 })
        defer { terminal.close() }
        _ = await terminal.exitStatus(timeout: .seconds(40))
        func file(_ name: String) throws -> String {
            try String(contentsOf: terminal.home.appending(path: name), encoding: .utf8)
        }
        let updates = try file("log").split(separator: "\n").map { try JSONValue(parsing: Data($0.utf8)) }.filter {
            $0["type"] == "session.update"
        }
        let first = try #require(updates.first)
        return Course(
            lines: try file("out").split(separator: "\n").map(String.init), session: try #require(first["event"]).text,
            bytes: try #require(first["size"]?.integer))
    }

    private func words(of session: String) -> Set<Substring> {
        Set(session.lowercased().split { !$0.isLetter })
    }

    private static let ofHouse: Set<Substring> = ["house", "lamp", "lamps", "lock", "locked", "door", "demonstration"]

    @Test func `tells its server of no house, and asked about a door it says that there is none`() async throws {
        let course = try await pipe("is the front door locked?\n/house\n")

        #expect(course.bytes < Self.most)
        #expect(words(of: course.session).isDisjoint(with: Self.ofHouse), "\(course.session)")
        let answer = course.lines.filter { $0.hasPrefix("echo: ") }
        #expect(answer.first?.hasPrefix("echo: No house is connected.") == true, "\(course.lines)")
        #expect(answer.contains { $0.contains("/house-kind") }, "\(course.lines)")
        #expect(course.lines.contains { $0.hasPrefix("notice: No house is connected.") }, "\(course.lines)")
    }

    @Test(arguments: ["demonstration", "built-in"])
    func `with the demonstration marks every answer about it`(kind: String) async throws {
        let course = try await pipe("is the front door locked?\n/house\n", house: kind)

        #expect(course.lines.contains("echo: (demonstration) Yes, the front door is locked."), "\(course.lines)")
        #expect(course.lines.contains { $0.hasPrefix("house (demonstration): ") }, "\(course.lines)")
        #expect(course.session.contains("simulated house"))
    }

    @Test(arguments: [("off", false), ("demonstration", true)])
    func `tells a server elsewhere of a house that was chosen, briefly`(kind: String, isTold: Bool) async throws {
        let course = try await LoopbackServer.run(LoopbackServer.configuration()) { port in
            try await pipe(
                "hello\n", house: kind, arguments: ["--url", "ws://127.0.0.1:\(port)/v1"],
                environment: ["OPENAI_API_KEY": LoopbackServer.token])
        }

        #expect(course.bytes < Self.most)
        #expect(!course.session.contains(#""examples""#))
        #expect(words(of: course.session).isDisjoint(with: Self.ofHouse) == !isTold, "\(course.session)")
    }
}

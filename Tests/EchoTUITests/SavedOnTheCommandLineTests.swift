import Foundation
import ProgramHarness
import Testing

/// What a script does with the built program, in a home of its own.
@Suite(.timeLimit(.minutes(10))) struct `What is saved, on the command line` {
    private let program = BuiltProducts.url("echo-tui").path

    /// What the program prints, with its status as the last line.
    private func run(_ arguments: String, input: String = "", in home: URL) async throws -> String {
        let line = "printf '\(input)' | \(program) \(arguments) 2>&1; echo status $?"
        return try await Subprocess.run(
            "/bin/sh", ["-c", line],
            environment: [
                "HOME": home.path, "XDG_DATA_HOME": "", "XDG_CONFIG_HOME": "", "XDG_STATE_HOME": "",
                "OPENAI_API_KEY": "", "DBUS_SESSION_BUS_ADDRESS": "", "XDG_RUNTIME_DIR": "/proc/nowhere",
            ])
    }

    private func withHome(_ body: (URL) async throws -> Void) async throws {
        let home = FileManager.default.temporaryDirectory.appending(path: "saved-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        try await body(home)
    }

    @Test func `a prompt is imported, listed, shown by the beginning of its name, and deleted`() async throws {
        try await withHome { home in
            let file = home.appending(path: "prompts.toml")
            try Data("[[prompt]]\nname = \"Pirate\"\ntext = \"Talk like a pirate. Today is {{date}}.\"\n".utf8).write(
                to: file)

            #expect(try await run("prompt import \(file.path)", in: home) == "Imported 1 prompt.\nstatus 0\n")
            #expect(try await run("prompt", in: home).hasPrefix("Pirate  Talk like a pirate."))
            #expect(
                try await run("prompt show pir", in: home) == "Talk like a pirate. Today is {{date}}.\nstatus 0\n")
            #expect(try await run("prompt show corsair", in: home).hasSuffix("status 1\n"))
            #expect(try await run("prompt delete Pirate --yes", in: home).hasSuffix("status 0\n"))
            #expect(try await !run("prompt", in: home).contains("pirate"))
        }
    }

    @Test func `going on with what is not there is refused, in plain mode too`() async throws {
        try await withHome { home in
            let said = try await run("--plain --text --resume nope", input: "hello\\n", in: home)

            #expect(said.hasSuffix("status 1\n"))
            #expect(!said.contains("you: hello"))
        }
    }

    @Test func `a conversation is found, shown and deleted`() async throws {
        try await withHome { home in
            _ = try await run("--plain --text", input: "what is twelve times seven\\n", in: home)
            let list = try await run("history", in: home)
            let id = String(list.prefix { $0 != " " })

            #expect(list.contains("text  2 messages  what is twelve times seven"))
            #expect(try await run("history search twelve", in: home).contains("Twelve times seven is 84."))
            #expect(try await run("history show \(id)", in: home).contains("Twelve times seven is 84."))
            #expect(try await run("history delete --yes \(id)", in: home) == "Deleted 1 conversation.\nstatus 0\n")
            #expect(try await run("history", in: home).contains("No conversation is saved yet."))
        }
    }
}

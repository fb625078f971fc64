import EchoStore
import Foundation
import ProgramHarness
import Testing

@testable import echo_tui

@Suite(.timeLimit(.minutes(10)))
struct KeyCommandTests {
    private let program = BuiltProducts.url("echo-tui").path
    private let planted = "planted-secret-4711"

    /// What the program prints, with its status as the last line.
    private func run(_ arguments: String, input: String = "", _ environment: [String: String]) async throws -> String {
        let line = "printf '\(input)' | \(program) \(arguments) 2>&1; echo status $?"
        return try await Subprocess.run("/bin/sh", ["-c", line], environment: environment)
    }

    /// Without a bus, and with a home of its own.
    private func lonely(_ home: URL) -> [String: String] {
        [
            "HOME": home.path, "XDG_DATA_HOME": "", "XDG_CONFIG_HOME": "", "XDG_STATE_HOME": "", "OPENAI_API_KEY": "",
            "DBUS_SESSION_BUS_ADDRESS": "", "XDG_RUNTIME_DIR": "/proc/nowhere",
        ]
    }

    private func withHome(_ body: (URL) async throws -> Void) async throws {
        let home = FileManager.default.temporaryDirectory.appending(path: "keys-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        try await body(home)
    }

    private func holds(_ words: String, _ folder: URL) throws -> [String] {
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return files.filter {
            FileManager.default.contents(atPath: "\(folder.path)/\($0)")?.range(of: Data(words.utf8)) != nil
        }
    }

    @Test func `are stored in the desktop's keyring, listed without their value, found and deleted`() async throws {
        let keyring = try await PrivateKeyring.start()
        let environment = keyring.environment.merging(["OPENAI_API_KEY": ""]) { $1 }

        #expect(
            try await run("key set openai", input: planted + "\\n", environment)
                == """
                The key “openai” is stored in the desktop's keyring.
                A running echo-tui uses it after a restart.
                status 0

                """)
        let list = try await run("key", environment)
        #expect(list.contains("openai  in the desktop's keyring, since 20"))
        #expect(!list.contains(planted))
        #expect(
            try await run("doctor --json --url ws://127.0.0.1:1", environment).contains(
                "stored in the desktop's keyring"))
        // Lost behind the program's back.
        try await keyring.remove("API key openai")
        let doctor = try await run("doctor --json --url ws://127.0.0.1:1", environment)
        #expect(doctor.contains("The key “openai” is gone from the desktop's keyring."))
        #expect(try await run("key delete openai", environment) == "The key “openai” is deleted.\nstatus 0\n")
        #expect(try await run("key delete openai", environment).hasSuffix("status 1\n"))
    }

    @Test func `in a keyring that hangs are listed, and it is said that they cannot be read now`() async throws {
        let keyring = try await PrivateKeyring.start()
        let environment = keyring.environment.merging(["OPENAI_API_KEY": ""]) { $1 }
        _ = try await run("key set openai", input: planted + "\\n", environment)
        try await keyring.freeze()

        let list = try await run("key", environment)

        #expect(list.contains("openai  in the desktop's keyring, since 20"))
        #expect(
            list.contains(
                "What is in the keyring cannot be read now: the desktop's Secret Service does not answer. Start or unlock it."
            ))
        try await keyring.thaw()
    }

    @Test func `are encrypted in a file where there is no keyring`() async throws {
        try await withHome { home in
            #expect(
                try await run("key set Twilio", input: planted, lonely(home))
                    == """
                    The key “twilio” is stored in a file, encrypted with the storage key.
                    A running echo-tui uses it after a restart.
                    status 0

                    """)
            let list = try await run("key list", lonely(home))
            #expect(list.contains("twilio  in a file"))
            #expect(list.contains("The storage key is in a file that only you can read"))
            #expect(try holds(planted, home) == [])
            #expect(try holds("twilio", home) == [".local/share/echo-tui/keys/api-keys.json"])
        }
    }

    /// With and without the record of where it lay.
    @Test(arguments: [["storage.key"], ["storage.key", "storage-key.json"]])
    func `are listed, and it is said once that the storage key is gone`(files: [String]) async throws {
        try await withHome { home in
            _ = try await run("key set twilio", input: planted, lonely(home))
            for file in files {
                try FileManager.default.removeItem(at: home.appending(path: ".local/share/echo-tui/keys/\(file)"))
            }

            let list = try await run("key", lonely(home))

            #expect(list.contains("twilio  in a file"))
            #expect(list.contains("The storage key is gone from its file."))
            #expect(!list.contains("is in a file that only you can read"))
            #expect(!list.contains("nothing has been encrypted"))
            #expect(list.hasSuffix("status 1\n"))
        }
    }

    @Test func `lie behind a passphrase, which is asked for without being shown`() async throws {
        try await withHome { home in
            #expect(
                try await run("key passphrase", input: "short\\n", lonely(home)).hasSuffix(
                    "nothing changed.\nstatus 1\n"))
            #expect(try await run("key passphrase", input: "correct horse\\n", lonely(home)).hasSuffix("status 0\n"))
            #expect(try await run("key", lonely(home)).contains("is protected by your passphrase"))
            #expect(try await run("key set openai", input: planted, lonely(home)).contains("needs your passphrase"))

            let terminal = try PseudoTerminal(
                command: program, arguments: ["key", "set", "openai"], environment: lonely(home))
            try await terminal.require("Key for openai:")
            terminal.send("\(planted)x\u{7F}\r")
            try await terminal.require("Passphrase:")
            terminal.send("wrong\r")
            try await terminal.require("The passphrase is wrong.")
            terminal.send("correct horse\r")
            try await terminal.require("is stored in a file")

            #expect(await terminal.exitStatus() == .exited(0))
            #expect(!terminal.screenText().contains("planted"))
            #expect(!terminal.screenText().contains("correct"))
            let keys = ProgramKeys(Paths(environment: [:], home: home, executable: home), environment: [:])
            _ = try await keys.storage.unlock(with: Secret("correct horse"))
            #expect(try await keys.api.key(.openAI) == Secret(planted))
            #expect(try holds("correct", home) == [])
        }
    }

    @Test func `of a passphrase that is wrong again and again, nothing goes into the conversation`() async throws {
        try await withHome { home in
            #expect(try await run("key passphrase", input: "correct horse\\n", lonely(home)).hasSuffix("status 0\n"))
            let terminal = try PseudoTerminal(command: program, arguments: [], environment: lonely(home))
            defer { terminal.close() }
            try await terminal.require("Press Esc to continue without it")
            terminal.send("wrong horse\rwrong horse\rwrong horse\r")
            try await terminal.require("Try again in 2 seconds")
            // Too soon: it goes nowhere.
            terminal.send("correct horse\r")
            let isAsked = try await terminal.wait { $0.text.components(separatedBy: "Passphrase:").count == 5 }
            #expect(isAsked != nil)
            #expect(!terminal.screenText().contains("horse"))
            terminal.send("\r\u{1B}[Acorrect horse\r")
            try await terminal.require("session.updated")

            #expect(!terminal.screenText().contains("horse"))
            terminal.press(.control("c"), .control("c"))
            #expect(await terminal.exitStatus() == .exited(0))
            let raw = String(decoding: terminal.rawOutput, as: UTF8.self)
            #expect(!raw.contains("horse"))
            #expect(try holds("horse", home) == [])
        }
    }

    @Test func `can be gone on without after Escape`() async throws {
        try await withHome { home in
            #expect(try await run("key passphrase", input: "correct horse\\n", lonely(home)).hasSuffix("status 0\n"))
            let terminal = try PseudoTerminal(command: program, arguments: [], environment: lonely(home))
            defer { terminal.close() }
            try await terminal.require("Passphrase:")
            terminal.send("half\u{1B}")

            try await terminal.require("session.updated")
            #expect(!terminal.screenText().contains("half"))
            terminal.press(.control("c"), .control("c"))
            #expect(await terminal.exitStatus() == .exited(0))
        }
    }

    @Test func `seal what was said in a plain program that ended at once`() async throws {
        try await withHome { home in
            let folder = home.appending(path: ".config/echo-tui")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("[history]\nencrypt = true\n".utf8).write(to: folder.appending(path: "config.toml"))

            let answer = try await run("--plain --text", input: "planted heron\\n", lonely(home))

            #expect(answer.hasSuffix("status 0\n"))
            #expect(try holds("planted heron", home) == [])
            #expect(try await run("history", lonely(home)).contains("planted heron"))
        }
    }

    @Test func `lists that are empty say so beside the output`() async throws {
        try await withHome { home in
            let all = try await run("history", lonely(home))
            #expect(all == "No conversation is saved yet.\nstatus 0\n")
            #expect(try await run("history heron", lonely(home)) == "No conversation matches.\nstatus 0\n")
            #expect(try await run("prompt", lonely(home)).hasPrefix("No prompt is saved yet."))
            #expect(try await run("history --json 2>/dev/null", lonely(home)) == "[\n\n]\nstatus 0\n")
        }
    }

    @Test func `mean the home that the environment names by a tilde`() async throws {
        try await withHome { home in
            _ = try await run("--plain --text", input: "planted heron\\n/export ~/talk.md\\n", lonely(home))
            #expect(try holds("planted heron", home).contains("talk.md"))
            _ = try await run("data export '~/all.zip'", lonely(home))
            #expect(FileManager.default.fileExists(atPath: home.appending(path: "all.zip").path))
        }
    }

    @Test func `are not taken from the command line, nor repeated`() async throws {
        try await withHome { home in
            for arguments in [
                "key set openai \(planted)", "key set openai --key=\(planted)", "key passphrase \(planted)",
            ] {
                let answer = try await run(arguments, lonely(home))
                #expect(answer.contains("A secret is never given on the command line"))
                #expect(!answer.contains(planted))
                #expect(answer.hasSuffix("status 64\n"))
            }
        }
    }

    @Test func `that are typed can be given up, and the terminal is as before`() async throws {
        try await withHome { home in
            let terminal = try PseudoTerminal(
                command: "/bin/sh",
                arguments: ["-c", "\(program) key set openai; stty -a | tr ' ;' '\\n\\n' | grep -x echo"],
                environment: lonely(home))
            try await terminal.require("Key for openai:")
            terminal.send("half\u{3}")

            #expect(await terminal.exitStatus() == .exited(0))
            #expect(terminal.screenText().contains("nothing changed"))
            #expect(try holds("half", home) == [])
        }
    }
}

struct HiddenLineTests {
    @Test(arguments: [
        ("secret\n", "secret"), ("süx\u{7F}\u{7F}\u{7F}ok\r", "ok"), ("wrong\u{15}right\n", "right"),
        ("a\u{1B}b\n", "ab"),
        ("sü\u{8}e\u{4}", "se"),
    ]) func `can be corrected`(typed: String, text: String) {
        var line = HiddenLine()
        let ends = typed.utf8.map { line.take($0) }

        #expect(ends.last == .finished)
        #expect(line.text == text)
    }

    @Test func `can be given up`() {
        var line = HiddenLine()

        #expect(line.take(0x04) == .cancelled)
        #expect(line.take(0x61) == .goesOn)
        #expect(line.take(0x03) == .cancelled)
    }
}

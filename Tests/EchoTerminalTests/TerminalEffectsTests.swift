import EchoTestKit
import Foundation
import ProgramHarness
import Testing

@testable import EchoTerminal

@Suite(.serialized) struct `What happens beside the screen` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "effects-\(UUID().uuidString)")

    private func commands(_ environment: [String: String] = ["TERM": "xterm"], version: String? = nil)
        -> TerminalCommands
    {
        TerminalCommands(kind: TerminalKind(environment: environment, version: version))
    }

    @Test func `copied text goes to the terminal's clipboard`() {
        #expect(commands().copy("hi é") == "\u{1B}]52;c;aGkgw6k=\u{7}")
        #expect(commands(["TERM": "linux"]).copy("hi") == nil)
        #expect(commands().copy(String(repeating: "x", count: 74_995)) == nil)
        #expect(commands().copy(String(repeating: "x", count: 74_994))?.utf8.count == 99_992 + 8)
    }

    @Test(
        arguments: [
            (["TERM": "xterm"], true, true), (["TERM": "xterm"], false, false), (["TERM": "dumb"], true, false),
            ([:], true, false),
        ] as [([String: String], Bool, Bool)])
    func `commands go to terminals that take them, never into a pipe`(
        environment: [String: String], hasTerminal: Bool, isCopied: Bool
    ) {
        var written = ""
        let clipboard = TerminalClipboard(environment: environment, hasTerminal: hasTerminal)

        #expect(clipboard.copy("hi") { written += $0 } == isCopied)
        #expect(written == (isCopied ? "\u{1B}]52;c;aGk=\u{7}" : ""))
    }

    @Test func `through tmux it goes to both, through screen in pieces`() {
        let tmux = commands(["TERM": "screen-256color", "TMUX": "/tmp/x"]).copy("hi")
        #expect(tmux == "\u{1B}]52;c;aGk=\u{7}\u{1B}Ptmux;\u{1B}\u{1B}]52;c;aGk=\u{7}\u{1B}\\")
        let screen = commands(["TERM": "screen"]).copy(String(repeating: "x", count: 300)) ?? ""
        let pieces = screen.split(separator: "\u{1B}\\")
        #expect(pieces.count == 2)
        #expect(pieces.allSatisfy { $0.hasPrefix("\u{1B}P") && $0.utf8.count <= 242 })
        #expect(pieces.map { $0.dropFirst(2) }.joined() == commands().copy(String(repeating: "x", count: 300)))
    }

    @Test func `only what can be printed gets into titles and notes`() {
        #expect(commands().title("a\u{7}\u{1B}]0;b\u{9C}c") == "\u{1B}]2;a\u{2407}\u{241B}]0;b\u{FFFD}c\u{1B}\\")
        let note = commands().notification(title: "a;b\u{1B}", body: "c\u{7}\nd")
        #expect(
            note == "\u{1B}]9;a;b\u{241B}: c\u{2407}\u{240A}d\u{7}\u{1B}]777;notify;a,b\u{241B};c\u{2407}\u{240A}d\u{7}"
        )
        #expect(commands(version: "kitty(0.32)").notification(title: "a", body: "b") == "\u{1B}]9;a: b\u{7}")
        #expect(commands(version: "foot(1.16)").notification(title: "a", body: "b") == "\u{1B}]777;notify;a;b\u{7}")
        #expect(commands(["TERM": "linux"]).notification(title: "a", body: "b") == "\u{7}")
        #expect(commands(["TERM": "linux"]).title("a").isEmpty)
    }

    @Test(
        arguments: [
            (["TERM": "xterm-256color"], nil, false), (["TERM": "xterm-kitty"], nil, true),
            (["TERM": "xterm-256color", "VTE_VERSION": "7200"], nil, true), (["TERM": "foot"], nil, true),
            (["TERM": "xterm-256color", "VTE_VERSION": "4200"], nil, false), (["TERM": "alacritty"], nil, true),
            (["TERM": "xterm-256color"], "WezTerm 20240203", true), (["TERM": "xterm-256color"], "XTerm(379)", false),
            (["TERM": "screen-256color", "TMUX": "x", "VTE_VERSION": "7200"], nil, false),
            (["TERM": "screen-256color"], "tmux 3.3a", false), (["TERM": "screen-256color"], "tmux 3.4", true),
            (
                ["TERM": "tmux-256color", "TMUX": "x", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.5a"], nil,
                true
            ),
            (["TERM": "screen", "STY": "1.x", "TERM_PROGRAM": "WezTerm"], nil, false), (["TERM": "linux"], nil, false),
        ] as [([String: String], String?, Bool)])
    func `links are only for terminals that are known to take them`(
        environment: [String: String], version: String?, takes: Bool
    ) {
        #expect(TerminalKind(environment: environment, version: version).takesLinks == takes)
    }

    @Test func `a desktop's own program gets the text, and nobody sees it in its arguments`() async throws {
        try program("xclip", "tr '\\0' ' ' < /proc/$$/cmdline > \(folder.path)/seen; cat > \(folder.path)/copied")
        let terminal = try SampleProgram.open(
            "welcome", environment: ["DISPLAY": ":7", "PATH": "\(folder.path):/usr/bin:/bin"])
        try await terminal.require(SampleProgram.ready)

        try await terminal.order("huge", shows: "copied")

        let copied = folder.appending(path: "copied").path
        #expect(await eventually { (try? String(contentsOfFile: copied, encoding: .utf8))?.count == 80_000 })
        let seen = try String(contentsOf: folder.appending(path: "seen"), encoding: .utf8)
        #expect(seen.contains("-selection clipboard") && !seen.contains("xx"))
        #expect(!terminal.rawText.contains("]52;"))
    }

    @Test func `without a desktop a text too long is said not to be copied`() async throws {
        let terminal = try SampleProgram.open("welcome")
        try await terminal.require(SampleProgram.ready)
        try await terminal.order("huge", shows: "not copied")
        try await terminal.order("copy hello", shows: "copied")
        #expect(terminal.rawText.contains("\u{1B}]52;c;aGVsbG8=\u{7}"))
    }

    @Test func `a pager shows text, and nothing in it is obeyed`() async throws {
        let terminal = try SampleProgram.open("welcome", environment: ["PAGER": "echo PAGING; cat; sleep 0.3"])
        try await terminal.require(SampleProgram.ready)

        terminal.send("page one\u{1B}[200~\u{1B}]0;taken\u{7}\u{1B}[201~ two\r")

        try await terminal.require("one\u{241B}]0;taken\u{2407} two")
        #expect(terminal.screenText().contains("PAGING"))
        #expect(terminal.title != "taken")
        #expect(try await terminal.wait { $0.showsAlternateScreen } != nil)
        terminal.send("after")
        try await terminal.require("› after")
    }

    @Test func `a text opened in the editor stays as it is`() async throws {
        let terminal = try SampleProgram.open(
            "welcome", environment: ["EDITOR": "stat -c 'rights %a' \"$1\"; cat \"$1\"; sleep 0.3; :"])
        try await terminal.require(SampleProgram.ready)
        terminal.send("view the words\r")
        try await terminal.require("the words")
        #expect(terminal.screenText().contains("rights 600"))
        #expect(try await terminal.wait { $0.showsAlternateScreen && $0.text.contains("#1 done") } != nil)
    }

    private static let secrets = [
        "OPENAI_API_KEY", "ECHO_API_KEY", "TWILIO_AUTH_TOKEN", "DATABASE_URL", "AWS_SECRET_ACCESS_KEY",
    ]
    /// What a program on the terminal says of its environment and its files.
    private static let question =
        "env | grep -cE '^(\(secrets.joined(separator: "|")))='; echo \"lives in $HOME\"; ls -m /proc/$$/fd; sleep 0.3"

    private func environment(_ program: [String: String]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: Self.secrets.map { ($0, "secret") }).merging(["HOME": "/tmp"]) { $1 }
            .merging(program) { $1 }
    }

    @Test(arguments: ["PAGER", "EDITOR"])
    func `a program on the terminal sees no secret and no open file`(name: String) async throws {
        let terminal = try SampleProgram.open("welcome", environment: environment([name: "\(Self.question); :"]))
        try await terminal.require(SampleProgram.ready)
        terminal.send(name == "PAGER" ? "page one\r" : "view the words\r")
        try await terminal.require("lives in /tmp")
        try await terminal.require("0, 1, 2")
        let lines = terminal.screenText().split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let place = try #require(lines.firstIndex(of: "lives in /tmp"))
        #expect(lines[place - 1] == "0", "secrets that it sees")
        #expect(lines[place + 1] == "0, 1, 2")
    }

    @Test func `a program of the desktop sees no secret and no open file`() async throws {
        let seenFile = folder.appending(path: "seen")
        try program("xclip", "exec > \(seenFile.path); \(Self.question); cat > /dev/null; echo over")
        let terminal = try SampleProgram.open(
            "welcome", environment: environment(["DISPLAY": ":7", "PATH": "\(folder.path):/usr/bin:/bin"]))
        try await terminal.require(SampleProgram.ready)
        try await terminal.order("copy hello", shows: "copied")
        var seen = ""
        #expect(
            await eventually {
                seen = (try? String(contentsOf: seenFile, encoding: .utf8)) ?? ""
                return seen.hasSuffix("over\n")
            })
        // The shell itself has the script open, high up.
        #expect(seen.wholeMatch(of: /0\nlives in \/tmp\n0, 1,( 10,)? 2(, 255)?\nover\n/) != nil, "\(seen)")
    }

    @Test func `told to end, it takes along what runs on the terminal, whom that started included`() async throws {
        let stubborn = "sh -c 'trap \"\" HUP; echo started $$; while :; do sleep 0.05; done'; :"
        let terminal = try SampleProgram.open("welcome", environment: ["PAGER": stubborn])
        try await terminal.require(SampleProgram.ready)
        terminal.send("page one\r")
        try await terminal.require("started ")
        let number = try #require(terminal.screenText().firstMatch(of: /started (\d+)/)?.1)
        let id = try #require(pid_t(number))
        #expect(kill(id, 0) == 0)
        terminal.signal(SIGTERM)
        #expect(await eventually { !FileManager.default.fileExists(atPath: "/proc/\(id)") })
    }

    @Test func `the bell rings`() async throws {
        let terminal = try SampleProgram.open("welcome")
        try await terminal.require(SampleProgram.ready)
        try await terminal.order("ring", shows: "done")
        #expect(await eventually { terminal.bells == 1 })
    }

    private func program(_ name: String, _ script: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: name)
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
}

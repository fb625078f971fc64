import EchoTestKit
import Foundation
import ProgramHarness
import Testing

@Suite(.serialized, .timeLimit(.minutes(10))) struct `A person uses plain mode` {
    private static let program = BuiltProducts.url("echo-tui").path

    private func run(_ shell: String, environment: [String: String] = [:]) async throws -> (
        lines: [String], status: Int32?
    ) {
        let course = try await PlainCourse(shell, environment: environment)
        return (course.out, course.status)
    }

    @Test func `Given a pipe, when it has questions, then each is answered before the next and the end ends it`()
        async throws
    {
        let (lines, status) = try await run(
            #"printf 'what is twelve times seven?\nwhat is nine times nine?' | "$ECHO" --plain --text > "$HOME/out""#)

        #expect(
            lines == [
                "state: connected", "you: what is twelve times seven?", "echo: Twelve times seven is 84.",
                "you: what is nine times nine?", "echo: Nine times nine is 81.",
            ])
        #expect(status == 0)
    }

    @Test func `Given a model server on its usual port, when the program starts without a key, then its model answers`()
        async throws
    {
        let server = PuppetHTTPServer { request in
            if request.target == "/v1/models" {
                return PuppetHTTPStep.answer(200, #"{"object":"list","data":[{"id":"llama3.2","owned_by":"library"}]}"#)
            }
            return PuppetHTTPStep.events([
                "data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":\"Once upon a time.\"}}]}\n\n",
                "data: [DONE]\n\n",
            ])
        }
        _ = try await server.start(port: 11434)
        defer { server.close() }

        let (lines, status) = try await run(
            #"printf 'tell me a story\nwhat is twelve times seven?' | "$ECHO" --plain --text > "$HOME/out" 2>&1"#)

        #expect(lines.contains("echo: Once upon a time."), "\(lines)")
        #expect(lines.contains("echo: Twelve times seven is 84."), "\(lines)")
        #expect(lines.contains { $0.contains("Ollama is running on this machine: llama3.2 answers now.") }, "\(lines)")
        #expect(server.requests.filter { $0.target.hasSuffix("/chat/completions") }.count == 1)
        #expect(status == 0)
    }

    @Test func `Given a pipe that enters a language room, then its lines are answered there, and the end ends it`()
        async throws
    {
        let (lines, status) = try await run(
            #"""
            printf '/room es café\nUn café con leche, por favor\n/hint\n' | "$ECHO" --plain --text > "$HOME/out" 2>&1
            """#)

        #expect(lines.contains("Lucía: ¡Hola, buenos días! ¿Qué le pongo?"), "\(lines)")
        #expect(lines.contains { $0.hasPrefix("Lucía: ") && $0.contains("¿Quiere algo de comer?") }, "\(lines)")
        #expect(lines.contains { $0.contains("Ask for toast") }, "\(lines)")
        #expect(status == 0)
    }

    @Test func `Given a pipe and a house that takes a moment to come, then the first line waits for it`() async throws {
        let house = """
            read hello; sleep 1; echo '{"type":"hello","protocol":1,"name":"slow"}'; \
            echo '{"type":"inventory","rooms":[{"id":"k","name":"Kitchen"}],"devices":[{"id":"l","name":"Desk lamp",\
            "room":"k","kind":"light","abilities":["power"]}]}'; \
            echo '{"type":"readings","readings":[{"device":"l","state":"off"}]}'; echo '{"type":"ready"}'; cat
            """
        let config = "[house]\nkind = \"program\"\nprogram = \"sh slow-house\"\n"

        let (lines, _) = try await run(
            #"""
            mkdir -p "$HOME/.config/echo-tui"; printf %s "$HOUSE" > "$HOME/slow-house"; cd "$HOME"
            printf %s "$CONFIG" > "$HOME/.config/echo-tui/config.toml"
            printf 'is the desk lamp on?\n' | "$ECHO" --plain --text > "$HOME/out"
            """#, environment: ["HOUSE": house, "CONFIG": config])

        #expect(lines.contains("echo: No, the desk lamp is off."), "\(lines)")
    }

    @Test func `Given a server of tools that ended, when a pipe asks for the list, then it has what was said last`()
        async throws
    {
        let config = """
            [mcp.files]
            command = "sh"
            args = ["-c", "echo there is no such folder >&2; exit 3"]
            """
        let (lines, _) = try await run(
            #"""
            mkdir -p "$HOME/.config/echo-tui"; printf '%s\n' "$CONFIG" > "$HOME/.config/echo-tui/config.toml"
            printf 'what is twelve times seven?\n/mcp\n' | "$ECHO" --plain --text > "$HOME/out"
            """#, environment: ["CONFIG": config])

        let listed = lines.filter { $0.contains("1. files: ") }
        #expect(
            listed.count == 1
                && listed[0].contains("it exited with status 3; last output: there is no such folder"), "\(lines)")
        #expect(lines.contains("echo: Twelve times seven is 84."), "\(lines)")
    }

    @Test func `Given a pipe that opens a door, then a yes is a line of its own, and each line is answered behind it`()
        async throws
    {
        let (lines, status) = try await run(
            #"""
            mkdir -p "$HOME/.config/echo-tui"; printf %s "$CONFIG" > "$HOME/.config/echo-tui/config.toml"
            printf 'unlock the front door\ny\nundo that\nturn on the hall lamp\n' | "$ECHO" --plain --text > "$HOME/out"
            """#, environment: ["CONFIG": "[house]\nkind = \"demonstration\"\n"])

        #expect(
            lines == [
                "state: connected", "you: unlock the front door", "echo: (demonstration) Unlock the front door?",
                "question: Hall front door lock: now locked, then unlocked", "question: Answer y or n.", "you: yes",
                "echo: (demonstration) The front door is unlocked now.", "you: undo that",
                "echo: (demonstration) The front door is locked again.",
                "you: turn on the hall lamp", "echo: (demonstration) The hall lamp is on now.",
            ], "\(lines)")
        #expect(status == 0)
    }

    @Test func `Given a pipe and a house that goes away, then it is told once, and what can be done`() async throws {
        let house = """
            read hello; echo '{"type":"hello","protocol":1,"name":"short"}'; \
            echo '{"type":"inventory","rooms":[{"id":"k","name":"Kitchen"}],"devices":[{"id":"l","name":"Desk lamp",\
            "room":"k","kind":"light","abilities":["power"]}]}'; \
            echo '{"type":"readings","readings":[{"device":"l","state":"off"}]}'; echo '{"type":"ready"}'; read order
            """
        let config = "[house]\nkind = \"program\"\nprogram = \"sh short-house\"\n"

        let (lines, _) = try await run(
            #"""
            mkdir -p "$HOME/.config/echo-tui"; printf %s "$HOUSE" > "$HOME/short-house"; cd "$HOME"
            printf %s "$CONFIG" > "$HOME/.config/echo-tui/config.toml"
            printf 'turn on the desk lamp\nis the desk lamp on?\n' | "$ECHO" --plain --text > "$HOME/out" 2>&1
            """#, environment: ["HOUSE": house, "CONFIG": config])

        let notices = lines.filter { $0.hasPrefix("notice: ") }
        #expect(notices.count == 1, "\(lines)")
        #expect(notices.first?.hasPrefix("notice: The program of the house, sh, has ended: ") == true, "\(lines)")
        #expect(
            lines.contains {
                $0.hasPrefix("echo: The house cannot be reached: the desk lamp will be on when it is back before ")
            }, "\(lines)")
    }

    @Test func `Given a pipe and a house that comes back, then that is told too, where nothing waited for it`()
        async throws
    {
        let house = #"""
            read hello; echo '{"type":"hello","protocol":1,"name":"short"}'
            echo '{"type":"inventory","rooms":[],"devices":[{"id":"r","name":"washing machine","kind":"washing_machine","abilities":["run"]}]}'
            echo '{"type":"readings","readings":[{"device":"r","state":"idle"}]}'; echo '{"type":"ready"}'
            if [ -e "$HOME/came" ]; then cat > /dev/null; else touch "$HOME/came"; read order; fi
            """#
        let config = "[house]\nkind = \"program\"\nprogram = \"sh short-house\"\n"

        let (lines, _) = try await run(
            #"""
            mkdir -p "$HOME/.config/echo-tui"; printf %s "$HOUSE" > "$HOME/short-house"; cd "$HOME"
            printf %s "$CONFIG" > "$HOME/.config/echo-tui/config.toml"; : > "$HOME/out"
            (printf 'start the washing machine\n'; tries=0
             until grep -q 'is back' "$HOME/out" || [ $tries -gt 200 ]; do tries=$((tries+1)); sleep 0.1; done) |
                "$ECHO" --plain --text > "$HOME/out" 2>&1
            """#, environment: ["HOUSE": house, "CONFIG": config])

        #expect(lines.contains { $0.hasPrefix("notice: The program of the house, sh, has ended") }, "\(lines)")
        #expect(lines.contains("notice: The house is back."), "\(lines)")
    }

    @Test func `Given a pipe that erases what is saved, then each line is taken behind the question it answers`()
        async throws
    {
        let (lines, status) = try await run(
            #"""
            printf 'what is nine times nine?\n' | "$ECHO" --plain --text > /dev/null
            printf '/data\ne\nall\nerase\n/history\n' | "$ECHO" --plain --text > "$HOME/out" 2>&1
            """#)

        #expect(lines.contains { $0.hasPrefix("erase: Erase the 1 conversation, and all ") }, "\(lines)")
        #expect(lines.contains("notice: Erased 1 conversation."), "\(lines)")
        #expect(lines.last?.hasPrefix("history: No conversations yet.") == true, "\(lines)")
        #expect(status == 0)
    }

    @Test func `Given a pipe without --plain, then it is plain mode all the same, and says so once`() async throws {
        let (lines, status) = try await run(
            #"echo 'what is nine times nine?' | "$ECHO" --text > "$HOME/answer" 2> "$HOME/out""#)

        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("echo-tui: Standard input is not a terminal: using plain mode") == true)
        #expect(status == 0)
    }

    @Test func `Given nobody answers, when a message is sent, then a notice says why and the status tells`()
        async throws
    {
        let (lines, status) = try await run(
            #"echo hello | "$ECHO" --plain --text --url ws://127.0.0.1:1 2> "$HOME/out" > /dev/null"#)

        #expect(lines.contains { $0.hasPrefix("notice: ") && $0.contains("127.0.0.1") }, "\(lines)")
        #expect(status == 1)
    }

    /// Answers of which something is missing, and what is said of each.
    private static let lostAnswers: [(steps: [PuppetHTTPStep], words: String)] = [
        (PuppetHTTPStep.events([words("Half")], end: .cut), "Half"),
        (PuppetHTTPStep.events([words("Half"), "data: {\"error\":{\"message\":\"It is full.\"}}\n\n"]), "It is full."),
        (
            PuppetHTTPStep.events([
                "data: {\"choices\":[{\"delta\":{\"reasoning_content\":\"Hm.\"}}]}\n\n",
                "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\n", "data: [DONE]\n\n",
            ]), "gave no answer"
        ),
        (PuppetHTTPStep.answer(400, #"{"detail":"It has no such thing."}"#), "It has no such thing."),
        (
            PuppetHTTPStep.answer(
                200, "<!DOCTYPE html><title>Hello</title>", headers: ["content-type": "text/html"]),
            "This is a web page, not an API"
        ),
    ]

    private static func words(_ words: String) -> String {
        "data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":\"\(words)\"}}]}\n\n"
    }

    @Test(arguments: lostAnswers.indices)
    func `Given an answer of which something is missing, then it is said, and the status is not 0`(
        number: Int
    ) async throws {
        let lost = Self.lostAnswers[number]
        let server = PuppetHTTPServer { request in
            switch request.target {
            case "/v1/models": PuppetHTTPStep.answer(200, #"{"data":[{"id":"brain","owned_by":"llamacpp"}]}"#)
            case "/v1/chat/completions": lost.steps
            default: PuppetHTTPStep.answer(404, #"{"error":{"code":404,"message":"File Not Found"}}"#)
            }
        }
        defer { server.close() }
        let url = "http://127.0.0.1:\(try await server.start())/v1"

        let (lines, status) = try await run(
            #"echo hello | "$ECHO" --plain --text --url "$URL" > "$HOME/out" 2>&1"#, environment: ["URL": url])

        #expect(lines.contains { $0.contains(lost.words) }, "\(lines)")
        #expect(status == 1, "\(lines)")
    }

    @Test(arguments: [("data: [DONE]\\n\\n", 0), ("", 1)])
    func `Given the recorded stream of a server, when it is checked, then what it shows is written`(
        end: String, wanted: Int32
    ) async throws {
        let stop = #"data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\n"#
        let stream = #"data: {"choices":[{"delta":{"content":"Hello."}}]}\n\n"# + (end.isEmpty ? "" : stop + end)

        let (lines, status) = try await run(
            #"printf "$STREAM" > "$HOME/stream"; "$ECHO" replay --check "$HOME/stream" > "$HOME/out""#,
            environment: ["STREAM": stream])

        #expect(lines.contains { $0.contains("Hello.") }, "\(lines)")
        #expect(status == wanted, "\(lines)")
    }

    @Test func `Given the reader of a pipe goes, then it ends without a word`() async throws {
        let (lines, status) = try await run(
            #"{ yes hello | "$ECHO" --plain --text; echo "status $?" > "$HOME/out"; } 2> "$HOME/err" | head -2; cat "$HOME/err" >> "$HOME/out""#
        )

        #expect(lines == ["status 141"])
        #expect(status == 0)
    }

    @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
    func `Given it waits, when a signal comes, then it ends with its status`(signal: String, status: Int) async throws {
        let (lines, _) = try await run(
            #"""
            mkfifo "$HOME/in"; exec 3<> "$HOME/in"
            "$ECHO" --plain --text < "$HOME/in" > "$HOME/talk" & pid=$!
            until grep -q connected "$HOME/talk"; do :; done
            kill -\#(signal) $pid; wait $pid; echo "status $?" > "$HOME/out"
            """#)

        #expect(lines == ["status \(status)"])
    }

    @Test func `Given a pipe, when a file is attached, then the next line goes with its text`() async throws {
        let (lines, status) = try await run(
            #"printf 'blue\n' > "$HOME/notes.txt"; printf '/attach ~/notes.txt\nread it' | "#
                + #""$ECHO" --plain --text > "$HOME/out""#)

        #expect(lines.contains { $0.hasPrefix("you: ") && $0.contains("notes.txt") })
        #expect(status == 0)
    }

    @Test func `Given a pipe, when it ends behind an attached file, then it is said that nothing was sent`()
        async throws
    {
        let (lines, status) = try await run(
            #"printf 'blue\n' > "$HOME/notes.txt"; printf '/attach ~/notes.txt\n' | "#
                + #""$ECHO" --plain --text > "$HOME/seen" 2> "$HOME/out""#)

        #expect(lines.contains { $0.hasPrefix("echo-tui: Not sent: @") })
        #expect(status == 1)
    }

    @Test func `Given a pipe, when a file is mistyped, then that message is refused and the next one is answered`()
        async throws
    {
        let (lines, status) = try await run(
            #"""
            printf 'read @~/nots.txt\nwhat is nine times nine?' |
                "$ECHO" --plain --text > "$HOME/answers" 2> "$HOME/out"; status=$?
            cat "$HOME/answers" >> "$HOME/out"; exit $status
            """#)

        #expect(lines.contains("notice: Not sent: read @~/nots.txt"))
        #expect(lines.suffix(2) == ["you: what is nine times nine?", "echo: Nine times nine is 81."])
        #expect(status == 1)
    }

    @Test func `Given a dumb terminal, then a person reads and writes lines, nothing is drawn, and leaving leaves`()
        async throws
    {
        let terminal = try PseudoTerminal(
            command: Self.program, arguments: ["--text"], environment: ["TERM": "dumb"], rows: 120)
        defer { terminal.close() }
        try await terminal.require("state: connected")
        terminal.send("what is twelve times seven?\n")
        try await terminal.require("echo: Twelve times seven is 84.")
        terminal.send("/copy\n")
        try await terminal.require("notice: Could not copy: no clipboard access here. /export talk.md")
        terminal.send("/settings\n")
        try await terminal.require("setting /speed: Speed, 1.00")
        terminal.send("/speed 1.2\n/speed\n/settings\n")
        try await terminal.require("setting /speed: Speed, 1.20")
        terminal.send("/zoom\n:quit\n")
        try await terminal.require("notice: /zoom is not available in plain mode")

        #expect(await terminal.exitStatus() == .exited(0))
        let output = String(decoding: terminal.rawOutput, as: UTF8.self)
        #expect(!output.contains("\u{1B}"))
        #expect(
            !output.unicodeScalars.contains {
                (0x2500...0x259F).contains($0.value) || (0x2800...0x28FF).contains($0.value)
            })
        #expect(!output.contains("you: what is"))
    }

    @Test func `Given a dumb terminal, when Ctrl+C is pressed twice, then it is left`() async throws {
        let terminal = try PseudoTerminal(command: Self.program, arguments: ["--plain", "--text"])
        defer { terminal.close() }
        try await terminal.require("state: connected")
        terminal.press(.control("c"))
        try await terminal.require("question: Quit echo?")
        terminal.press(.control("c"))

        #expect(await terminal.exitStatus() == .exited(0))
    }
}

import EchoTestKit
import EchoWire
import Foundation
import ProgramHarness
import Testing

@Suite(.serialized, .timeLimit(.minutes(10))) struct `A pipe has answers in one stream, and all else in the other` {
    /// A server with one tool, which takes so many seconds to start.
    private static let sky = #"""
        sleep "$1"
        say() { printf '{"jsonrpc":"2.0","id":%s,%s}\n' "$id" "$1"; }
        while read -r line; do
            id=$(printf %s "$line" | sed 's/.*"id":\([0-9]*\).*/\1/')
            case $line in
            *discover*) say '"error":{"code":-32601,"message":"Method not found"}' ;;
            *'"initialize"'*)
                say '"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"sky"}}' ;;
            *'list"'*) say '"result":{"tools":[{"name":"weather","inputSchema":{"type":"object"}}]}' ;;
            *'call"'*) say '"result":{"content":[{"type":"text","text":"sunny"}]}' ;;
            esac
        done
        """#

    /// Answers each question with a call of the tool, and each result with words.
    private static let caller = PuppetHTTPServer.script { messages in
        guard messages.last?["role"] == "tool" else {
            let id = "call_\(messages.count { $0["role"] == "tool" })"
            let call: JSONValue = [
                "index": 0, "id": .string(id), "type": "function",
                "function": ["name": "sky__weather", "arguments": "{}"],
            ]
            return [chunk(["tool_calls": [call]], finish: .null), chunk([:], finish: "tool_calls")]
        }
        return [chunk(["content": "So it is."], finish: .null), chunk([:], finish: "stop")]
    }

    private static func chunk(_ delta: JSONValue, finish: JSONValue) -> String {
        let json: JSONValue = ["choices": [["index": 0, "delta": delta, "finish_reason": finish]]]
        return "data: \(json.text)\n\n"
    }

    /// The lines of a pipe at a server, with tools that ask.
    private func pipe(
        _ lines: [String], at server: PuppetHTTPServer, toolsTake seconds: String = "0"
    ) async throws -> PlainCourse {
        let url = "http://127.0.0.1:\(try await server.start())/v1"
        return try await PlainCourse(
            #"""
            mkdir -p "$HOME/.config/echo-tui"; printf '%s\n' "$SKY" > "$HOME/sky"
            printf '[mcp.sky]\ncommand = "sh"\nargs = ["%s/sky", "%s"]\n' "$HOME" "$SECONDS_TAKEN" \
                > "$HOME/.config/echo-tui/config.toml"
            printf '%s\n' "$LINES_SENT" | "$ECHO" --plain --text --url "$URL" > "$HOME/out" 2> "$HOME/err"
            """#,
            environment: [
                "SKY": Self.sky, "URL": url, "LINES_SENT": lines.joined(separator: "\n"), "SECONDS_TAKEN": seconds,
            ])
    }

    @Test(arguments: [
        "--version", "--help", "local", "doctor --json", "--plain --text",
    ])
    func `Given what it writes finds no room, then it says so, with a status`(arguments: String) async throws {
        let course = try await PlainCourse(#"echo hello | "$ECHO" \#(arguments) > /dev/full 2> "$HOME/err""#)

        #expect(course.err.contains("echo-tui: cannot write: No space left on device"), "\(course.err)")
        #expect(course.status == 1)
    }

    @Test func `each call of a tool that asks is asked about, and where nobody answers it is denied with what helps`()
        async throws
    {
        let server = PuppetHTTPServer(script: Self.caller)
        defer { server.close() }
        let count = 8

        let course = try await pipe((1...count).map { "weather \($0)?" }, at: server)

        let asked = course.out.filter { $0.hasPrefix("tool weather: waiting for approval") }
        #expect(asked.count == count && asked.allSatisfy { $0.hasSuffix("Answer y (yes), n (no) or a (always).") })
        #expect(!course.out.contains { $0.hasPrefix("tool weather: running") }, "\(course.out)")
        #expect(course.out.count { $0 == "echo: So it is." } == count, "\(course.out)")
        let denied = course.err.filter { $0.hasPrefix("notice: Tool call denied: nobody is here to approve weather.") }
        #expect(denied.count == count, "\(course.err)")
        #expect(denied.allSatisfy { $0.hasSuffix(#"permission = "always" in [mcp.sky]."#) })
        #expect(course.err.last == "echo-tui: 8 tool calls were denied: nobody was here to approve them.")
        #expect(course.status == 1)
        let told = server.requests.last.map { String(decoding: $0.body, as: UTF8.self) } ?? ""
        #expect(told.contains("Nobody is there to approve this call"))
    }

    @Test func `its first line waits for tools that take a moment to come, which is said beside the answers`()
        async throws
    {
        let server = PuppetHTTPServer(script: Self.caller)
        defer { server.close() }

        let course = try await pipe(["weather?", "y"], at: server, toolsTake: "3")

        #expect(course.err.contains("notice: Waiting for the MCP server sky to start."), "\(course.err)")
        #expect(course.out.contains { $0.hasPrefix("tool weather: ") && $0.hasSuffix("sunny") }, "\(course.out)")
        #expect(course.out.last == "echo: So it is.")
        #expect(!course.out.contains { $0.hasPrefix("notice: ") }, "\(course.out)")
        #expect(course.status == 0, "\(course.err)")
    }

    @Test func `a model that is refused costs no answer, however often`() async throws {
        let server = PuppetHTTPServer(
            script: PuppetHTTPServer.script { messages in
                let content = messages.last?["content"]
                let asked = content?.string ?? content?[0]?["text"]?.string ?? ""
                return [
                    Self.chunk(["content": .string("So much for \(asked)")], finish: .null),
                    Self.chunk([:], finish: "stop"),
                ]
            })
        defer { server.close() }
        let numbers = 1...6

        let course = try await pipe(numbers.flatMap { ["/model nope-\($0)", "number \($0)"] }, at: server)

        #expect(
            course.out.filter { $0.hasPrefix("echo: ") } == numbers.map { "echo: So much for number \($0)" },
            "\(course.out)")
        let refused = course.err.filter { $0.hasPrefix("notice: Unknown model “nope-") }
        #expect(refused.count == numbers.count, "\(course.err)")
        #expect(course.status == 0)
    }

    @Test func `why an answer is not whole stands apart from what came of it`() async throws {
        let server = PuppetHTTPServer(
            script: PuppetHTTPServer.script { _ in
                [Self.chunk(["content": "Half"], finish: .null), "data: {\"error\":{\"message\":\"It is full.\"}}\n\n"]
            })
        defer { server.close() }

        let course = try await pipe(["hello"], at: server)

        #expect(course.out.contains("echo: Half"), "\(course.out)")
        #expect(!course.out.contains { $0.contains("It is full.") || $0.hasPrefix("notice: ") }, "\(course.out)")
        #expect(course.err.contains { $0.contains("It is full.") }, "\(course.err)")
        #expect(course.err.last?.hasPrefix("echo-tui: The message got no complete answer") == true, "\(course.err)")
        #expect(course.status == 1)
    }

    @Test func `tabs of an answer stay tabs in a pipe and in what is exported`() async throws {
        let server = PuppetHTTPServer(
            script: PuppetHTTPServer.script { _ in
                [Self.chunk(["content": "all:\n\tgcc\tx.c\n"], finish: .null), Self.chunk([:], finish: "stop")]
            })
        defer { server.close() }
        let course = try await PlainCourse(
            #"""
            echo hello | "$ECHO" --plain --text --url "$URL" > "$HOME/out" 2> "$HOME/err"
            id=$("$ECHO" history | sed -n '1s/ .*//p')
            for format in md txt; do "$ECHO" history export --format $format "$id" >> "$HOME/out"; done
            "$ECHO" history show "$id" >> "$HOME/out"
            """#, environment: ["URL": "http://127.0.0.1:\(try await server.start())/v1"])

        #expect(course.out.count { $0.hasSuffix("\tgcc\tx.c") } == 4, "\(course.out) \(course.err)")
        #expect(course.status == 0)
    }

    @Test func `what is exported as JSON has no character that commands a terminal`() async throws {
        let server = PuppetHTTPServer(
            script: PuppetHTTPServer.script { _ in
                [Self.chunk(["content": "a\u{9B}2J \u{202E}fed"], finish: .null), Self.chunk([:], finish: "stop")]
            })
        defer { server.close() }
        let course = try await PlainCourse(
            #"""
            echo hello | "$ECHO" --plain --text --url "$URL" > /dev/null 2>&1
            id=$("$ECHO" history | sed -n '1s/ .*//p')
            "$ECHO" history export --format json "$id" > "$HOME/out" 2> "$HOME/err"
            """#, environment: ["URL": "http://127.0.0.1:\(try await server.start())/v1"])

        let text = course.out.joined(separator: "\n")
        #expect(text.contains(#"a\u009b2J \u202efed"#), "\(text) \(course.err)")
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || (0x20..<0x7F).contains($0.value) }, "\(text)")
        #expect(course.status == 0)
    }
}

extension PuppetHTTPServer {
    /// A model server that answers what `events` makes of the messages, over Chat Completions.
    fileprivate static func script(_ events: @escaping @Sendable ([JSONValue]) -> [String]) -> Script {
        { request in
            switch request.target {
            case "/v1/models": PuppetHTTPStep.answer(200, #"{"data":[{"id":"brain","owned_by":"llamacpp"}]}"#)
            case "/v1/chat/completions":
                PuppetHTTPStep.events(events(request.json?["messages"]?.array ?? []) + ["data: [DONE]\n\n"])
            default: PuppetHTTPStep.answer(404, #"{"error":{"code":404,"message":"File Not Found"}}"#)
            }
        }
    }
}

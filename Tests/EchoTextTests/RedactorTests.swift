import EchoText
import Testing

@Suite struct `Words that others wrote` {
    /// What is secret in the words.
    private static let secrets: [(words: String, secret: String)] = [
        ("key " + "s" + "k-ant-api03-abcdefghijklmnop (end)", "api03"),
        ("key " + "AI" + "zaSyA1234567890abcdefghijklmnopqrstu", "zaSyA1234"),
        ("key " + "h" + "f_abcdefghijklmnopqrstuvwx.", "abcdefghijkl"),
        ("gh" + "p_abcdefghijklmnopqrstuvwxyz0123456789", "abcdefghijkl"),
        ("gs" + "k_abcdefghijklmnopqrstuvwxyz012345", "abcdefghijkl"),
        ("xa" + "i-abcdefghijklmnopqrstuvwxyz012345", "abcdefghijkl"),
        ("AK" + "IAIOSFODNN7EXAMPLE", "IOSFODNN7"),
        ("aws_secret_access_key = wJalrXUtnFEMI/K7MDENG", "wJalrXUtn"),
        ("xo" + "xb-123456789012-abcdefghijkl", "123456789012"),
        ("AZURE api-key: 0123456789abcdef0123456789abcdef", "0123456789abcdef"),
        ("(0123456789abcdef0123456789abcdef)", "0123456789abcdef"),
        ("token ey" + "JhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abcdefghijk", "eyJzdWI"),
        ("postgres://dbuser:dbPASS77@10.2.3.4/x", "dbPASS77"),
        ("Set-Cookie: session=SESSIONSECRET1; path=/", "SESSIONSECRET1"),
        ("x-api-key=plainvalue12345678", "plainvalue"),
        ("Authorization: Bearer abcdef0123456789xyz", "abcdef0123"),
        ("Authorization: Basic dXNlcjpwYXNzd29yZA==", "dXNlcjpwYXNz"),
        ("password: hunter2", "hunter2"),
    ]

    private static let people = [
        "write to jane.doe@corp.example", "no /home/jane/x.gguf", "no /Users/jane/x.gguf", #"no C:\Users\jane\x.gguf"#,
    ]

    private func json(_ words: String) -> String {
        let words = words.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return #"{"error":{"message":"\n\#(words)\n"}}"#
    }

    @Test(arguments: secrets)
    func `are shown without what is secret in them`(words: String, secret: String) {
        #expect(!Redactor.redacted(words).contains(secret))
        #expect(Redactor.redacted(words).contains("‹key›"))
    }

    @Test(arguments: secrets)
    func `stay JSON without what is secret in them`(words: String, secret: String) {
        let redacted = Redactor.redacted(json: json(words))

        #expect(!redacted.contains(secret))
        #expect(JSONTree([redacted]).isWhole)
        #expect(redacted.hasPrefix(#"{"error":{"message":"\n"#) && redacted.hasSuffix(#"\n"}}"#))
    }

    @Test(arguments: people)
    func `are given to others without whose they are`(words: String) {
        #expect(Redactor.redacted(words) == words)
        #expect(!Redactor.redacted(words, people: true).contains("jane"))
        #expect(!Redactor.redacted(json: json(words), people: true).contains("jane"))
        #expect(JSONTree([Redactor.redacted(json: json(words), people: true)]).isWhole)
    }

    @Test(arguments: [
        "The maximum context length is 4096 tokens: you asked for 5000.", "max_tokens=4096 is too many",
        "what is a token?", "Invalid password: please try again", "the risk-free task-force of the week_end",
        "see https://example.org:8080/home and http://[::1]:80/v1", "a basic understanding", "at 10:30, @noon",
        "session: over", "resp_0123456789abcdef0123456789abcdef is gone", "",
    ])
    func `stay as they are where nothing is secret`(words: String) {
        #expect(Redactor.redacted(words, people: true) == words)
        #expect(Redactor.redacted(json: json(words), people: true) == json(words))
    }

    @Test func `keep the names of messages, which are numbers at some servers`() {
        let chunk = #"{"id":"0123456789abcdef0123456789abcdef","object":"chat.completion.chunk"}"#
        #expect(Redactor.redacted(json: chunk, people: true) == chunk)
    }

    @Test func `lose the values of members that are named like secrets`() {
        #expect(
            Redactor.redacted(json: #"{"set-cookie":"a","usage":{"total_tokens":12},"client_secret":"b\"c"}"#)
                == #"{"set-cookie":"‹key›","usage":{"total_tokens":12},"client_secret":"‹key›"}"#)
    }

    @Test(arguments: ["token:", "a@", "eyJ.", "/home", "://:", "basic ", "\\u", "password=", "sk-*"])
    func `are read in time that grows as they do`(part: String) {
        let long = String(repeating: part, count: 5_000)
        let clock = ContinuousClock()
        let time = clock.measure {
            _ = Redactor.redacted(long, people: true)
            _ = Redactor.redacted(json: long, people: true)
        }
        #expect(time < .seconds(20))
    }
}

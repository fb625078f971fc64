import Echo
import EchoScreen
import EchoText
import Foundation
import Testing

@testable import EchoStore

@Suite struct `A conversation in a file` {
    private static let start = Date(timeIntervalSince1970: 1_700_000_000)
    private let messages = [
        SaidMessage(id: "1", name: "you", role: "user", date: start, text: "one"),
        SaidMessage(id: "2", name: "echo", role: "assistant", date: start + 1, text: "**two**"),
        SaidMessage(
            id: "3", name: "tool", role: "tool", date: start + 2, text: "```", tool: "read_file", arguments: "{}"),
    ]

    @Test(arguments: [
        ("a.md", ConversationFormat.markdown), ("a.b.TXT", .text), ("~/x.json", .json), ("x.markdown", .markdown),
        ("x.jsonl", .jsonLines),
        ("x.pdf", nil), ("md", nil), ("", nil),
    ])
    func `is written as the ending of its name says`(name: String, format: ConversationFormat?) {
        #expect(ConversationFormat(fileName: name) == format)
        #expect(FileWriter().canWrite(name) == (format != nil))
    }

    @Test func `holds everything that was said`() throws {
        #expect(
            ConversationFormat.markdown.text(messages) == """
                ## you · 2023-11-14 22:13:20

                one

                ## echo · 2023-11-14 22:13:21

                **two**

                ## tool read_file · 2023-11-14 22:13:22

                ````
                ```
                ````

                """)
        #expect(ConversationFormat.markdown.text([messages[0]], title: "Numbers").hasPrefix("# Numbers\n\n## you"))
        #expect(ConversationFormat.text.text([messages[0]], title: "Numbers").hasPrefix("Numbers\n\nyou"))
        let text = ConversationFormat.text.text(messages)
        #expect(text.hasPrefix("you · 2023-11-14 22:13:20\none\n\necho"))
        let json = ConversationFormat.json.text(messages)
        let tree = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let entries = try #require(tree?["messages"] as? [[String: Any]])
        #expect(entries.map { $0["text"] as? String } == ["one", "**two**", "```"])
        #expect(entries.last?["arguments"] as? String == "{}")
        let lines = ConversationFormat.jsonLines.text(messages).split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.first?.contains(#""text":"one""#) == true)
    }

    @Test func `has what was thought, apart from what was said`() throws {
        var answer = SaidMessage(id: "2", name: "echo", role: "assistant", date: Self.start, text: "Sunny.")
        answer.thoughts = "Thought for 3 s\n\nThey <ask>."
        let markdown = ConversationFormat.markdown.text([answer])
        #expect(markdown.hasSuffix("\n\n> Thought for 3 s\n>\n> They <ask>.\n\nSunny.\n"))
        let text = ConversationFormat.text.text([answer])
        #expect(text.hasSuffix("22:13:20\n| Thought for 3 s\n|\n| They <ask>.\n\nSunny.\n"))
        #expect(ConversationFormat.jsonLines.text([answer]).contains(#""thoughts":"Thought for 3 s\n\nThey <ask>.""#))
        let page = ConversationFormat.html.text([answer])
        #expect(page.contains("<details><summary>Thought for 3 s</summary>"))
        #expect(page.contains("They &lt;ask&gt;.</p></details>"))
    }

    @Test func `has the sources of an answer as links, and as lines`() throws {
        var answer = SaidMessage(id: "2", name: "echo", role: "assistant", date: Self.start, text: "Sunny.")
        answer.sources = [
            try #require(WebSource(title: "Weather", url: "https://example.com/a")),
            try #require(WebSource(title: "", url: "https://example.com/b")),
        ]
        let markdown = ConversationFormat.markdown.text([answer])
        #expect(markdown.contains("Sunny.\n\n\\[1\\] [Weather](<https://example.com/a>)  \n\\[2\\] "))
        let text = ConversationFormat.text.text([answer])
        #expect(text.hasSuffix("Sunny.\n[1] Weather: https://example.com/a\n[2] https://example.com/b\n"))
        let json = ConversationFormat.jsonLines.text([answer])
        #expect(json.contains(#""sources":[{"title":"Weather","url":"https://example.com/a"}"#))
        #expect(ConversationFormat.html.text([answer]).contains(#"href="https://example.com/a""#))
    }

    @Test func `marks where the server went on from a summary`() {
        var answer = SaidMessage(id: "2", name: "echo", role: "assistant", date: Self.start, text: "Sunny.")
        answer.isFromSummary = true
        let words = "The server summarised everything above this point."
        #expect(ConversationFormat.markdown.text([answer]).hasPrefix("*(\(words))*\n\n## echo"))
        #expect(ConversationFormat.text.text([answer]).hasPrefix("(\(words))\n\necho"))
        #expect(ConversationFormat.jsonLines.text([answer]).contains(#""isFromSummary":true"#))
        #expect(ConversationFormat.html.text([answer]).contains("<p>\(words)</p>"))
    }

    @Test func `names the pictures that were shown`() throws {
        var question = messages[0]
        question.pictures = [Picture(name: "a<b>.png", format: .png, width: 1200, height: 800, size: 312_000)]

        let line = "picture: a<b>.png 1200 × 800, 312.0 kB"
        #expect(ConversationFormat.markdown.text([question]).hasSuffix("one\n\n*(\(line))*\n"))
        #expect(ConversationFormat.text.text([question]).hasSuffix("one\n(\(line))\n"))
        #expect(ConversationFormat.html.text([question]).contains("<p>🖼 a&lt;b&gt;.png 1200 × 800, 312.0 kB</p>"))
        let json = ConversationFormat.jsonLines.text([question])
        #expect(
            json.contains(
                #""pictures":[{"height":800,"mediaType":"image/png","name":"a<b>.png","size":312000,"width":1200}]"#))
    }

    @Test func `says of an interrupted answer how far it was heard`() {
        var answer = SaidMessage(
            id: "2", name: "echo", role: "assistant", date: Self.start,
            text: "Herons sleep in <tall> trees, on one leg.",
            heardCharacters: 28)
        answer.details = SaidMessage.Details(mode: "audio", medium: "voice", heard: .milliseconds(2_100))
        let words = "interrupted after 2.1 s: heard up to “… sleep in <tall> trees”"

        #expect(ConversationFormat.markdown.text([answer]).hasSuffix("on one leg.\n\n*(\(words))*\n"))
        #expect(ConversationFormat.text.text([answer]).hasSuffix("on one leg.\n(\(words))\n"))
        let page = ConversationFormat.html.text([answer])
        #expect(page.contains("</time> · interrupted after 2.1 s: heard up to “… sleep in &lt;tall&gt; trees”<"))
        let unheard = SaidMessage(
            id: "2", name: "echo", role: "assistant", date: Self.start, text: "Herons", heardCharacters: 0)
        #expect(ConversationFormat.text.text([unheard]).hasSuffix("Herons\n(interrupted before any of it was heard)\n"))
    }

    @Test(arguments: [ConversationFormat.json, .jsonLines])
    func `writes in JSON no character that commands a terminal or turns a text round`(format: ConversationFormat) {
        let message = SaidMessage(
            id: "1", name: "you", role: "user", date: Self.start, text: "a\u{9B}2J \u{202E}fed\u{2066}\u{7F}\0")
        let written = format.text([message])

        #expect(written.unicodeScalars.allSatisfy { $0 == "\n" || (0x20..<0x7F).contains($0.value) })
        #expect(written.contains(#"a\u009b2J \u202efed\u2066\u007f\u0000"#))
    }

    @Test func `says when by the clock of whoever reads it, and in JSON how far that is from UTC`() throws {
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        let summer = SaidMessage(
            id: "4", name: "you", role: "user", date: Self.start + 240 * 86_400, text: "later")
        let said = [messages[0], summer]

        #expect(ConversationFormat.text.text(said, in: berlin).contains("2023-11-14 23:13:20\none"))
        #expect(ConversationFormat.markdown.text(said, in: berlin).contains("## you · 2024-07-12 00:13:20\n"))
        let page = ConversationFormat.html.text(said, in: berlin)
        #expect(page.contains(#"<time datetime="2023-11-14T23:13:20+01:00">2023-11-14 23:13:20</time>"#))
        let json = ConversationFormat.json.text(said, in: berlin)
        #expect(json.contains(#""at" : "2023-11-14T23:13:20+01:00""#))
        #expect(json.contains(#""at" : "2024-07-12T00:13:20+02:00""#))
        #expect(ExportedTime.date("2024-07-12T00:13:20+02:00") == summer.date)
        #expect(ExportedTime.date("2023-11-14T22:13:20Z") == Self.start)
        #expect(ExportedTime.date("2023-11-15T03:43:20+0530") == Self.start)
    }
}

import EchoPresentation
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
                ## you · 2023-11-14T22:13:20Z

                one

                ## echo · 2023-11-14T22:13:21Z

                **two**

                ## tool read_file · 2023-11-14T22:13:22Z

                ````
                ```
                ````

                """)
        let text = ConversationFormat.text.text(messages)
        #expect(text.hasPrefix("you · 2023-11-14T22:13:20Z\none\n\necho"))
        let json = ConversationFormat.json.text(messages)
        let tree = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: [[String: Any]]]
        let entries = try #require(tree?["messages"])
        #expect(entries.map { $0["text"] as? String } == ["one", "**two**", "```"])
        #expect(entries.last?["arguments"] as? String == "{}")
        let lines = ConversationFormat.jsonLines.text(messages).split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.first?.contains(#""text":"one""#) == true)
    }
}

import Echo
import EchoScreen
import Foundation
import Testing

@testable import EchoStore

@Suite struct `An interpretation as a file` {
    private let languages = InterpretedLanguages(own: "en", other: "es")

    private func line(
        _ said: String, _ translation: String, into target: String = "es", from began: Double, to ended: Double,
        _ state: InterpretedLine.State = .whole
    ) -> InterpretedLine {
        InterpretedLine(
            id: "\(began)", target: target, source: said, translation: translation, began: .seconds(began),
            ended: .seconds(ended), state: state)
    }

    private var talk: [InterpretedLine] {
        [
            line("Good evening.", "Buenas noches.", from: 1.5, to: 3),
            line("¿Qué tal?", "How are you?", into: "en", from: 4, to: 6.25),
        ]
    }

    private func text(_ name: String, _ lines: [InterpretedLine]) -> String? {
        InterpretationFormat(fileName: name).map { InterpretationDocument(lines, between: languages).text($0) }
    }

    @Test func `is numbered subtitles of what each hears`() {
        #expect(
            text("talk.srt", talk) == """
                1
                00:00:01,500 --> 00:00:03,000
                Buenas noches.

                2
                00:00:04,000 --> 00:00:06,250
                How are you?

                """)
    }

    @Test func `is subtitles of everything in one language`() {
        #expect(
            text("/tmp/talk.es.vtt", talk) == """
                WEBVTT

                00:00:01.500 --> 00:00:03.000
                Buenas noches.

                00:00:04.000 --> 00:00:06.250
                ¿Qué tal?

                """)
    }

    @Test func `a subtitle stays long enough to be read, and goes before the next one comes`() {
        let lines = [
            line("Yes.", "Sí.", from: 0, to: 0.1), line("No.", "No.", from: 0.5, to: 0.6),
            line("Well.", "Bueno.", from: 30, to: 30),
        ]
        let cues = Subtitles(lines).cues
        #expect(cues.map(\.start) == [.seconds(0), .seconds(1), .seconds(30)])
        #expect(zip(cues, cues.dropFirst()).allSatisfy { $0.end <= $1.start })
        #expect(cues.allSatisfy { $0.end - $0.start >= .seconds(1) })
    }

    @Test func `long texts are several subtitles of two lines`() {
        let words = (1...60).map { "palabra\($0)" }.joined(separator: " ")
        let cues = Subtitles([line("Long.", words, from: 0, to: 30)]).cues
        #expect(cues.count > 3)
        #expect(cues.allSatisfy { $0.lines.count <= 2 && $0.lines.allSatisfy { $0.count <= Subtitles.width } })
        #expect(cues.flatMap(\.lines).joined(separator: " ") == words)
    }

    @Test func `what is translated late is shown when it was said`() {
        let words = (1...12).map { "palabra\($0)" }.joined(separator: " ")
        let cues = Subtitles([line("Long.", words, from: 20, to: 60)]).cues

        #expect(cues.count == 2)
        #expect(cues.last.map { $0.start < .seconds(31) } == true)
    }

    @Test func `nothing that was said is taken for the file's own marks`() {
        let lines = [line("x", "a --> b <i>&", from: 1, to: 3)]
        #expect(text("t.srt", lines)?.contains("a → b <i>&") == true)
        #expect(text("t.vtt", lines)?.contains("a → b &lt;i&gt;&amp;") == true)
        let page = text("t.html", [line("<script>alert(1)</script>", "\"'&", from: 1, to: 3)])
        #expect(page?.contains("<script>") == false && page?.contains("&lt;script&gt;") == true)
        #expect(text("t.md", [line("a | b", "*c*", from: 1, to: 3)])?.contains("| a \\| b | \\*c\\* |") == true)
    }

    @Test func `is a page with both languages side by side`() {
        let page = text("talk.html", talk)
        #expect(page?.contains("<th>English</th><th>Spanish</th>") == true)
        #expect(
            page?.contains(
                """
                <td class="time">0:04</td><td lang="en" dir="auto">How are you?</td>\
                <td lang="es" dir="auto">¿Qué tal?</td>
                """) == true)
        #expect(
            text("talk.md", talk) == """
                # Interpretation

                | Time | English | Spanish |
                |---|---|---|
                | 0:01 | Good evening. | Buenas noches. |
                | 0:04 | How are you? | ¿Qué tal? |

                """)
    }

    @Test func `what is said in any language is called the original`() {
        let languages = InterpretedLanguages(own: InterpretedLanguages.unknown, other: "es", isOneWay: true)
        #expect(
            InterpretationDocument(talk, between: languages).text(.markdown).contains("| Time | Original | Spanish |"))
    }

    @Test func `what broke off or was not translated is marked`() {
        let lines = [
            line("Good", "Bue", from: 1, to: 2, .cutOff), line("Evening.", "", from: 3, to: 4),
        ]
        #expect(text("t.txt", lines)?.contains("es: Bue (cut off)\n") == true)
        #expect(text("t.txt", lines)?.contains("(not translated)") == true)
        #expect(text("t.srt", lines)?.contains("2\n") == false)
    }

    @Test func `is JSON with times`() throws {
        let json = try #require(text("talk.json", [talk[0]]))
        struct Entry: Decodable, Equatable {
            var start, end: Double
            var target, source, translation: String
            var complete: Bool
        }
        #expect(
            try JSONDecoder().decode([Entry].self, from: Data(json.utf8)) == [
                Entry(
                    start: 1.5, end: 3, target: "es", source: "Good evening.", translation: "Buenas noches.",
                    complete: true)
            ])
    }

    @Test(
        arguments: [
            ("a.srt", .srt(nil)), ("a.es.srt", .srt("es")), ("es.srt", .srt(nil)), ("a.2026.vtt", .vtt(nil)),
            ("A.DE.VTT", .vtt("de")), ("a.html", .html), ("a.md", .markdown), ("a.txt", .text), ("a.json", .json),
            ("srt", nil), ("a.wav", nil), ("", nil),
        ] as [(String, InterpretationFormat?)])
    func `is written as its name ends`(name: String, format: InterpretationFormat?) {
        #expect(InterpretationFormat(fileName: name) == format)
    }
}

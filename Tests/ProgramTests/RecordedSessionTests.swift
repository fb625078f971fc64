import Foundation
import ProgramHarness
import Testing

/// `scripts/session.py` makes the picture from the program itself; its sentences are said here again.
@Suite(.timeLimit(.minutes(5))) struct `The README's moving picture` {
    private func text(of path: String) throws -> String {
        try String(contentsOf: BuiltProducts.sourceDirectory.appending(path: path), encoding: .utf8)
    }

    @Test func `shows what is typed, and the answers that the program gives today`() async throws {
        let picture = try text(of: "docs/pictures/session.svg")
        let sentences = try text(of: "scripts/session.py").matches(of: /(?m)^    \("([^"]+)", "/).map {
            String($0.output.1)
        }

        let course = try await PlainCourse(
            #"""
            mkdir -p "$HOME/.config/echo-tui"
            printf '[house]\nkind = "demonstration"\n' > "$HOME/.config/echo-tui/config.toml"
            printf '%s\n' "$SENTENCES" | "$ECHO" --plain --text > "$HOME/out" 2> "$HOME/err"
            """#, environment: ["SENTENCES": sentences.joined(separator: "\n")])
        let answers = course.out.filter { $0.hasPrefix("echo: ") }.map { String($0.dropFirst(6)) }

        #expect(sentences.count >= 5)
        #expect(answers.count == sentences.count, "\(course.out) \(course.err)")
        for words in sentences + answers { #expect(picture.contains(">\(words)</text>"), "\(words)") }
    }

    @Test func `has at most two megabytes, and loads nothing`() throws {
        let picture = try text(of: "docs/pictures/session.svg")

        #expect(picture.utf8.count < 2 << 20)
        #expect(!picture.contains("href") && !picture.contains("<script"))
        #expect(try text(of: "README.md").contains("(docs/pictures/session.svg)"))
    }
}

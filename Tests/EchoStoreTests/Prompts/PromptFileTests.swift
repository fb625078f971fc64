import EchoApp
import EchoScreen
import EchoStore
import Foundation
import Testing

@Suite struct `Prompts in a file` {
    private let sut = PromptFile(try! ScreenComposition().catalog)

    private func read(_ text: String) throws(PromptFileError) -> [SavedPrompt] {
        var count = 0
        return try sut.read(text, file: "p.toml", at: noon) {
            count += 1
            return PromptID("\(count)")
        }
    }

    @Test func `are read with what they set`() throws {
        let prompts = try read(
            """
            [[prompt]]
            name = "Tutor"
            default = true
            voice = "cedar"
            turn_taking = "semantic"
            silence_ms = 800
            voice_model = "gpt-realtime-mini"
            text = \"\"\"
            One
            Two\"\"\"

            [[prompt]]
            name = "Short"
            text = "Be short."
            """)

        #expect(prompts.map(\.name) == ["Tutor", "Short"])
        #expect(prompts.map(\.isDefault) == [true, false])
        #expect(prompts[0].text == "One\nTwo")
        #expect(
            prompts[0].values == [
                .voice: .word("cedar"), .turnTaking: .word("semantic"), .silence: .number(800),
                .realtimeModel: .word("gpt-realtime-mini"),
            ])
        #expect(prompts[1].values == [:])
    }

    @Test func `come back as they were written`() throws {
        let text = "Say \"hi\" and \\n\n\"\"\"quoted\"\"\"\n\ttabs, and umlauts: ü\n"
        let tutor = SavedPrompt(
            id: PromptID("1"), name: "The \"Tutor\"", text: text,
            values: [.voice: .word("cedar"), .speed: .number(0.9), .maximumTokens: .word("inf")], isDefault: true,
            createdAt: noon)
        let other = SavedPrompt(id: PromptID("2"), name: "Other", text: "One line", createdAt: noon)

        #expect(try read(PromptFile.text([tutor, other])) == [tutor, other])
    }

    @Test(arguments: [
        ("[[prompt]]\nname = \"A\"\ntext = \"t\"\nvoice = \"bob\"", 4, "voice must be one of"),
        ("[[prompt]]\nname = \"A\"\ntext = \"t\"\n\n[[prompt]]\nname = \"a\"\ntext = \"t\"", 6, "another prompt"),
        ("[[prompt]]\nname = \"A\"\ntext = \"t\"\nevil = 1", 4, "a prompt has no evil"),
        ("[[prompt]]\nname = \"off\"\ntext = \"t\"", 2, "the name must not be off"),
        ("[[prompt]]\nname = \"A\"\ntext = 3", 3, "text must be a string"),
        ("[[prompt]]\nname = \"A\"", 2, "text must be a string"),
        ("[[prompt]]\nname = \"A\\u001b[31m\"\ntext = \"t\"", 2, "the name must be one line of plain text"),
        ("[[prompt]]\nname = \"A\"\ntext = \"  \"", 3, "the text must not be empty"),
        ("[[prompt]]\nname = \"A\"\ntext = \"t\"\nsilence_ms = \"long\"", 4, "silence_ms must be"),
        ("[[prompt]]\nname = \"A\"\ntext = \"t\"\nsilence_ms = [1]", 4, "silence_ms must be a word or a number"),
        ("api_key = \"x\"\n[[prompt]]\nname = \"A\"\ntext = \"t\"", 1, "only [[prompt]] can stand here"),
        ("[[prompt]]\nname = \"A\n", 2, "this is not TOML"), ("", nil, "there is no [[prompt]] in it"),
        ("prompt = 3", nil, "there is no [[prompt]] in it"),
    ]) func `are refused as a whole, with the line and a sentence`(text: String, line: Int?, reason: String) {
        let error = #expect(throws: PromptFileError.self) { try read(text) }

        #expect(error?.line == line)
        #expect(error?.reason.hasPrefix(reason) == true, "\(error?.reason ?? "")")
    }

    @Test(arguments: [("/nowhere/p.toml", "No such file or directory"), ("/tmp", "Is a directory")])
    func `say why their file cannot be read`(path: String, why: String) async throws {
        let files = PromptFiles(try ScreenComposition().catalog)
        let error = await #expect(throws: PromptFileError.self) { try await files.read(path, at: noon) }

        #expect(error?.wording.text(keyName: \.name) == "\(path): it cannot be read: \(why). Nothing was imported.")
    }

    @Test func `are not looked for in what is too large`() {
        let text = "[[prompt]]\nname = \"A\"\ntext = \"\(String(repeating: "x", count: 1_000_000))\""

        #expect(throws: PromptFileError(file: "p.toml", reason: "it is too large")) { try read(text) }
    }
}

import Foundation
import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `Names of prompts` {
    private func prompts(_ names: String...) -> [SavedPrompt] {
        names.map { SavedPrompt(id: PromptID($0), name: $0, text: "t", createdAt: .distantPast) }
    }

    @Test(arguments: [
        ("tutor", "Tutor"), ("TUTOR ", "Tutor"), ("tu", "Tutor"), ("t", nil), ("", nil), ("x", nil),
        ("translator", "Translator"),
    ]) func `are found as they are typed`(words: String, name: String?) {
        #expect(PromptNames.prompt(words, among: prompts("Tutor", "Translator"))?.name == name)
    }

    @Test func `are given a number where they are taken`() {
        #expect(PromptNames.free("Tutor", among: prompts("Other")) == "Tutor")
        #expect(PromptNames.free("tutor", among: prompts("Tutor", "Tutor 2")) == "tutor 3")
    }

    @Test(arguments: [("", false), ("off", false), ("two\nlines", false), (" x", false), ("Tutor", true)])
    func `can be typed after a slash command`(name: String, isGood: Bool) {
        #expect((SavedPrompt.objection(toName: name) == nil) == isGood)
    }
}

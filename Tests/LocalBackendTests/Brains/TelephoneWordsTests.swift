import EchoWire
import Foundation
import LocalBackend
import Testing

@testable import LocalBackend

@Suite struct `The offline assistant on the telephone` {
    private func answer(_ text: String, isOnPhone: Bool) -> String {
        let tools = isOnPhone ? [BrainTool(name: "hang_up", description: "", parameters: [:])] : []
        let prompt = BrainPrompt(
            items: [.user(text)], tools: tools, now: Date(timeIntervalSince1970: 1_764_079_320), timeZone: .gmt, seed: 1
        )
        return SkillBrain().parts(prompt).map { if case .text(let text) = $0 { text } else { "" } }.joined()
    }

    @Test(arguments: [
        "Write me a poem about rain.", "goodbye", "help", "how can I quit", "how do I use my voice",
        "where are the settings", "how can I connect a model", "what can you do",
    ])
    func `says nothing of keys, programs and variables`(text: String) {
        let words = answer(text, isOnPhone: true)
        #expect(!words.isEmpty)
        for word in ["Control C", "OPENAI_API_KEY", "--url", "Enter", "Escape", "F1", "pane", "connect a model"] {
            #expect(!words.contains(word), "\(words)")
        }
    }

    @Test func `and still does so where there is a keyboard`() {
        #expect(answer("goodbye", isOnPhone: false).contains("Control C"))
        #expect(answer("how can I connect a model", isOnPhone: false).contains("OPENAI_API_KEY"))
    }
}

import Foundation
import Testing

@testable import LocalBackend

@Suite struct `The offline assistant does what a program tells it plainly` {
    private func answer(_ items: BrainItem...) -> String {
        let prompt = BrainPrompt(items: items, now: Date(timeIntervalSince1970: 0), timeZone: .gmt, seed: 1)
        return SkillBrain().parts(prompt).map { if case .text(let text) = $0 { text } else { "" } }.joined()
    }

    @Test(arguments: [
        ("The call is connected. Greet the caller in one short sentence.", "Hello. How can I help you?"),
        ("The caller is silent. Ask in a few words whether they are still there.", "Are you still there?"),
        ("Say this to the caller now, word for word, and nothing else: Lunch is ready.", "Lunch is ready."),
        ("Nobody answers. Say goodbye in one short sentence.", "Goodbye."),
    ])
    func `and nothing else`(order: String, said: String) {
        #expect(answer(.system(order)) == said)
    }

    @Test func `and goes on with what the user asks`() {
        #expect(answer(.system("Greet the caller."), .user("what is two plus two", alternatives: [])).contains("4"))
        #expect(!answer(.user("hello", alternatives: []), .system("The caller is called Ada.")).isEmpty)
    }
}

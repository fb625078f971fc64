import EchoScreen
import EchoStore
import Foundation
import Testing

@Suite struct `The library of prompts` {
    private let folder = StoreFolder()

    private func prompt(_ name: String, id: String? = nil, isDefault: Bool = false) -> SavedPrompt {
        SavedPrompt(
            id: PromptID(id ?? name), name: name, text: "Be \(name).", isDefault: isDefault, createdAt: noon)
    }

    @Test func `gives back a prompt as it was saved`() async throws {
        let store = folder.store()
        var tutor = prompt("Tutor", isDefault: true)
        tutor.text = "One\nTwo {{date}}"
        tutor.values = [
            .voice: .word("cedar"), .turnTaking: .word("semantic"), .silence: .number(800), .speed: .number(1.25),
            .realtimeModel: .word("gpt-realtime-mini"), .responsesModel: .word("gpt-5-nano"),
            .maximumTokens: .word("inf"),
        ]

        try await store.save(tutor)

        #expect(try await store.prompts() == [tutor])
    }

    @Test func `has one default or none`() async throws {
        let store = folder.store()
        try await store.save(prompt("A", isDefault: true))
        try await store.save(prompt("B", isDefault: true))

        #expect(try await store.prompts().filter(\.isDefault).map(\.name) == ["B"])
    }

    @Test func `takes no name twice, however it is capitalised`() async throws {
        let store = folder.store()
        try await store.save(prompt("Ärztin"))

        await #expect(throws: StoreError.nameTaken("ÄRZTIN")) {
            try await store.save(prompt("ÄRZTIN", id: "other"))
        }
        #expect(try await store.prompts().map(\.name) == ["Ärztin"])
    }

    @Test func `brings back what was deleted, under another name where its own was taken`() async throws {
        let store = folder.store()
        try await store.save(prompt("Tutor", id: "a", isDefault: true))
        try await store.delete(PromptID("a"), at: noon)
        #expect(try await store.prompts() == [])
        try await store.save(prompt("Tutor", id: "b", isDefault: true))

        try await store.restore(PromptID("a"))

        let prompts = try await store.prompts()
        #expect(prompts.map(\.name) == ["Tutor", "Tutor 2"])
        #expect(prompts.map(\.isDefault) == [true, false])
    }

    @Test func `forgets what was deleted a day ago`() async throws {
        let store = folder.store()
        try await store.save(prompt("Old"))
        try await store.save(prompt("New"))
        try await store.delete(PromptID("Old"), at: noon)
        try await store.delete(PromptID("New"), at: noon + 90_000)

        try await store.restore(PromptID("Old"))
        try await store.restore(PromptID("New"))

        #expect(try await store.prompts().map(\.name) == ["New"])
    }

    @Test func `is one for two programs, and of the same prompt the last change holds`() async throws {
        let (one, two) = (folder.store(), folder.store())
        try await one.save(prompt("Tutor", id: "a"))
        #expect(try await two.prompts().map(\.name) == ["Tutor"])

        try await two.save(prompt("Teacher", id: "a"))
        try await one.save(prompt("Trainer", id: "a"))

        #expect(try await two.prompts().map(\.name) == ["Trainer"])
    }
}

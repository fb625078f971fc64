import Echo
import Foundation
import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `What a prompt does to the settings` {
    private let table = try! ScreenComposition().catalog.settings
    private let noon = Date(timeIntervalSince1970: 1_795_435_200)

    private func prompt(_ values: [SettingID: SettingValue] = [:]) -> SavedPrompt {
        SavedPrompt(id: PromptID("a"), name: "Tutor", text: "Teach.", values: values, createdAt: noon)
    }

    private var own: Preferences {
        var own = Preferences()
        (own.session.instructions, own.session.voice, own.session.speed) = ("Mine.", "marin", 1.25)
        return own
    }

    @Test func `brings its text and its settings, and leaves the others as they are`() {
        var sut = PromptRules(table)

        let chosen = sut.apply(prompt([.voice: .word("cedar"), .silence: .number(800)]), "Teach.", to: own)

        #expect(chosen.session.instructions == "Teach.")
        #expect(chosen.session.voice == "cedar")
        #expect(chosen.session.silence == .milliseconds(800))
        #expect(chosen.session.speed == 1.25)
        #expect(sut.active?.name == "Tutor")
    }

    @Test func `goes with all it brought when it is set aside`() {
        var sut = PromptRules(table)
        let chosen = sut.apply(prompt([.voice: .word("cedar")]), "Teach.", to: own)

        let after = sut.setAside(chosen)

        #expect(after == own)
        #expect(sut.active == nil)
    }

    @Test func `leaves what the person changed meanwhile`() {
        var sut = PromptRules(table)
        var chosen = sut.apply(prompt([.voice: .word("cedar"), .speed: .number(0.8)]), "Teach.", to: own)
        chosen.session.voice = "ash"

        let after = sut.setAside(chosen)

        #expect(after.session.voice == "ash")
        #expect(after.session.speed == 1.25)
        #expect(after.session.instructions == "Mine.")
    }

    @Test func `another one takes its place, not that of the person's own settings`() {
        var sut = PromptRules(table)
        let first = sut.apply(prompt([.voice: .word("cedar")]), "Teach.", to: own)

        let second = sut.apply(prompt(), "Translate.", to: first)

        let after = sut.setAside(second)
        #expect(second.session.voice == "marin")
        #expect(after == own)
    }

    @Test func `is not in use any more when its instructions were changed or refused`() {
        var sut = PromptRules(table)
        var chosen = sut.apply(prompt(), "Teach.", to: own)
        let isLeftAtOnce = sut.follow(chosen)
        chosen.session.instructions = "Mine."

        let isLeft = sut.follow(chosen)
        #expect(!isLeftAtOnce)
        #expect(isLeft)
        #expect(sut.active == nil)
    }

    @Test func `a value that no setting takes is left out`() {
        var sut = PromptRules(table)

        let chosen = sut.apply(prompt([.voice: .word("bob"), .silence: .number(-3)]), "Teach.", to: own)

        #expect(chosen.session.voice == "marin")
        #expect(chosen.session.silence == own.session.silence)
    }

    @Test func `a new one begins with the instructions and the settings that are not as they come`() {
        let draft = PromptRules(table).draft(PromptID("n"), named: "New", from: own, at: noon)

        #expect(draft.text == "Mine.")
        #expect(draft.values == [.speed: .number(1.25)])
    }
}

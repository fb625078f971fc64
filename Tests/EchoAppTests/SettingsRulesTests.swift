import Echo
import ScreenTestKit
import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `The rules of settings` {
    private let table = Catalog.standard.settings

    private func makeSUT() -> SettingsRules { SettingsRules(accepted: SessionSettings()) }

    private func change(_ ids: [SettingID], keeps: Bool = true) -> SettingsChange {
        SettingsChange(ids: ids, before: Preferences(), after: Preferences(), keeps: keeps)
    }

    @Test func `what acts on the screen is kept at once`() {
        var rules = makeSUT()
        rules.change(change([.usesASCII, .earcons]), in: table, profile: nil)

        #expect(!rules.hasUntold)
        #expect(rules.takeUnsaved() == SettingsRules.Save(ids: [.usesASCII, .earcons], profile: nil))
        #expect(rules.takeUnsaved() == nil)
    }

    @Test func `what acts in the session is told first, and kept when it was taken`() {
        var rules = makeSUT()
        rules.change(change([.speed]), in: table, profile: nil)
        #expect(!rules.hasUnsaved)
        #expect(rules.takeUntold() == [.speed])
        #expect(!rules.hasUntold)

        var taken = SessionSettings()
        taken.speed = 1.5
        rules.accept(taken)
        rules.accept([.speed], in: nil)

        #expect(rules.accepted.speed == 1.5)
        #expect(rules.takeUnsaved()?.ids == [.speed])
    }

    @Test func `names that features know are told once, and nothing is kept for them`() {
        var rules = makeSUT()
        rules.noteKeywords()
        #expect(rules.hasUntold)
        #expect(rules.takeUntold() == [])
        #expect(!rules.hasUntold)

        rules.accept([], in: nil)
        #expect(!rules.hasUnsaved)
    }

    @Test func `a refusal takes back what was told and what was changed meanwhile, and nothing is kept`() {
        var rules = makeSUT()
        rules.change(change([.speed]), in: table, profile: nil)
        let told = rules.takeUntold()
        rules.change(change([.threshold, .speed]), in: table, profile: nil)

        #expect(rules.refuse(told) == [.speed, .threshold])
        #expect(!rules.hasUntold && !rules.hasUnsaved)
        #expect(rules.accepted == SessionSettings())
    }

    @Test func `what a profile brings is not written to the configuration, until the person changes it`() {
        var rules = makeSUT()
        rules.change(change([.speed, .usesASCII], keeps: false), in: table, profile: nil)
        rules.accept([.speed], in: nil)
        #expect(!rules.hasUnsaved)

        rules.change(change([.speed]), in: table, profile: nil)
        rules.accept([.speed], in: nil)
        #expect(rules.takeUnsaved()?.ids == [.speed])
    }

    @Test func `each profile's changes are kept together, each setting once`() throws {
        let work = try ProfileName("work")
        var rules = makeSUT()
        rules.change(change([.usesASCII]), in: table, profile: nil)
        rules.change(change([.earcons]), in: table, profile: work)
        rules.change(change([.usesASCII, .reducesMotion]), in: table, profile: nil)

        #expect(rules.takeUnsaved() == SettingsRules.Save(ids: [.usesASCII, .reducesMotion], profile: nil))
        #expect(rules.takeUnsaved() == SettingsRules.Save(ids: [.earcons], profile: work))
    }
}

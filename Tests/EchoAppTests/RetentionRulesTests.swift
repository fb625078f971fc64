import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `How long things are kept` {
    private static let save = SettingID("history.save")
    private static let keep = SettingID("history.keep_conversations")
    private static let sound = SettingID("sound.keep")

    private func words(_ kind: KeptAmount.Kind, _ values: [SettingID: SettingValue]) -> String {
        var chosen = Preferences()
        chosen.values.merge(values) { $1 }
        return RetentionRules(chosen).words(for: kind)
    }

    @Test(
        arguments: [
            (.conversations, [:], "for ever"),
            (.conversations, [keep: .word("1 year")], "365 days"),
            (.messages, [save: .flag(false)], "off"),
            (.events, [:], "off"),
            (.events, [SettingID("history.save_events"): .flag(true)], "for ever"),
            (.sound, [:], "off"),
            (.sound, [sound: .word("30-days")], "30 days"),
            (.sound, [sound: .word("30-days"), keep: .word("7 days")], "7 days"),
            (.sound, [sound: .word("always"), keep: .word("90 days")], "90 days"),
            (.sound, [sound: .word("always"), save: .flag(false)], "off"),
            (.spending, [:], "for ever"),
        ] as [(KeptAmount.Kind, [SettingID: SettingValue], String)])
    func `is said in days, and off is said of what is off`(
        kind: KeptAmount.Kind, values: [SettingID: SettingValue], expected: String
    ) {
        #expect(words(kind, values) == expected)
    }
}

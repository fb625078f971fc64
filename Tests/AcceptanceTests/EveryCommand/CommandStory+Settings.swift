import EchoScreen
import EchoTerminal
import EchoTestKit

extension CommandStory {
    static let settings = [
        CommandStory(
            .adjustUp, in: .settings, after: [.focus(.settings)], .sees("cedar").and(.keeps("voice = \"cedar\""))),
        CommandStory(.adjustDown, in: .settings, after: atSpeed, .sees(" 0.95").and(.keeps("speed = 0.95"))),
        CommandStory(
            .enterValue, in: .settings, after: atSpeed, then: [.press(.control("u")), .type("1.35"), .press(.enter)],
            .keeps("speed = 1.35")),
        CommandStory(
            .resetSetting, in: .settings,
            after: [.focus(.settings), .press(KeyPress(.right)), .until(.keeps("voice = \"cedar\""))],
            .seesNot("‹ cedar ›").and(.sees("‹ marin ›"))),
        CommandStory(
            .resetAllSettings, in: nil, .sees("Reset all settings to their defaults?"),
            back: [.press(.escape), .until(.seesNot("Reset all settings to their defaults?"))]),
        CommandStory(
            .previewVoice, in: .settings, after: [.focus(.settings)],
            .plays.and(.sees("Reading a sample of marin aloud."))),
        CommandStory(
            .showPresets, in: .settings, after: [.focus(.settings)], .sees("╭ Presets"),
            back: Step.close("Presets") + [.focus(.composer)]),
        CommandStory(
            .showProfiles, in: .settings, after: [.focus(.settings)], .sees("╭ Profiles"),
            back: Step.close("Profiles") + [.focus(.composer)]),
        CommandStory(.saveProfile, in: nil, then: [.type("work"), .press(.enter)], .sees("profile work")),
        CommandStory(
            .deleteProfile, in: .choices,
            after: [
                .send("/save-profile"), .see(" Profile"), .type("work"), .press(.enter), .see("profile work"),
                .focus(.settings), .press(.character("P")), .see("▎work"),
            ], .sees("Delete the profile work?")),
        CommandStory(.tune, in: .settings, after: [.focus(.settings)], .sees("╭ Tune voice detection")),
        CommandStory(.hearTake, in: .tuner, after: tuned, .plays),
        CommandStory(.recordAgain, in: .tuner, after: tuned, .sees("Records five seconds of your room")),
    ]

    /// The room and the voice are recorded.
    private static let tuned: [Step] = [
        .focus(.settings), .press(.character("t")), .see("Records five seconds of your room"), .press(.enter),
        .record(SpokenSound.quiet(milliseconds: 5000)), .see("Now your voice"), .press(.enter),
        .record(
            SpokenSound.quiet(milliseconds: 800) + SpokenSound.voice(milliseconds: 2000)
                + SpokenSound.quiet(milliseconds: 2200)),
        .see("One turn: it starts"),
    ]

    private static let atSpeed: [Step] = [.focus(.settings), .press(KeyPress(.down)), .see("▎Speed")]
}

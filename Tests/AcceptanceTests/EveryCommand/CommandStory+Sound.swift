import EchoScreen
import EchoTerminal

extension CommandStory {
    static let sound = [
        CommandStory(.showSound, in: nil, of: .soundKept, after: kept, .sees("╭ Sound").and(.sees("echo  You said"))),
        CommandStory(.playMessage, in: .conversation, of: .soundKept, after: kept, .plays.and(.sees("▶ 0:00"))),
        CommandStory(.pauseSound, in: .playing, of: .soundKept, after: playing, .sees("‖ 0:00")),
        CommandStory(.seekForward, in: .playing, of: .soundKept, after: first, .selects("▎ You said: again")),
        CommandStory(.seekBack, in: .playing, of: .soundKept, after: playing, .playsAnew),
        CommandStory(.playFaster, in: .playing, of: .soundKept, after: playing, .sees("1.25×")),
        CommandStory(.playSlower, in: .playing, of: .soundKept, after: playing, .sees("0.75×")),
        CommandStory(.playNext, in: .playing, of: .soundKept, after: first, .selects("▎ You said: again")),
        CommandStory(
            .playPrevious, in: .playing, of: .soundKept, after: twice + [.press(.character("p")), .see("▶ 0:00")],
            .selects("▎ You said: hello")),
    ]

    private static let kept: [Step] = [.ask("hello"), .see("♪ 0:01"), .focus(.conversation)]
    private static let playing = kept + [.press(.character("p")), .see("▶ 0:00")]
    private static let twice: [Step] = [
        .ask("hello"), .see("♪ 0:01"), .ask("again"), .until(.sees("♪ 0:01", times: 2)), .focus(.conversation),
    ]
    /// The first answer is played.
    private static let first =
        twice + [.press(.character("K")), .until(.selects("▎ You said: again")), .press(.character("K"))]
        + [.until(.selects("▎ again")), .press(.character("K")), .until(.selects("▎ You said: hello"))]
        + [.press(.character("p")), .see("▶ 0:00")]
}

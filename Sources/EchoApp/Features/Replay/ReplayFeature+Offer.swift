import EchoScreen

extension ReplayFeature {
    nonisolated static let offer = FeatureOffer(
        "replay",
        commands: [
            replay(
                .playReplay, "play or pause",
                "Play or pause the replay.", "space"),
            replay(
                .stepForward, "step forward",
                "Go to the next event of the replay.", "right"),
            replay(
                .stepBack, "step back",
                "Go to the previous event of the replay.", "left"),
            replay(
                .playNormal, "normal speed",
                "Replay at the original speed.", "1"),
            replay(
                .playDouble, "double speed",
                "Replay at twice the original speed.", "2"),
            replay(
                .playFourfold, "4× speed",
                "Replay at four times the original speed.", "4"),
            replay(
                .playAtOnce, "skip pauses",
                "Replay as fast as possible, without the pauses between events.", "0"),
        ])

    nonisolated private static func replay(_ command: Command, _ title: String, _ help: String, _ key: String)
        -> CommandEntry
    {
        CommandEntry(
            command, title, help, in: .events, keys: [.key(key, in: [.replay])],
            else: "This is not a replay: echo-tui replay FILE opens one."
        ) { $0.isReplay && $0.overlay == nil }
    }
}

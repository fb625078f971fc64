import EchoScreen

extension TuningFeature {
    nonisolated static let offer = FeatureOffer(
        "tuning",
        commands: [
            CommandEntry(
                .tune, "tune voice detection", "Tune voice detection to your room and your voice.", slash: "tune",
                aliases: ["calibrate"], in: .settings, keys: [.key("t", in: [.settings])]),
            CommandEntry(
                .hearTake, "play recording", "Play back the recording of your voice.", in: .settings,
                keys: [.key("p", in: [.tuner])], when: hasTake),
            CommandEntry(
                .recordAgain, "record again", "Discard both recordings and record again.", in: .settings,
                keys: [.key("r", in: [.tuner])], when: hasTake),
        ])

    nonisolated private static let hasTake: @Sendable (Situation) -> Bool = { $0.facts.contains(.hasTake) }
}

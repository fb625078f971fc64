import EchoPresentation

extension ModesFeature {
    nonisolated static let offer = FeatureOffer(
        "modes",
        commands: [
            CommandEntry(
                .switchMode, "switch between voice and text", slash: "switch", in: .talk,
                keys: [.key("ctrl+t", in: .screen)],
                else: "The conversation is being switched already."
            ) { $0.overlay == nil && !$0.isSwitching },
            CommandEntry(.showModels, "the models there are", in: .program),
        ],
        slashCommands: [
            SlashCommand("mode", "go on by voice or by text", .words(["voice", "text"])) { word in
                switch word.lowercased() {
                case "voice", "audio": .intents([.performWith(.switchMode, "voice")])
                case "text": .intents([.performWith(.switchMode, "text")])
                case "": .intents([.perform(.switchMode)])
                default: .refused("/mode is voice or text.")
                }
            },
            SlashCommand("model", "let another model answer; without a name, choose", .model) { name in
                .intents([name.isEmpty ? .perform(.showModels) : .performWith(.useModel, name)])
            },
        ])
}

extension Command {
    /// Lets the model of that name answer, for now.
    static let useModel = Command("useModel")
}

extension Choice {
    static let models = Choice("models", title: "Models", empty: "No model is known here: /model NAME uses one.")
}

import EchoScreen

extension ModesFeature {
    nonisolated static let offer = FeatureOffer(
        "modes",
        commands: [
            CommandEntry(
                .switchMode, "switch voice/text mode",
                "Switch between voice and text mode in the same conversation.", slash: "switch", in: .talk,
                keys: [.key("ctrl+t", in: .screen)],
                else: "Already switching modes."
            ) { $0.overlay == nil && !$0.isSwitching },
            CommandEntry(
                .toggleDuplex, "switch full duplex",
                "Switch to a voice that listens while it speaks, or back to the previous model.", slash: "duplex",
                aliases: ["full-duplex"], in: .talk, keys: [.key("alt+;", in: .screen)],
                else: "Already switching modes."
            ) { $0.overlay == nil && !$0.isSwitching },
            CommandEntry(
                .showModels, "choose model",
                "Choose the model that answers in this mode.", in: .program),
        ],
        slashCommands: [
            SlashCommand("mode", "Switch to voice or text mode.", .words(["voice", "text"])) { word in
                switch word.lowercased() {
                case "voice", "audio": .intents([.performWith(.switchMode, "voice")])
                case "text": .intents([.performWith(.switchMode, "text")])
                case "": .intents([.perform(.switchMode)])
                default: .refused("/mode takes voice or text.")
                }
            },
            SlashCommand("model", "Use this model for now; without a name, choose from a list.", .model) { name in
                .intents([name.isEmpty ? .perform(.showModels) : .performWith(.useModel, name)])
            },
        ])
}

extension Command {
    /// Lets the model of that name answer, for now.
    static let useModel = Command("useModel")
}

extension Choice {
    static let models = Choice(
        "models", title: "Models", empty: "No models listed: /model NAME uses any model.", isSearched: true,
        unmatched: "No listed model matches. /model NAME uses any model.")
}

import EchoScreen

extension ModelsFeature {
    nonisolated static let offer = FeatureOffer(
        "models",
        commands: [
            CommandEntry(
                .useReplacement, "replace ending models",
                "Use what takes the place of each model in use that ends within 60 days.", slash: "replace-model",
                in: .program)
        ])
}

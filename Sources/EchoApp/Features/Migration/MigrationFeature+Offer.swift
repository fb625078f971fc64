public import EchoScreen

extension MigrationFeature {
    nonisolated static let offer = FeatureOffer(
        "migration",
        commands: [
            CommandEntry(
                .restoreModels, "restore replaced models",
                "Go back to the models that were replaced, and keep their names.",
                slash: "restore-models",
                in: .program)
        ],
        settings: [
            Setting(
                .keptModels, "Keep models", slash: "keep-models",
                "Models, separated by commas, to keep even when they end.", in: .answers, acts: .screen,
                kind: { _ in .text }, read: { $0.values[.keptModels] ?? .word("") },
                write: { $0.values[.keptModels] = $1 == .word("") ? nil : $1 })
        ])
}

extension Command {
    /// Takes back what was done at the start about models that end.
    public static let restoreModels = Command("restoreModels")
}

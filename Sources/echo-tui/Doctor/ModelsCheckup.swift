import Echo
import EchoApp
import EchoScreen
import EchoText

/// The models in use: whether they end, and how old what is known of them is.
struct ModelsCheckup: CheckupProtocol {
    let models: @Sendable () async -> KnownModels

    func findings() async -> [Finding] {
        let known = await models()
        let endings = Self.uses.compactMap { ending($0, known) }
        return (endings.isEmpty ? [.good("Models", summary(known))] : endings) + age(known)
    }

    /// What each is called, and the setting that chooses it.
    private static let uses: [(use: ModelCatalogue.Use, name: String, setting: String?)] = [
        (.realtime, "voice", "voice-model"), (.text, "text", "text-model"),
        (.transcription, "transcription", "transcription"), (.embeddings, "embeddings", nil),
    ]

    /// Those that a person chooses: "voice gpt-realtime-2.1, text gpt-6.1-terra".
    private func summary(_ known: KnownModels) -> String {
        Self.uses.filter { $0.setting != nil }.compactMap { use in
            known.used[use.use].map { "\(use.name) \(Sanitizer.line($0))" }
        }
        .joined(separator: ", ")
    }

    private func ending(
        _ use: (use: ModelCatalogue.Use, name: String, setting: String?), _ known: KnownModels
    ) -> Finding? {
        guard let name = known.used[use.use],
            let clause = ModelWording.endClause(name, known.catalogue[name], today: known.day)
        else { return nil }
        let next = known.catalogue.replacement(of: name, on: use.use.api, day: known.day)?.name
        let fact = "\(use.name): \(clause)"
        let advice = advice(use.setting, next.map { Sanitizer.line($0) })
        let hasEnded = known.catalogue[name]?.hasEnded(on: known.day) ?? false
        return hasEnded ? .bad("Models", fact, advice: advice) : .caution("Models", fact, advice: advice)
    }

    private func advice(_ setting: String?, _ next: String?) -> String {
        switch (setting, next) {
        case (let setting?, let next?): "Type /\(setting) \(next) in echo-tui."
        case (let setting?, nil): "Choose another in echo-tui, with /\(setting) NAME."
        default: "Set embedding in [models] of config.toml to \(next ?? "another model")."
        }
    }

    private func age(_ known: KnownModels) -> [Finding] {
        guard known.catalogue.isOld(on: known.day), let age = known.catalogue.age(on: known.day) else { return [] }
        return [
            .caution(
                "Models", "what is known of them is \(age) days old",
                advice: "Update echo-tui, or write what you know into models.toml beside config.toml.")
        ]
    }
}

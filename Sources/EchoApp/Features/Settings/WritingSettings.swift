import Echo
import EchoScreen

/// How answers are written. What the model in use does not have is not offered.
extension SettingsTable {
    static let writing = [
        effort,
        Setting.toggle(
            .tellsThoughts, "Thoughts", slash: "thoughts",
            "Show a summary of what the model thought before an answer; unfold it with /fold.", in: .answers,
            acts: .session, at: \.session.tellsThoughts, obstacle: onlyReasoningOverResponses),
        choice(
            .verbosity, "Verbosity", slash: "verbosity",
            "How long written answers are; automatic leaves it to the model.",
            at: \.session.verbosity, obstacle: onlyReasoning),
        choice(
            .serviceTier, "Service tier", slash: "tier",
            "How fast and at what price the server writes answers: flex is slower and cheaper, priority faster and more expensive.",
            unset: "server", at: \.session.serviceTier),
        Setting.toggle(
            .searchesWeb, "Web search", slash: "web",
            "Let the server search the web for written answers. Each search is billed by the server.", in: .answers,
            acts: .session, at: \.session.searchesWeb, obstacle: onlyOverResponses),
    ]

    private static let automatic = "auto"

    private static let effort = Setting(
        .textEffort, "Text effort", slash: "effort",
        "How much the model thinks before it answers in text mode; automatic is low, or nothing for an unknown model.",
        in: .answers, acts: .session,
        kind: { options in
            let known = options.textModel.flatMap { options.catalogue[$0]?.efforts } ?? []
            let efforts = known.isEmpty ? Model.Effort.allCases : known
            return .choice([SettingChoice(automatic, "automatic")] + efforts.map { SettingChoice($0.rawValue) })
        },
        obstacle: onlyReasoning,
        read: { .word($0.session.textEffort?.rawValue ?? automatic) },
        write: { if case .word(let word) = $1 { $0.session.textEffort = Model.Effort(rawValue: word) } })

    /// One of a few, or none of them.
    private static func choice<Value: RawRepresentable & CaseIterable & SendableMetatype>(
        _ id: SettingID, _ label: String, slash: String, _ purpose: String, unset: String = automatic,
        at path: any Setting.Path<Value?>, obstacle: @escaping Setting.Obstacle = { _, _ in nil }
    ) -> Setting where Value.RawValue == String {
        let title = unset == automatic ? "automatic" : unset
        let choices = [SettingChoice(unset, title)] + Value.allCases.map { SettingChoice($0.rawValue) }
        return Setting(
            id, label, slash: slash, purpose, in: .answers, acts: .session, kind: { _ in .choice(choices) },
            obstacle: obstacle,
            read: { .word($0[keyPath: path]?.rawValue ?? unset) },
            write: { if case .word(let word) = $1 { $0[keyPath: path] = Value(rawValue: word) } })
    }

    private static let onlyReasoning: Setting.Obstacle = { chosen, options in
        let name = options.textModel ?? chosen.connection.responsesModel
        guard let model = options.catalogue[name], model.knowsEfforts, !model.reasons else { return nil }
        return "\(model.name) does not reason"
    }

    private static let onlyOverResponses: Setting.Obstacle = { chosen, _ in
        chosen.connection.dialect == .chatCompletions ? "only over the Responses API; set Text API to automatic" : nil
    }

    private static let onlyReasoningOverResponses: Setting.Obstacle = {
        onlyOverResponses($0, $1) ?? onlyReasoning($0, $1)
    }
}

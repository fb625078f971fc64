import Echo
import EchoScreen

/// The notices about models that end.
enum ModelEndWording {
    /// "gpt-realtime ends in 13 days (2027-01-20). Type /replace-model to use gpt-realtime-2.1 instead."
    static func notice(_ ending: ModelEnding, on day: CalendarDay, isDoubtful: Bool) -> Wording {
        var model = Model(ending.use.name)
        model.shutdown = ending.shutdown
        let clause = ModelWording.endClause(ending.use.name, model, today: day) ?? ending.use.name
        let doubt = isDoubtful ? ", if the date of this computer is right: \(day)" : ""
        return "\(clause)\(doubt). \(advice(ending))"
    }

    private static func advice(_ ending: ModelEnding) -> Wording {
        if let next = ending.replacement { return "Type /replace-model to use \(next) instead." }
        return switch ending.use.setting {
        case .transcriptionModel?: "Choose another: /transcription NAME."
        case .realtimeModel?: "Choose another: /voice-model NAME."
        case .responsesModel?: "Choose another: /text-model NAME."
        default: "Choose another with /model."
        }
    }

    static func age(_ days: Int, of catalogue: ModelCatalogue) -> Wording {
        """
        What echo-tui knows of models is of \(catalogue.date?.description ?? ""), \(String(days)) days ago: prices and \
        ends may have changed. Update echo-tui, or write what you know into models.toml.
        """
    }

    /// "Using gpt-realtime-2.1 in place of gpt-realtime."
    static func replaced(_ endings: [ModelEnding]) -> Wording {
        let pairs = endings.compactMap { ending in ending.replacement.map { "\($0) in place of \(ending.use.name)" } }
        var seen: Set<String> = []
        return "Using \(pairs.filter { seen.insert($0).inserted }.joined(separator: ", "))."
    }

    static let nothing: Wording = "No model in use ends within 60 days."

    /// Nothing is named for any of them.
    static func withoutReplacement(_ endings: [ModelEnding]) -> Wording {
        "No replacement is known for \(Set(endings.map(\.use.name)).sorted().joined(separator: ", ")). Choose another with /model."
    }
}

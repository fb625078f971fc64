import Foundation

/// What conversations learn from a survey: what is not to be asked for, and what is.
struct SurveyLesson: Sendable {
    let refused: [KnownRefusal]
    let works: Set<RequestOption>

    /// - Parameter refused: what the server refused while it was asked.
    init(rows: [SurveyRow], model: String, refused: [KnownRefusal]) {
        func outcome(_ ability: ServerAbility) -> SurveyOutcome? { rows.first { $0.ability == ability }?.outcome }
        var all = refused
        var works: Set<RequestOption> = []
        if outcome(.responses) == .absent, outcome(.chat)?.answers == true {
            all.append(KnownRefusal(.responses, model: model, day: CalendarDay(.now)))
        } else if outcome(.responses)?.answers == true {
            works.insert(.responses)
        }
        if outcome(.tools)?.answers == true { works.insert(.tools) }
        // Each answer over Chat Completions is asked what it used.
        if outcome(.chat)?.answers == true { works.insert(.usage) }
        self.refused = all
        self.works = works.subtracting(all.map(\.option))
    }
}

/// How a written answer is to be made. Of this a server is asked only for what the model knows: see `AnswerFields`.
struct AnswerOptions: Sendable, Hashable {
    /// Nil for what the model does by itself.
    var effort: Model.Effort?
    /// Whether somebody asked for just this effort: then it is asked of a model too of which nothing is known.
    var isEffortChosen = false
    var verbosity: Verbosity?
    var tier: ServiceTier?
    var tellsThoughts = false
    var searchesWeb = false
    /// Tokens from which on the server compresses what is older; nil for never.
    var compactsAt: Int?
    /// Whether nobody sees it being made: what is left out is told with the next answer that somebody sees.
    var isQuiet = false
}

extension AnswerOptions {
    init(_ settings: SessionSettings) {
        effort = settings.textEffort ?? .low
        isEffortChosen = settings.textEffort != nil
        verbosity = settings.verbosity
        tier = settings.serviceTier
        tellsThoughts = settings.tellsThoughts
        searchesWeb = settings.searchesWeb
    }

    /// For what is written beside a conversation, and read by nobody or by a program: summaries, titles, values.
    var quiet: AnswerOptions {
        var it = AnswerOptions()
        (it.effort, it.isEffortChosen, it.tier, it.isQuiet) = (effort, isEffortChosen, tier, true)
        return it
    }
}

/// Makes a prompt fit into its model's context, with a summary where the policy wants one.
struct FitContext: Sendable {
    let fitting: ContextFitting
    /// Writes the summaries.
    let service: any AnswerServiceProtocol

    /// A prompt that fits.
    struct Outcome: Sendable, Hashable {
        var prompt: AnswerPrompt
        /// What to remember for the next prompt of the same conversation.
        var memory: ContextMemory
        /// What was left out this time; for the event.
        var trim: ContextTrim?
        /// What the summary used.
        var usage: Usage?
    }

    /// - Parameters:
    ///   - prompt: with the whole conversation.
    ///   - memory: as the last prompt of the conversation left it.
    /// - Throws: `tooLong`. A summary that cannot be had is no error: its turns are dropped.
    func fit(_ prompt: AnswerPrompt, memory: ContextMemory) async throws(EchoError) -> Outcome {
        var seen = prompt
        seen.entries = memory.view(of: prompt.entries)
        if fitting.policy == .compact { seen.options.compactsAt = fitting.compactingTokens }
        let plan = try plan(&seen)
        guard plan.trim != nil else { return Outcome(prompt: seen, memory: memory) }
        guard plan.means == .summarised else { return outcome(seen, plan, memory) }
        let summary = ContextSummary(
            earlier: memory.summary, entries: plan.left, maximumTokens: fitting.summaryTokens,
            options: prompt.options.quiet)
        let written = await service.write(summary, model: prompt.model, limit: fitting.limit)
        return outcome(seen, plan, memory, summary: written.text, usage: written.usage)
    }

    /// What a tool gave is cut rather than the question refused, or sent although it may be too long.
    private func plan(_ prompt: inout AnswerPrompt) throws(EchoError) -> ContextPlan {
        let plan = Result { () throws(EchoError) in try fitting.plan(prompt) }
        if case .success(let plan) = plan, plan.means != .exceeded { return plan }
        guard let shorter = fitting.cuttingResults(of: prompt) else { return try plan.get() }
        prompt = shorter
        return try fitting.plan(shorter)
    }

    private func outcome(
        _ prompt: AnswerPrompt, _ plan: ContextPlan, _ memory: ContextMemory, summary: String? = nil,
        usage: Usage? = nil
    ) -> Outcome {
        let earlier = memory.summaryEntry
        var (memory, fitted, plan) = (memory, prompt, plan)
        memory.forget(plan.left, summary: summary)
        fitted.entries = memory.view(of: plan.kept.filter { $0 != earlier })
        if summary == nil, plan.means == .summarised || !memory.warns(of: plan.means) { plan.means = .dropped }
        plan.tokensAfter = fitted.entries.reduce(TokenCounter.tokens(inFrameOf: fitted)) {
            $0 + TokenCounter.tokens(in: $1)
        }
        return Outcome(prompt: fitted, memory: memory, trim: plan.trim, usage: usage)
    }
}

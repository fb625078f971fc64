import EchoWire

/// What of a long conversation a new session is told.
extension RealtimeSession {
    /// A summary is waited for as long as a person waits for a connection.
    private static let summaryPatience = Duration.seconds(8)

    /// Tells the session what was said before, once what does not fit is written down.
    mutating func recall(at now: Moment) {
        let plan = plan
        guard let plan, plan.means == .summarised else { return stand(leavingOut: plan, for: nil, at: now) }
        connection.phase = .recalling(plan)
        act(.start(.summary, after: Self.summaryPatience))
        act(
            .summarise(
                ContextSummary(
                    earlier: context.recollection.summary, entries: plan.left,
                    maximumTokens: fitting?.summaryTokens ?? 0)))
    }

    /// A summary that cannot be had, or is late, is done without.
    mutating func recalled(_ written: WrittenSummary, at now: Moment) {
        if let usage = written.usage { emit(spending.add(usage, model: written.model)) }
        guard case .recalling(let plan) = connection.phase else { return }
        act(.cancel(.summary))
        stand(leavingOut: plan, for: written.text, at: now)
    }

    private mutating func stand(leavingOut plan: ContextPlan?, for summary: String?, at now: Moment) {
        if var plan {
            plan.means = summary == nil ? .dropped : .summarised
            context.recollection.forget(plan.left, summary: summary)
            if let trim = plan.trim { emit(.contextTrimmed(trim)) }
        }
        stand(at: now)
    }

    private var fitting: ContextFitting? {
        context.window.map { ContextFitting(window: $0, policy: settings.context, maximum: context.limit) }
    }

    /// The newest turns stay, as many as fit; nil when even the last does not, for the server to say what it thinks of it.
    private var plan: ContextPlan? {
        let plan = try? fitting?.plan(
            AnswerPrompt(
                model: model, instructions: settings.instructions,
                entries: context.recollection.view(of: shown.flatMap(\.promptEntries)), tools: tools))
        return plan?.means == .exceeded ? nil : plan
    }

    /// What was said, with the pictures that this model is shown.
    private var shown: [Message] {
        transcript.queue.all.showingPictures(sees ? Picture.mostBytesOfARequest : 0)
    }

    /// Text is all that is left of what was spoken.
    mutating func replay() {
        if case .message(_, _, let summary)? = context.recollection.summaryEntry { tell(summary) }
        for message in shown {
            let items = HistoryItem.items(of: message)
            let entries = message.promptEntries
            guard !items.isEmpty, entries.isEmpty || entries.contains(where: context.recollection.shows)
            else { continue }
            transcript.queue.tell(message.id)
            create(items)
        }
    }

    /// Something that is no message of anybody.
    private mutating func tell(_ summary: String) {
        let id = makeID("item")
        spoken.silentItems.insert(id)
        let item = MessageItem(id: id, role: "system", content: [.inputText(TextContent(text: summary))])
        create([.message(item)])
    }
}

/// The help, from the commands there are.
struct HelpWording {
    let catalog: Catalog
    /// What can be done at this moment, as the hints name it.
    var hints: [HintViewState] = []
    var isText = false

    /// What helps against an error that is open comes first, then what belongs to the panel that was open, or what can be
    /// done at this moment; then what belongs to `pane`.
    func overlay(for pane: Pane, in panel: KeyContext? = nil, about page: ErrorPage? = nil) -> OverlayViewState {
        let own = [page?.section(catalog), panel.flatMap(section) ?? now].compactMap(\.self)
        return OverlayViewState(title: "Help", content: .help(own + sections(for: pane)))
    }

    private var now: HelpSection? {
        let entries = hints.filter { $0.command != .help }
        return entries.isEmpty ? nil : HelpSection(title: "Right now", entries: entries)
    }

    private func section(in panel: KeyContext) -> HelpSection? {
        let entries = catalog.commands.all.filter { $0.keys.contains { $0.contexts.contains(panel) } }
        guard !entries.isEmpty else { return nil }
        return HelpSection(
            title: "Here, \(panel.place)", entries: entries.map { HintViewState($0.command, $0.title) })
    }

    func sections(for pane: Pane) -> [HelpSection] {
        let first = own(pane)
        let others = catalog.commands.sections.filter { !first.contains($0) }
        let families = EventFamilies(ofFeatures: catalog.eventFamilies)
        let filter = [HelpSection(title: "Event filter", note: EventQuery.help(families))]
        let commands = [HelpSection(title: "Slash commands", note: slashCommands)]
        return pane == .events
            ? first.map(section) + filter + others.map(section) + panels + commands
            : (first + others).map(section) + filter + panels + commands
    }

    /// What can be done in panels of features alone, panel by panel: those keys do nothing elsewhere.
    private var panels: [HelpSection] {
        let entries = catalog.commands.all.filter(isOfPanel)
        let contexts = entries.flatMap(\.keys).flatMap(\.contexts).sorted { $0.place < $1.place }
        let places = contexts.reduce(into: [KeyContext]()) { if $0.last != $1 { $0.append($1) } }
        return places.map { place in
            let own = entries.filter { $0.keys.contains { $0.contexts.contains(place) } }
            return HelpSection(
                title: place.place.capitalizedFirst, entries: own.map { HintViewState($0.command, $0.title) })
        }
    }

    private func isOfPanel(_ entry: CommandEntry) -> Bool {
        !entry.keys.isEmpty && entry.keys.allSatisfy { $0.contexts.isDisjoint(with: Set<KeyContext>.everywhere) }
    }

    private func own(_ pane: Pane) -> [CommandSection] {
        switch pane {
        case .composer: isText ? [.write, .talk] : [.talk, .write]
        case .conversation: [.conversation, .lists]
        case .levels: [.talk]
        case .settings: [.settings, .lists]
        case .events: [.events, .lists]
        default: []
        }
    }

    /// A slash opens a command; most take a value.
    private var slashCommands: String {
        catalog.slashCommands.all.map { "/" + $0.name }.joined(separator: " ")
            + "\nExamples: /voice cedar, /vad semantic high, /mode text, /model gpt-6.1-terra, /cost limit 0.50. Type // to send a message that starts with a slash."
    }

    private func section(_ section: CommandSection) -> HelpSection {
        let entries = catalog.commands.all.filter { $0.section == section && !$0.keys.isEmpty && !isOfPanel($0) }
        return HelpSection(title: section.title, entries: entries.map { HintViewState($0.command, $0.title) })
    }
}

import Echo
import EchoText

/// Words for the rows of the panels to choose from.
public enum ChoiceRows {
    /// The models of this way of conversing, the one in force marked.
    ///
    /// - Parameter isAnswering: Whether it is the model that answers, and no assistant in its place.
    public static func models(
        mode: ConversationMode, current: String, options: SettingOptions, isAnswering: Bool = true
    ) -> [ChoiceRowViewState] {
        let inForce = isAnswering ? StyledText("in use", .success) : StyledText("chosen", .faint)
        let api: Model.API = mode == .audio ? .realtime : .responses
        var names = options.modelNames(on: api)
        if !current.isEmpty, !names.contains(current) { names.append(current) }
        return names.map { name in
            let (model, today) = (options.model(name), options.today)
            let isUnlisted = options.isUnlisted(name)
            var row = ChoiceRowViewState(
                id: name, title: Sanitizer.line(name),
                state: name == current ? inForce : StyledText(isUnlisted ? "unlisted" : "", .faint),
                note: ModelWording.note(model, today: today), isCurrent: name == current)
            row.cells = [
                StyledText(ModelWording.price(model?.price) ?? "", .faint),
                StyledText(ModelWording.size(model?.context) ?? "", .faint),
                ModelWording.endCell(of: model, today: today),
            ]
            let help = [
                isUnlisted ? "\(row.title) is \(ModelWording.unlisted)." : nil,
                ModelWording.end(of: name, options, on: api),
            ]
            row.help = help.compactMap(\.self).joined(separator: " ")
            // The column of names may have cut it.
            if row.help.isEmpty, row.title.count > longestName { row.help = row.title }
            return row
        }
    }

    /// Characters of a name that is always seen whole.
    private static let longestName = 28

    /// Over the columns of those rows.
    public static let modelHeadings = ["model", "price", "context", "ends"]

    /// The automatic choice first, the one in force marked.
    public static func themes(_ names: [String], current: String) -> [ChoiceRowViewState] {
        ([ThemeChoice.automatic] + names).map { name in
            ChoiceRowViewState(
                id: name, title: Sanitizer.line(name),
                state: StyledText(name == current ? "in use" : "", .success),
                note: name == ThemeChoice.automatic ? "follows the terminal" : "", isCurrent: name == current)
        }
    }

    /// The default one first, each under the name people know; the chosen one is marked, also when it is not there.
    static func devices(
        _ direction: AudioDevice.Direction, among options: SettingOptions, chosen: String?
    ) -> [ChoiceRowViewState] {
        let there = (options.devices ?? []).filter { $0.direction == direction }
        let choices = SettingsTable.devices(direction, among: options)
        let current = chosen ?? SettingsTable.defaultDevice
        let rows = choices.map { choice in
            let isCurrent = choice.word == current
            return ChoiceRowViewState(
                id: choice.word, title: choice.title, state: StyledText(isCurrent ? "in use" : "", .success),
                note: note(choice, there), isCurrent: isCurrent)
        }
        if rows.contains(where: \.isCurrent) { return rows }
        let gone = StyledText("not connected", .warning)
        return rows + [ChoiceRowViewState(id: current, title: Sanitizer.line(current), state: gone, isCurrent: true)]
    }

    public static func tools(_ tools: [ToolSummary]) -> [ChoiceRowViewState] {
        tools.map {
            ChoiceRowViewState(
                id: $0.name, title: Sanitizer.line($0.name), state: permission($0.permission),
                note: Sanitizer.line($0.server ?? "built in"), help: ToolText.line($0.description, longest: 600))
        }
    }

    public static func servers(_ servers: [MCPServerStatus]) -> [ChoiceRowViewState] {
        servers.map { server in
            ChoiceRowViewState(
                id: server.name, title: Sanitizer.line(server.name), state: sign(server.state),
                note: note(server.state), help: reason(server.state))
        }
    }

    /// Stands in place of tools where servers that should have brought some failed, or have none; nil without any.
    public static func toolsMissing(_ servers: [MCPServerStatus]) -> Wording? {
        let troubled = servers.filter { !reason($0.state).isEmpty }
        guard !troubled.isEmpty else { return withoutTools(servers) }
        let failures = troubled.prefix(3).map { "\(Sanitizer.line($0.name)) (\(briefReason($0.state)))" }
        let rest = troubled.count > failures.count ? " and \(troubled.count - failures.count) more" : ""
        let noun = troubled.count == 1 ? "The MCP server" : "The MCP servers"
        return "No tools. \(noun) \(failures.joined(separator: ", "))\(rest) failed; /mcp shows and restarts servers."
    }

    private static func withoutTools(_ servers: [MCPServerStatus]) -> Wording? {
        let servers = servers.filter { if case .ready = $0.state { true } else { false } }
        guard !servers.isEmpty else { return nil }
        let names = servers.prefix(3).map { Sanitizer.line($0.name) }.joined(separator: ", ")
        let rest = servers.count > 3 ? " and \(servers.count - 3) more" : ""
        return servers.count == 1
            ? "No tools: the MCP server \(names) has none. /mcp shows it."
            : "No tools: the MCP servers \(names)\(rest) have none. /mcp shows them."
    }

    /// Two of the same name are told apart by what the system calls them.
    private static func note(_ choice: SettingChoice, _ there: [AudioDevice]) -> String {
        let device = there.first { $0.id == choice.word }
        let isStandard = choice.word == SettingsTable.defaultDevice
        let hasDouble = there.count { $0.name == device?.name } > 1
        let facts = [
            isStandard ? "system default" : device?.isDefault == true ? "default" : "",
            device?.isMuted == true ? "muted by the system" : "",
            hasDouble ? Sanitizer.line(choice.word) : "",
        ]
        return facts.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private static func permission(_ permission: ToolPermission) -> StyledText {
        switch permission {
        case .always: StyledText("✓ always", .success)
        case .ask: StyledText("? ask", .warning)
        case .never: StyledText("⊘ never", .muted)
        }
    }

    private static func sign(_ state: MCPServerStatus.State) -> StyledText {
        switch state {
        case .starting: StyledText("… starting", .connecting)
        case .ready: StyledText("● ready", .success)
        case .restarting: StyledText("↻ restarting", .connecting)
        case .failed: StyledText("✗ failed", .failure)
        case .stopped: StyledText("○ stopped", .faint)
        }
    }

    private static func note(_ state: MCPServerStatus.State) -> String {
        switch state {
        case .ready(let version, let tools):
            "\(NumberWording.counted(tools, "tool")) · MCP \(Sanitizer.line(version))"
        case .restarting(let delay, _): "in \(DurationWording.brief(delay)): \(briefReason(state))"
        case .failed: briefReason(state)
        case .starting, .stopped: ""
        }
    }

    /// How it ended stands at the beginning, and what a program said last at the end.
    private static func briefReason(_ state: MCPServerStatus.State) -> String {
        let reason = reason(state)
        return reason.count <= 200 ? reason : "\(reason.prefix(60)) … \(reason.suffix(130))"
    }

    private static func reason(_ state: MCPServerStatus.State) -> String {
        switch state {
        case .restarting(_, let reason), .failed(let reason): Redactor.redacted(ToolText.line(reason, longest: 600))
        case .starting, .ready, .stopped: ""
        }
    }
}

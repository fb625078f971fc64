import Echo
import EchoText

/// Words for the rows of the panels to choose from.
public enum ChoiceRows {
    /// The models of this way of conversing, the one in force marked. `others` are known by the settings.
    public static func models(mode: ConversationMode, current: String, others: Set<String>) -> [ChoiceRowViewState] {
        let known = mode == .audio ? Models.realtime : Models.responses
        let foreign = Set((mode == .audio ? Models.responses : Models.realtime).keys)
        let names = Set(known.keys).union(others.subtracting(foreign)).union([current])
        return names.sorted().map { name in
            ChoiceRowViewState(
                id: name, title: Sanitizer.line(name),
                state: StyledText(name == current ? "in use" : "", .success),
                note: known[name].map { "up to \(NumberWording.grouped($0)) output tokens" } ?? "from your config",
                isCurrent: name == current)
        }
    }

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
        case .restarting(let delay, _): "in \(DurationWording.brief(delay))"
        case .starting, .failed, .stopped: ""
        }
    }

    private static func reason(_ state: MCPServerStatus.State) -> String {
        switch state {
        case .restarting(_, let reason), .failed(let reason): Redactor.redacted(ToolText.line(reason, longest: 600))
        case .starting, .ready, .stopped: ""
        }
    }
}

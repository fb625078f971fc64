import Echo

/// What a panel with a list is about.
public enum Choice: Sendable, Hashable {
    case models, tools, toolServers, presets, profiles, themes
    case devices(AudioDevice.Direction)

    var title: String {
        switch self {
        case .models: "Models"
        case .tools: "Tools"
        case .toolServers: "Tool servers (MCP)"
        case .presets: "Presets"
        case .profiles: "Profiles"
        case .themes: "Themes"
        case .devices(.input): "Microphones"
        case .devices(.output): "Loudspeakers"
        }
    }

    /// What Enter does to the selected row.
    var action: String {
        switch self {
        case .models, .presets, .profiles, .devices: "use"
        case .tools: "change permission"
        case .toolServers: "restart"
        case .themes: "use"
        }
    }

    var empty: Wording {
        switch self {
        case .models: "No model is known here: /model NAME uses one."
        case .presets, .profiles, .devices: "There is nothing to choose from."
        case .tools: "There are no tools. Name a server of tools in config.toml: [mcp.files] command = \"…\"."
        case .toolServers: "There are no tool servers. Name one in config.toml: [mcp.files] command = \"…\"."
        case .themes: "There are no themes."
        }
    }
}

import EchoPresentation
import EchoTerminal

extension CommandStory {
    static let program = [
        CommandStory(.palette, in: .composerEmpty, .sees("╭ Commands")),
        CommandStory(
            .commandLine, in: .conversation, after: [.focus(.conversation)], then: [.type("notices"), .press(.enter)],
            .sees("╭ Notifications")),
        CommandStory(.help, in: .composerEmpty, .sees("╭ Help")),
        CommandStory(.tour, in: nil, .sees("╭ Tour ")),
        CommandStory(.doctor, in: .composerEmpty, .sees("╭ Doctor").and(.sees("No problems found."))),
        CommandStory(.showNotices, in: .composerEmpty, .sees("╭ Notifications")),
        CommandStory(.showModels, in: nil, .sees("╭ Models")),
        CommandStory(.showTools, in: nil, .sees("╭ Tools ")),
        CommandStory(.showToolServers, in: nil, .sees("╭ MCP servers")),
        CommandStory(.showCost, in: nil, .sees("╭ Usage and cost")),
        CommandStory(.showLatency, in: .composerEmpty, .sees("╭ Latency")),
        CommandStory(.showThemes, in: .composerEmpty, .sees("╭ Themes")),
        CommandStory(.redraw, in: .composerEmpty, .drawsAnew),
        CommandStory(.suspend, in: .composerEmpty, .suspends),
        CommandStory(.quit, in: .composerEmpty, .sees("Quit echo?")),
    ]
}

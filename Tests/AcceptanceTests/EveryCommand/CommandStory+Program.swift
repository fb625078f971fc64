import EchoApp
import EchoScreen
import EchoTerminal

extension CommandStory {
    static let program = [
        opens(.palette, "Commands"),
        CommandStory(
            .commandLine, in: .conversation, after: [.focus(.conversation)], then: [.type("notices"), .press(.enter)],
            .sees("╭ Notifications")),
        opens(.help, "Help"),
        opens(.tour, in: nil, "Tour "),
        opens(.doctor, "Doctor", .sees("No problems found.")),
        CommandStory(
            .testServer, in: .serverPanel, after: [.send("/test-server"), .see("begin.")],
            .sees("╭ Test the server").and(.sees("✓ Models"))),
        CommandStory(
            .forgetRefusals, in: .serverPanel, after: [.send("/test-server"), .see("begin.")],
            .sees("Nothing is left out: the server has refused nothing.")),
        opens(.showNotices, "Notifications"),
        opens(.showModels, in: nil, "Models"),
        CommandStory(.useReplacement, in: nil, .sees("No model in use ends within 60 days."), back: []),
        CommandStory(.restoreModels, in: nil, .sees("No replaced model is left to restore."), back: []),
        opens(.showTools, in: nil, "Tools "),
        CommandStory(.showLocalParts, in: nil, .sees("Local parts are not available here."), back: []),
        opens(.showToolServers, in: nil, "MCP servers"),
        opens(.showCost, in: nil, "Usage and cost"),
        opens(.showLatency, "Latency"),
        opens(.showThemes, "Themes"),
        CommandStory(.redraw, in: .composerEmpty, .drawsAnew),
        CommandStory(.suspend, in: .composerEmpty, .suspends),
        CommandStory(
            .quit, in: .composerEmpty, .sees("Quit echo?"), back: [.press(.escape), .until(.seesNot("Quit echo?"))]),
    ]
}

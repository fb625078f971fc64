import EchoPresentation

extension ToolsFeature {
    nonisolated static let offer = FeatureOffer(
        "tools",
        commands: [
            CommandEntry(
                .approve, "let a tool run", in: .tools, keys: [.key("y", in: asked)], else: nobodyAsks, when: isAsked),
            CommandEntry(
                .deny, "do not let it run", slash: "deny", in: .tools, keys: [.key("n", in: asked)],
                else: nobodyAsks, when: isAsked),
            CommandEntry(
                .approveForGood, "let it run now and later", in: .tools, keys: [.key("a", in: asked)],
                else: nobodyAsks, when: isAsked),
            CommandEntry(.showTools, "the tools there are", slash: "tools", in: .program),
            CommandEntry(.showToolServers, "the servers of tools", slash: "mcp", in: .program),
        ],
        slashCommands: [
            SlashCommand("approve", "let a tool run; with always, now and later", .words(["always"])) { word in
                switch word.lowercased() {
                case "": .intents([.perform(.approve)])
                case "always": .intents([.perform(.approveForGood)])
                default: .refused("/approve takes nothing after it, or always.")
                }
            }
        ])

    nonisolated private static let asked: Set<KeyContext> = [.approval, .deciding]
    nonisolated private static let nobodyAsks: Wording = "No call of a tool waits for you."
    nonisolated private static let isAsked: @Sendable (Situation) -> Bool = { $0.overlay == nil && $0.isAsked }
}

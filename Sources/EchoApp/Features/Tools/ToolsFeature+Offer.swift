import EchoScreen

extension ToolsFeature {
    nonisolated static let offer = FeatureOffer(
        "tools",
        commands: [
            CommandEntry(
                .approve, "approve tool call",
                "Approve the tool call that is waiting.", in: .tools, keys: [.key("y", in: asked)], else: nobodyAsks,
                when: isAsked),
            CommandEntry(
                .deny, "deny tool call",
                "Deny the tool call that is waiting.", slash: "deny", aliases: ["reject"], in: .tools,
                keys: [.key("n", in: asked)],
                else: nobodyAsks, when: isAsked),
            CommandEntry(
                .approveForGood, "always approve tool",
                "Approve this tool call, and every later call of this tool.", in: .tools, keys: [.key("a", in: asked)],
                else: nobodyAsks, when: isAsked),
            CommandEntry(
                .showTools, "tools",
                "List the tools and change their permissions.", slash: "tools", in: .program),
            CommandEntry(
                .showToolServers, "MCP servers",
                "List the MCP servers and restart them.", slash: "mcp", aliases: ["servers"], in: .program),
        ],
        slashCommands: [
            SlashCommand(
                "approve", aliases: ["allow"],
                "Approve the waiting tool call; with always, every later call of this tool too.", .words(["always"])
            ) { word in
                switch word.lowercased() {
                case "": .intents([.perform(.approve)])
                case "always": .intents([.perform(.approveForGood)])
                default: .refused("/approve takes no argument, or always.")
                }
            }
        ])

    nonisolated private static let asked: Set<KeyContext> = [.approval, .deciding]
    nonisolated private static let nobodyAsks: Wording = "No tool call is waiting for approval."
    nonisolated private static let isAsked: @Sendable (Situation) -> Bool = { $0.overlay == nil && $0.isAsked }
}

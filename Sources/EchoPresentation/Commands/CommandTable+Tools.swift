extension CommandTable {
    static let tools: [CommandEntry] = [
        CommandEntry(
            .approve, "let a tool run", in: .tools, keys: [.key("y", in: asked)], else: nobodyAsks, when: isAsked),
        CommandEntry(
            .deny, "do not let it run", slash: "deny", in: .tools, keys: [.key("n", in: asked)], else: nobodyAsks,
            when: isAsked),
        CommandEntry(
            .approveForGood, "let it run now and later", in: .tools, keys: [.key("a", in: asked)], else: nobodyAsks,
            when: isAsked),
    ]

    private static let asked: Set<KeyContext> = [.approval, .deciding]
    private static let nobodyAsks: Wording = "No call of a tool waits for you."
    private static let isAsked: @Sendable (Situation) -> Bool = { $0.overlay == nil && $0.isAsked }
}

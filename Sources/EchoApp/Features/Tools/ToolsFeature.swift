import Echo
import EchoScreen

/// Tools, where they come from, and what they may do.
@MainActor
final class ToolsFeature: FeatureProtocol, ChoosingFeatureProtocol, ListeningFeatureProtocol,
    WorkingFeatureProtocol
{
    private let screen: ScreenDoor
    /// What was decided on calls and is to be told.
    private var decisions: [(callID: String, decision: ToolDecision)] = []

    init(_ screen: ScreenDoor) { self.screen = screen }

    func perform(_ command: Command, words: String) -> Bool {
        switch command {
        case .approve: decide(.approved)
        case .approveForGood: decide(.approvedForGood)
        case .deny: decide(.denied)
        case .denyUnattended: decide(.unattended)
        case .showTools: showTools()
        case .showToolServers: showServers()
        default: return false
        }
        return true
    }

    func choose(_ row: ChoiceRowViewState, in choice: Choice) -> Bool {
        switch choice {
        case .tools: changePermission(ofTool: row.id)
        case .toolServers: restart(server: row.id)
        default: return false
        }
        return true
    }

    /// A list is shown when the engine has told what stands in it.
    var isWorking: Bool { screen.slots.isRunning(.listing) || screen.slots.isRunning(.restarting) }

    /// A panel that is open shows what there is now.
    func receive(_ event: EchoEvent) {
        guard case .mcpServerStatusChanged = event else { return }
        switch screen.choice {
        case .tools?: showTools()
        case .toolServers?: showServers()
        default: break
        }
    }

    /// Decides on the call that the person is asked about; the next one is asked about at once.
    private func decide(_ decision: ToolDecision) {
        guard let call = screen.decideOnAskedCall() else { return }
        decisions.append((call, decision))
        if !screen.slots.isRunning(.deciding) { tellDecisions() }
    }

    private func tellDecisions() {
        screen.start(.deciding) { [self, link = screen.link] in
            while !decisions.isEmpty {
                let next = decisions.removeFirst()
                await DecideToolCall(link: link)(next.decision, on: next.callID)
            }
        }
    }

    private func showTools() { list(.tools) { ChoiceRows.tools(await $0.tools) } }

    private func showServers() { list(.toolServers) { ChoiceRows.servers(await $0.mcpServers) } }

    /// Opens the panel when the engine has told what stands in it; one that was closed meanwhile stays closed.
    private func list(
        _ choice: Choice, _ rows: @escaping @MainActor (any EngineProtocol) async -> [ChoiceRowViewState]
    ) {
        let open = screen.choice
        screen.start(.listing) { [screen] in
            let rows = if let engine = screen.engine { await rows(engine) } else { [ChoiceRowViewState]() }
            let servers = choice == .tools ? await screen.engine?.mcpServers ?? [] : []
            if screen.choice == open { screen.offer(choice, rows, empty: ChoiceRows.toolsMissing(servers)) }
        }
    }

    private func changePermission(ofTool name: String) {
        list(.tools) { engine in
            guard let tool = await engine.tools.first(where: { $0.name == name }) else { return [] }
            await engine.setPermission(tool.permission.next, forTool: name)
            return ChoiceRows.tools(await engine.tools)
        }
    }

    private func restart(server name: String) {
        screen.start(.restarting) { [self] in
            try await screen.engine?.restartMCPServer(named: name)
            if screen.choice == .toolServers { showServers() }
        }
    }
}

extension Choice {
    static let tools = Choice(
        "tools", title: "Tools", action: "change permission",
        empty: "No tools. Add an MCP server to config.toml: [mcp.files] command = \"…\".")
    static let toolServers = Choice(
        "toolServers", title: "MCP servers", action: "restart",
        empty: "No MCP servers. Add one to config.toml: [mcp.files] command = \"…\".")
}

extension TaskSlots.Slot {
    fileprivate static let deciding = Self("tools.deciding")
    fileprivate static let listing = Self("tools.listing")
    fileprivate static let restarting = Self("tools.restarting")
}

extension ToolPermission {
    /// In the order in which they are stepped through.
    fileprivate var next: ToolPermission {
        switch self {
        case .always: .ask
        case .ask: .never
        case .never: .always
        }
    }
}

/// Tells what a person said to a call of a tool that waited.
///
/// Sad courses: the call is over already, as when its answer was stopped: the engine takes no notice.
@MainActor struct DecideToolCall {
    let link: ConversationLink

    func callAsFunction(_ decision: ToolDecision, on callID: String) async {
        await link.conversation?.decide(decision, on: callID)
    }
}

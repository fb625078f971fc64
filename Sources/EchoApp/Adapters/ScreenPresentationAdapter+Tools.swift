import Echo
import EchoPresentation

/// Tools, where they come from, and what they may do.
extension ScreenPresentationAdapter {
    func actOnTools(_ command: Command) -> Bool {
        switch command {
        case .approve: decide(.approved)
        case .approveForGood: decide(.approvedForGood)
        case .deny: decide(.denied)
        default: return false
        }
        return true
    }

    /// Decides on the call that the person is asked about; the next one is asked about at once.
    func decide(_ decision: ToolDecision) {
        guard let call = presenter.conversation.askedCall else { return }
        presenter.decide(call)
        decisions.append((call, decision))
        if !slots.isRunning(.deciding) { tellDecisions() }
    }

    private func tellDecisions() {
        start(.deciding) { [self] in
            while !decisions.isEmpty {
                let next = decisions.removeFirst()
                await DecideToolCall(link: link)(next.decision, on: next.callID)
            }
        }
    }

    func showModels() {
        let rows = ChoiceRows.models(
            mode: presenter.status.mode, current: presenter.status.shownModel, others: otherModels)
        presenter.updatePanel { $0.offer(.models, rows) }
    }

    func showTools() { list(.tools) { ChoiceRows.tools(await $0.tools) } }

    func showToolServers() { list(.toolServers) { ChoiceRows.servers(await $0.mcpServers) } }

    /// Does to the selected row what Enter says.
    func useChoice() {
        guard let choice = presenter.panel.choice, let row = presenter.panel.selectedRow else { return }
        switch choice {
        case .models:
            closePanel()
            if !row.isCurrent { use(model: row.id) }
        case .tools: changePermission(ofTool: row.id)
        case .toolServers: restart(server: row.id)
        case .presets:
            closePanel()
            Preset(rawValue: row.id).map { use($0) }
        case .profiles:
            closePanel()
            useProfileRow(row.id)
        case .themes:
            closePanel()
            use(theme: row.id)
        case .devices(let direction):
            closePanel()
            if !row.isCurrent { change(direction.setting, to: row.id) }
        }
    }

    /// A panel that is open shows what there is now.
    func follow(_ event: EchoEvent) {
        guard case .mcpServerStatusChanged = event else { return }
        switch presenter.panel.choice {
        case .tools: showTools()
        case .toolServers: showToolServers()
        case .models, .presets, .profiles, .themes, .devices, nil: break
        }
    }

    /// Opens the panel when the engine has told what stands in it; one that was closed meanwhile stays closed.
    private func list(
        _ choice: Choice, _ rows: @escaping @MainActor (any EngineProtocol) async -> [ChoiceRowViewState]
    ) {
        let open = presenter.panel.choice
        start(.listing) { [self] in
            let rows = if let engine = link.engine { await rows(engine) } else { [ChoiceRowViewState]() }
            guard presenter.panel.choice == open else { return }
            presenter.updatePanel { $0.offer(choice, rows) }
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
        start(.restarting) { [self] in
            try await link.engine?.restartMCPServer(named: name)
            if presenter.panel.choice == .toolServers { showToolServers() }
        }
    }
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

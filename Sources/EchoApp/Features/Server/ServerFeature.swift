import Echo
import EchoScreen
import EchoText

/// Tests what the server in use can do, and shows what was found, now and the last time.
@MainActor
final class ServerFeature: FeatureProtocol, PanelFeatureProtocol, SettingsTakingFeatureProtocol,
    WorkingFeatureProtocol
{
    nonisolated static let offer = FeatureOffer(
        "server",
        commands: [
            CommandEntry(
                .testServer, "test the server",
                "Show what the server can do, or test it.", slash: "test-server",
                in: .program, keys: [.key("enter", in: [.serverPanel])]
            ) { $0.overlay == nil || $0.facts.contains(.looksAtServer) },
            CommandEntry(
                .forgetRefusals, "forget what was refused",
                "Ask the server again for what it refused.", slash: "forget-refusals",
                in: .program, keys: [.key("f", in: [.serverPanel])]
            ) { $0.overlay == nil || $0.facts.contains(.looksAtServer) },
        ])

    private let screen: ScreenDoor
    /// Nil where nothing is remembered.
    private let tables: (any ServerTablesProtocol)?

    init(_ screen: ScreenDoor, tables: (any ServerTablesProtocol)?) {
        self.screen = screen
        self.tables = tables
    }

    var isWorking: Bool { screen.slots.isRunning(.testing) }

    func perform(_ command: Command, words: String) -> Bool {
        switch command {
        case .testServer: open()
        case .forgetRefusals: forget()
        default: return false
        }
        return true
    }

    func performInPanel(_ command: Command) -> Bool {
        guard let panel = screen.open(ServerPanel.self) else { return false }
        switch command {
        case .testServer:
            if !panel.isTesting { test() }
        case .forgetRefusals: forget()
        case .copy:
            guard let table = panel.table else {
                screen.notify("There is nothing to copy yet: \(key: .testServer) tests the server.", .warning)
                return true
            }
            screen.copy(table.text, saying: "Copied the table.")
        // Whoever closes the panel has seen enough.
        case .stop:
            screen.slots.cancel(.testing)
            return false
        default: return false
        }
        return true
    }

    /// What a person asks for in vain, since the server refused it before, is said.
    func settingsChanged(_ change: SettingsChange) {
        let wanted = change.ids.compactMap { id in
            screen.catalog.settings[id]?.isDefault(in: change.after) == false ? Self.options[id] : nil
        }
        guard screen.mode == .text, !wanted.isEmpty, let engine = screen.engine, let model = screen.modelInForce
        else { return }
        screen.slots.start(.reminding) { [weak self] in
            let refused = await engine.refusals.filter { $0.model == model }.map(\.option)
            guard !Task.isCancelled else { return }
            for option in wanted where refused.contains(option) {
                self?.screen.receive(.optionLeftOut(LeftOutOption(option, model: model)))
            }
        }
    }

    /// Settings of written answers whose values a server may refuse.
    private static let options: [SettingID: RequestOption] = [
        .textEffort: .effort, .verbosity: .verbosity, .serviceTier: .tier, .searchesWeb: .webSearch,
    ]

    private var survey: ServerSurvey? { screen.engine?.survey(of: screen.modelName) }

    private func open() {
        guard let survey else {
            return screen.notify(
                "There is no server to test yet. Run echo-tui doctor --url ADDRESS in a shell.", .warning)
        }
        let address = survey.shownAddress
        screen.show(ServerPanel(address: address))
        screen.slots.start(.recalling) { [weak self, tables] in
            if let table = await tables?.table(of: address) {
                self?.screen.update(ServerPanel.self) { $0.show(table) }
            }
            await self?.showRefusals()
        }
    }

    private func showRefusals() async {
        guard let engine = screen.engine else { return }
        let refusals = await engine.refusals
        if screen.update(ServerPanel.self, { $0.show(refusals) }) { screen.publish() }
    }

    private func forget() {
        guard let engine = screen.engine else {
            return screen.notify("There is no server yet, so nothing to forget.", .warning)
        }
        screen.start(.forgetting) { [weak self] in
            let count = await engine.forgetRefusals()
            self?.screen.notify(ServerWording.forgotten(count))
            await self?.showRefusals()
            self?.screen.publish()
        }
    }

    private func test() {
        guard let survey else { return }
        screen.update(ServerPanel.self) { $0.begin() }
        screen.start(.testing) { [weak self] in
            let report = await survey.report { [weak self] row in
                await self?.add(ServerTable.Row(row, hiding: survey.withoutSecrets))
            }
            guard let self, !Task.isCancelled else { return }
            await finish(ServerTable(report, on: screen.today, hiding: survey.withoutSecrets))
        }
    }

    /// Somebody who has opened another panel in its place does not wait for this one.
    private func add(_ row: ServerTable.Row) {
        if screen.update(ServerPanel.self, { $0.add(row) }) { screen.publish() } else { screen.slots.cancel(.testing) }
    }

    private func finish(_ table: ServerTable) async {
        screen.update(ServerPanel.self) { $0.finish(with: table) }
        await showRefusals()
        screen.publish()
        guard let tables, await !tables.keep(table) else { return }
        screen.notify("The table could not be saved; it will be gone when you quit.", .warning)
        screen.publish()
    }
}

extension TaskSlots.Slot {
    fileprivate static let testing = Self("server.testing")
    fileprivate static let recalling = Self("server.recalling")
    fileprivate static let forgetting = Self("server.forgetting")
    fileprivate static let reminding = Self("server.reminding")
}

import Echo
import EchoScreen
import EchoText
import Foundation

/// How the conversation is held: by voice or text, and with which model.
@MainActor
final class ModesFeature: FeatureProtocol, ChoosingFeatureProtocol, ListeningFeatureProtocol,
    ConnectionFeatureProtocol, SettingsTakingFeatureProtocol, CompletingFeatureProtocol, WorkingFeatureProtocol,
    ScreenWatchingFeatureProtocol
{
    private let screen: ScreenDoor
    private var rules = ModelRules()
    private var duplex = DuplexRules()
    private var told = ToldStanding()

    init(_ screen: ScreenDoor) { self.screen = screen }

    func perform(_ command: Command, words: String) -> Bool {
        switch command {
        case .switchMode: switchMode(to: ConversationMode(words) ?? screen.mode.other)
        case .toggleDuplex: toggleDuplex()
        case .showModels: showModels()
        case .useModel: use(model: words)
        default: return false
        }
        return true
    }

    func choose(_ row: ChoiceRowViewState, in choice: Choice) -> Bool {
        guard choice == .models else { return false }
        screen.closePanel()
        if !row.isCurrent { use(model: row.id) }
        return true
    }

    /// The names that a command may take.
    ///
    /// Those that nobody needs to begin with come last: who types one whole means it, and no other that resembles it.
    func addNames(to sources: inout CompletionSources) {
        let (options, offered) = (screen.options, rows.map(\.id))
        let apis: [Model.API] = screen.mode == .audio ? [.realtime, .live] : [.responses]
        let known = apis.flatMap { options.catalogue.names(on: $0, after: options.today ?? options.catalogue.date) }
        let begun = Set(offered)
        sources.models = offered + known.filter { !begun.contains($0) && options.mayHave($0) }
    }

    func settingsChanged(_ change: SettingsChange) {
        useModels(change.ids(of: .model, in: screen.catalog.settings), before: change.before)
    }

    func conversationBegan(_ conversation: any ConversationProtocol) async { await learn(of: conversation) }

    func receive(_ event: EchoEvent) {
        told.receive(event)
        if case .connectionStatusChanged(.connected) = event { useChosenModel() }
    }

    /// A refusal that is told late would be taken for the failure of what was written behind it.
    var isWorking: Bool {
        [.switching, .choosing, .modelling].contains { (slot: TaskSlots.Slot) in screen.slots.isRunning(slot) }
    }

    private var rows: [ChoiceRowViewState] {
        ChoiceRows.models(
            mode: screen.mode, current: screen.modelName, options: screen.options, isAnswering: assistant == nil)
    }

    /// The server on this machine that answers to any name of a model.
    private var assistant: String? { screen.server.assistant }

    private func showModels() {
        let footer = ModelWording.footer(of: screen.options, assistant: assistant)
        screen.offer(.models, rows, headings: ChoiceRows.modelHeadings, footer: footer)
    }

    /// The server has told of its models: an open list shows it.
    func screenChanged(_ change: ScreenChange) {
        guard case .options = change else { return }
        if let model = screen.modelInForce, screen.options.substitutes[model] != nil { standIn(screen.mode, model) }
        if screen.choice == .models { showModels() }
    }

    private func switchMode(to mode: ConversationMode) {
        guard mode != screen.mode else {
            return screen.notify("Already in \(mode == .audio ? "voice" : "text") mode.")
        }
        guard !screen.slots.isRunning(.switching) else { return }
        if mode == .text { screen.stopTalkingForGood() }
        screen.show(switchingTo: mode)
        screen.start(.switching) { [self, link = screen.link] in
            try await SwitchMode(link: link)(to: mode)
            screen.show(switchingTo: nil)
            if let conversation = link.conversation { await learn(of: conversation) }
        } onFailure: { [weak self] in
            self?.screen.show(switchingTo: nil)
        }
    }

    /// The engine may have begun otherwise than it was asked to.
    private func learn(of conversation: any ConversationProtocol) async {
        let earlier = told
        let asked = DuplexRules.Way(mode: await conversation.mode, model: await conversation.model)
        let way = told.newest(asked, since: earlier, told: .init(mode: screen.mode, model: screen.modelInForce ?? ""))
        standIn(way.mode, way.model)
        rules.begin()
        useChosenModel()
        screen.publish()
    }

    /// For now: the setting stays.
    private func use(model name: String) {
        let api: Model.API = screen.mode == .audio ? .realtime : .responses
        if let reason = screen.options.unfitness(of: name, on: api) {
            return screen.notify("\(Sanitizer.line(name)) \(reason).", .warning)
        }
        rules.forget(screen.mode)
        screen.start(.choosing) { [self] in
            let model = try await ChooseModel(link: screen.link)(name)
            stand(screen.mode, model)
            screen.notify(ModelWording.chosen(model, among: screen.options), .success)
        }
    }

    /// What the server has in this model's place answers in this mode, where nobody chose the model.
    private func standIn(_ mode: ConversationMode, _ asked: String) {
        stand(mode, screen.options.substitutes[asked] ?? asked)
    }

    /// This model answers in this mode.
    private func stand(_ mode: ConversationMode, _ model: String) {
        screen.show(mode, model: model)
        duplex.follow(DuplexRules.Way(mode: mode, model: model), among: screen.options)
    }

    private func toggleDuplex() {
        guard !isWorking else { return screen.notify(ModeWording.isChanging) }
        let (mode, chosen) = (screen.mode, screen.preferences.connection)
        let way = DuplexRules.Way(mode: mode, model: screen.modelInForce ?? chosen.model(for: mode))
        switch duplex.toggle(from: way, wanted: chosen.realtimeModel, among: screen.options) {
        case .go(let next): go(on: next)
        case .noDuplex: screen.notify(ModeWording.noFullDuplex(isSpoken: mode == .audio), .warning)
        case .noTurns: screen.notify(ModeWording.noTurns, .warning)
        }
    }

    /// For now, as a model that is named.
    private func go(on next: DuplexRules.Way) {
        rules.forget(next.mode)
        let mode = next.mode == screen.mode ? nil : next.mode
        if next.mode == .text { screen.stopTalkingForGood() }
        screen.show(switchingTo: mode)
        screen.start(.switching) { [self] in
            let model = try await ChooseModel(link: screen.link)(next.model, in: mode)
            screen.show(switchingTo: nil)
            stand(next.mode, model)
            let name = screen.modelName
            let isDuplex = DuplexRules.isDuplex(.init(mode: next.mode, model: model), among: screen.options)
            screen.notify(
                isDuplex
                    ? ModeWording.fullDuplex(with: name)
                    : next.mode == .audio ? ModeWording.byTurns(with: name) : ModeWording.written(by: name), .success)
        } onFailure: { [weak self] in
            self?.screen.show(switchingTo: nil)
        }
    }

    /// Lets models that were chosen in the settings answer, each as soon as the conversation goes its way.
    private func useModels(_ ids: [SettingID], before: Preferences) {
        screen.accept(rules.choose(ids, before: before, in: canAskModels ? screen.mode : nil))
        useChosenModel()
    }

    private var canAskModels: Bool { screen.link.conversation != nil && !screen.link.isLost }

    /// A model that does not answer is not kept, and its row says why; where nobody could be asked, the choice stands.
    private func notUsed(_ mode: ConversationMode, before: Preferences, _ error: any Error) {
        rules.forget(mode)
        guard (error as? EchoError)?.isUnreached == true else {
            return screen.refuse([mode.modelSetting], returningTo: before, error)
        }
        rules.hold(mode, before: before)
        screen.accept([mode.modelSetting])
    }

    /// The newest choice for how the conversation goes on now; what is chosen meanwhile comes next.
    private func useChosenModel() {
        guard canAskModels, rules.isWaiting(in: screen.mode), !screen.slots.isRunning(.modelling) else { return }
        screen.start(.modelling) { [self] in
            while let before = rules.takeNext(in: screen.mode) {
                let mode = screen.mode
                do {
                    let model = try await ChooseModel(link: screen.link)(screen.preferences.connection.model(for: mode))
                    stand(screen.mode, model)
                    screen.accept([mode.modelSetting])
                } catch {
                    if !Task.isCancelled { notUsed(mode, before: before, error) }
                    throw error
                }
            }
        }
    }
}

extension TaskSlots.Slot {
    fileprivate static let switching = Self("modes.switching")
    fileprivate static let choosing = Self("modes.choosing")
    fileprivate static let modelling = Self("modes.modelling")
}

/// Goes on by voice or by text, in the same conversation. Without one it is begun that way.
///
/// Sad courses: refused, or no connection for the new way: the old one goes on, and the reason is shown.
@MainActor struct SwitchMode {
    let link: ConversationLink

    func callAsFunction(to mode: ConversationMode) async throws {
        do {
            try await link.connected(in: mode).switchMode(to: mode)
        } catch let error as EchoError {
            throw ModeSwitchError(mode: mode, cause: error)
        }
    }
}

/// Lets another model answer from now on, in the same conversation.
///
/// Sad courses: no such model; the server does not have it; no connection: the old one goes on answering.
@MainActor struct ChooseModel {
    let link: ConversationLink

    /// - Parameter mode: in which it answers, where that is not the one that holds now.
    /// - Returns: The model that answers now, as the conversation names it.
    func callAsFunction(_ name: String, in mode: ConversationMode? = nil) async throws -> String {
        guard let mode else { return try await choose(name, nil, in: link.connected()) }
        do {
            return try await choose(name, mode, in: link.connected(in: mode))
        } catch let error as EchoError {
            throw ModeSwitchError(mode: mode, cause: error)
        }
    }

    private func choose(
        _ name: String, _ mode: ConversationMode?, in conversation: any ConversationProtocol
    ) async throws -> String {
        try await conversation.useModel(name, in: mode)
        return await conversation.model
    }
}

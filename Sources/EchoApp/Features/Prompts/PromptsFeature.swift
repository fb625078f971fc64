import Echo
import EchoScreen
import EchoText

/// The library of prompts: applies them to the running session, and keeps them in order.
@MainActor
final class PromptsFeature: FeatureProtocol, PanelFeatureProtocol, FollowingFeatureProtocol,
    SettingsTakingFeatureProtocol, CompletingFeatureProtocol, LearningFeatureProtocol
{
    let presenters: [any FeaturePresenterProtocol] = [ActivePromptPresenter()]
    let screen: ScreenDoor
    /// Nil where nothing is kept.
    let store: (any PromptStoreProtocol)?
    /// Nil where no files can be read or written.
    let files: (any PromptFilesProtocol)?
    var rules: PromptRules
    /// As they were read last.
    private(set) var library: [SavedPrompt] = []
    /// Readings that were begun, and the latest of those that have come.
    private var readings = (begun: 0, come: 0)
    /// The prompt in the form; it may not be saved yet.
    var editing: SavedPrompt?
    /// What was deleted and can be restored.
    var deleted: [PromptID] = []
    /// The prompt whose variables are asked for, and those that are left.
    var asking: (prompt: SavedPrompt, variables: [String], answers: [String: String])?
    /// What replaces something when it is asked for once more.
    var repeated: Exchange?
    /// What variables stood for last.
    var answers: [String: String] = [:]
    /// The change under way: the next one waits for it.
    var change: Task<Void, Never>?
    /// Changes that are not made yet.
    var changes = 0

    init(_ screen: ScreenDoor, store: (any PromptStoreProtocol)?, files: (any PromptFilesProtocol)?) {
        self.screen = screen
        self.store = store
        self.files = files
        rules = PromptRules(screen.catalog.settings)
    }

    /// The default prompt is applied as soon as it is read; nothing waits for it.
    func start() async {
        guard store != nil else { return }
        do {
            try await read()
        } catch {
            return screen.show(error)
        }
        guard let prompt = library.first(where: \.isDefault), rules.active == nil else { return }
        let missing = variables.unknown(in: prompt.text)
        if missing.isEmpty { apply(prompt) } else { screen.notify(PromptWording.needs(missing, prompt), .warning) }
        screen.publish()
    }

    func stop() async { await change?.value }

    func perform(_ command: Command, words: String) -> Bool {
        switch command {
        case .showPrompts: showPrompts()
        case .usePrompt: use(words)
        case .importPrompts: importPrompts(from: words)
        case .exportPrompts: exportPrompts(to: words.isEmpty ? Self.usualFile : words)
        default: return false
        }
        return true
    }

    func performInPanel(_ command: Command) -> Bool { browse(command) }

    func addNames(to sources: inout CompletionSources) {
        sources.prompts = library.map(\.name) + (library.isEmpty ? [] : ["off"])
    }

    /// What another program saved can be typed, too.
    func learn() async { try? await read() }

    /// What was asked for earlier and comes later is out of date.
    func read() async throws(StoreError) {
        guard let store else { return }
        readings.begun += 1
        let number = readings.begun
        var prompts = try await store.prompts()
        // Until they are written so, and where they cannot be.
        if let migration = screen.migration {
            prompts = prompts.map { migration.applied(to: $0, of: screen.catalog.settings) }
        }
        guard number > readings.come else { return }
        (readings.come, library) = (number, prompts)
    }

    func settingsChanged(_ change: SettingsChange) { followSettings() }

    func follow() { followSettings() }

    // MARK: - Applying

    var variables: PromptVariables {
        let name = screen.preferences[word: .personName]?.trimmed
        return PromptVariables(
            at: screen.moment.date, in: screen.timeZone, name: name?.isEmpty == false ? name : nil)
    }

    /// Applies a prompt, once what nobody knows in it was asked for.
    func use(_ prompt: SavedPrompt) {
        let missing = variables.unknown(in: prompt.text)
        guard !missing.isEmpty else { return tell(of: prompt) }
        asking = (prompt, missing, [:])
        askNext()
    }

    func setAside() {
        let prompt = rules.active
        screen.choose(rules.setAside(screen.preferences), keeps: false)
        showActive()
        screen.notify(PromptWording.setAside(prompt))
    }

    private func use(_ words: String) {
        guard store != nil else { return screen.notify(PromptWording.unavailable, .warning) }
        if SavedPrompt.noneWords.contains(words.lowercased()) { return setAside() }
        screen.start(.finding) { [self] in
            try await read()
            guard let prompt = PromptNames.prompt(words, among: library) else {
                return screen.notify(PromptWording.unknown(words, among: library), .warning)
            }
            use(prompt)
        }
    }

    private func tell(of prompt: SavedPrompt, answers: [String: String] = [:]) {
        let problems = PromptFields(SavedPrompt.settings, of: screen.catalog.settings, among: screen.options)
            .problems(prompt.values)
        apply(prompt, answers: answers)
        if !problems.isEmpty { return screen.notify(PromptWording.unusable(problems, prompt), .warning) }
        guard let voice = prompt.values[.voice], case .word(let name) = voice, let inForce = screen.voiceInForce,
            name != inForce
        else { return screen.notify(PromptWording.applied(prompt), .success) }
        screen.notify(PromptWording.applied(prompt, waitsForVoice: name), .success)
    }

    private func apply(_ prompt: SavedPrompt, answers: [String: String] = [:]) {
        var variables = variables
        variables.add(answers)
        screen.choose(rules.apply(prompt, variables.filled(prompt.text), to: screen.preferences), keeps: false)
        showActive()
    }

    func askNext() {
        guard let asking else { return }
        guard let variable = asking.variables.first else {
            self.asking = nil
            screen.closePanel()
            return tell(of: asking.prompt, answers: asking.answers)
        }
        screen.show(PromptVariablePanel(variable, of: asking.prompt.name, text: answers[variable] ?? ""))
    }

    private func followSettings() {
        if rules.follow(screen.preferences) { showActive() }
    }

    func showActive() {
        let name = rules.active?.name
        if screen.part(ActivePromptPresenter.self)?.name != name {
            screen.updatePart(ActivePromptPresenter.self) { $0.name = name }
        }
    }
}

extension TaskSlots.Slot {
    fileprivate static let finding = Self("prompts.finding")
}

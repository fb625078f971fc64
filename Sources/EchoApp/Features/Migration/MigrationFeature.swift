import Echo
import EchoScreen
import EchoText

/// Writes down other names where saved ones are those of models that end, says so once, and takes it back when asked.
///
/// What was chosen for this run has the other names already: nothing waits for this.
@MainActor
final class MigrationFeature: FeatureProtocol, ListeningFeatureProtocol, FollowingFeatureProtocol,
    SettingsTakingFeatureProtocol, WorkingFeatureProtocol
{
    private let screen: ScreenDoor
    private let store: any SettingsStoreProtocol & ProfileStoreProtocol
    /// Nil where nothing is kept.
    private let prompts: (any PromptStoreProtocol)?
    /// Nil where what was replaced is forgotten with the program.
    private let memory: (any ReplacedModelsProtocol)?
    /// What was written in this run.
    private var made: [ModelChange] = []
    /// As it is remembered.
    private var remembered: [ModelChange] = []
    private var hasRecalled = false
    /// People who ask from a pipe are told first what became of the settings.
    private(set) var isWorking: Bool

    init(
        _ screen: ScreenDoor, store: any SettingsStoreProtocol & ProfileStoreProtocol,
        prompts: (any PromptStoreProtocol)?, memory: (any ReplacedModelsProtocol)? = nil
    ) {
        (self.screen, self.store, self.prompts, self.memory) = (screen, store, prompts, memory)
        isWorking = screen.migration != nil
    }

    func start() async {
        await recall()
        if let migration = screen.migration { await migrate(migration) }
        await remember()
        isWorking = false
        screen.publish()
    }

    /// What was restored or replaced a moment ago is remembered, too.
    func stop() async { await remember() }

    private func remember() async {
        let changes = screen.replacedModels
        guard hasRecalled, let memory, await memory.changes() != changes else { return }
        remembered = changes
        await memory.keep(changes)
    }

    /// What earlier runs replaced, as far as it still stands so.
    private func recall() async {
        remembered = await memory?.changes() ?? []
        screen.replacedModels = remembered.filter(stands)
        hasRecalled = true
    }

    /// A prompt is looked at when it is restored.
    private func stands(_ change: ModelChange) -> Bool {
        guard case .settings(let profile) = change.place, let setting = table[change.exchange.id] else { return true }
        return setting.value(in: store.load(profile).chosen) == change.exchange.new
    }

    private func migrate(_ migration: ModelMigration) async {
        let base = store.load(nil).chosen
        await make(migration.changes(in: base, of: table), in: nil)
        for profile in await store.profiles {
            let chosen = store.load(profile).chosen
            await make(migration.changes(in: chosen, of: table, profile: profile, over: base), in: profile)
        }
        await makePrompts(migration)
        guard !made.isEmpty else { return }
        screen.replacedModels += made
        screen.notify(MigrationWording.made(made, of: table, on: migration.today), .warning)
    }

    /// What others replaced is remembered as well.
    func follow() {
        let changes = screen.replacedModels
        guard !isWorking, memory != nil, changes != remembered else { return }
        remembered = changes
        screen.slots.start(.keepingReplaced) { [weak self] in await self?.remember() }
    }

    func perform(_ command: Command, words: String) -> Bool {
        guard command == .restoreModels else { return false }
        restore()
        return true
    }

    func settingsChanged(_ change: SettingsChange) {
        if change.ids.contains(.keptModels) { screen.migration?.kept = change.after.keptModels }
        // What the person chooses otherwise is nothing to be restored.
        let places = [ModelChange.Keeping.settings(nil), .settings(screen.profile)]
        let standing = screen.replacedModels.filter { replaced in
            guard change.keeps, change.ids.contains(replaced.exchange.id), places.contains(replaced.place) else {
                return true
            }
            return table[replaced.exchange.id]?.value(in: change.after) == replaced.exchange.new
        }
        screen.replacedModels = standing
    }

    /// What the server itself refuses need not be kept any longer.
    func receive(_ event: EchoEvent) {
        guard case .modelReplaced(let old, _) = event, screen.preferences.keptModels.contains(old) else { return }
        var chosen = screen.preferences
        chosen.keptModels.remove(old)
        screen.choose(chosen)
    }

    private var table: SettingsTable { screen.catalog.settings }

    // MARK: - Replacing

    /// Another program that starts at the same time finds nothing to do where this one was first.
    private func make(_ changes: [ModelChange], in profile: ProfileName?) async {
        guard !changes.isEmpty else { return }
        do throws(SettingsStoreError) {
            let exchanged = try await store.exchange(changes.map(\.exchange), in: profile)
            made += changes.filter { exchanged.contains($0.exchange) }
        } catch {
            // Of a profile that is not in use nothing holds.
            guard profile == nil || profile == screen.profile, let migration = screen.migration else { return }
            screen.notify(
                MigrationWording.unsaved(changes, of: table, on: migration.today, because: error.reason), .warning)
        }
    }

    /// What keeps them from being read is said by who shows them.
    private func makePrompts(_ migration: ModelMigration) async {
        guard let prompts, let saved = try? await prompts.prompts() else { return }
        for prompt in saved {
            let changes = migration.changes(in: prompt, of: table)
            guard !changes.isEmpty else { continue }
            do throws(StoreError) {
                try await prompts.save(migration.applied(to: prompt, of: table))
                made += changes
            } catch {
                screen.show(error)
            }
        }
    }

    // MARK: - Taking it back

    private func restore() {
        guard !screen.replacedModels.isEmpty else { return screen.notify(MigrationWording.nothing) }
        guard !screen.slots.isRunning(.restoring) else { return }
        screen.start(.restoring) { [self] in
            let changes = screen.replacedModels
            let names = Set(changes.flatMap(\.replaced).map(\.old))
            // First: what is restored must not be replaced again.
            var chosen = screen.preferences
            chosen.keptModels.formUnion(names)
            for change in changes where change.place == .settings(nil) || change.place == .settings(screen.profile) {
                guard let setting = table[change.exchange.id], setting.value(in: chosen) == change.exchange.new else {
                    continue
                }
                chosen = table.accepting(change.exchange.old, for: setting.id, in: chosen)
            }
            try await restoreFiles(changes, keeping: names)
            try await restorePrompts(changes)
            screen.replacedModels = []
            screen.choose(chosen)
            await remember()
            screen.notify(MigrationWording.restored(names), .success)
        }
    }

    /// The names are kept without a profile: what stands there is not to be replaced either.
    private func restoreFiles(_ changes: [ModelChange], keeping names: Set<String>) async throws(SettingsStoreError) {
        let base = store.load(nil).chosen
        var keeping = base
        keeping.keptModels.formUnion(names)
        var exchanges: [ProfileName?: [SettingExchange]] = [:]
        if let setting = table[.keptModels] {
            exchanges[nil] = [
                SettingExchange(.keptModels, from: setting.value(in: base), to: setting.value(in: keeping))
            ]
        }
        for change in changes {
            if case .settings(let profile) = change.place {
                exchanges[profile, default: []].append(change.exchange.undone)
            }
        }
        for (profile, exchanges) in exchanges { _ = try await store.exchange(exchanges, in: profile) }
    }

    /// A prompt that was edited meanwhile keeps what was made of it.
    private func restorePrompts(_ changes: [ModelChange]) async throws(StoreError) {
        guard let prompts, changes.contains(where: \.isOfPrompt) else { return }
        for var prompt in try await prompts.prompts() {
            let before = prompt
            for change in changes {
                guard case .prompt(prompt.id, _) = change.place,
                    prompt.values[change.exchange.id] == change.exchange.new
                else { continue }
                prompt.values[change.exchange.id] = change.exchange.old
            }
            if prompt != before { try await prompts.save(prompt) }
        }
    }
}

extension ModelChange {
    fileprivate var isOfPrompt: Bool { if case .prompt = place { true } else { false } }
}

extension TaskSlots.Slot {
    fileprivate static let restoring = Self("migration.restoring")
    fileprivate static let keepingReplaced = Self("migration.keeping")
}

public import EchoScreen

/// The screen's features and what they offer, put together once: the one place that knows them all. The program, its
/// replay and the tests build the screen here, with their own devices.
public struct ScreenComposition: Sendable {
    /// The features of the application, in the order in which they are asked.
    private static let standard: [FeaturePlug] = [
        FeaturePlug(ToolsFeature.self) { ToolsFeature($0) },
        FeaturePlug(SettingsFeature.self) {
            SettingsFeature($0, store: $0.devices.store, kept: $0.setup.preferences)
        },
        FeaturePlug(DevicesFeature.self) { DevicesFeature($0, sound: $0.devices.sound) },
        FeaturePlug(EarconsFeature.self) { EarconsFeature($0) },
        FeaturePlug(TuningFeature.self) {
            TuningFeature($0, store: $0.devices.store, microphone: $0.devices.microphone)
        },
        FeaturePlug(DictationFeature.self) { DictationFeature($0) },
        FeaturePlug(InterpreterFeature.self) {
            InterpreterFeature($0, calls: $0.device((any InterpretedCallsProtocol).self))
        },
        FeaturePlug(WakeFeature.self) { WakeFeature($0, wakeWord: $0.devices.wakeWord) },
        FeaturePlug(RecordingFeature.self) { RecordingFeature($0, recorder: $0.devices.recorder) },
        FeaturePlug(PromptsFeature.self) {
            PromptsFeature($0, store: $0.devices.prompts, files: $0.devices.promptFiles)
        },
        FeaturePlug(SoundFeature.self) {
            SoundFeature($0, keeper: $0.devices.soundKeeper, library: $0.devices.soundLibrary)
        },
        FeaturePlug(PrivacyFeature.self) { PrivacyFeature($0, kept: $0.devices.kept) },
        FeaturePlug(EncryptionFeature.self) {
            EncryptionFeature($0, encryption: $0.devices.encryption, news: $0.devices.conversations)
        },
        FeaturePlug(ModesFeature.self) { ModesFeature($0) },
        FeaturePlug(CostFeature.self) {
            let engine = $0.setup.preferences.engine
            return CostFeature(
                $0, budget: engine.budget, prices: PriceList(engine, isFree: $0.setup.server.isLocal))
        },
        FeaturePlug(SpendingFeature.self) {
            SpendingFeature($0, store: $0.devices.spending, choices: $0.devices.store)
        },
        FeaturePlug(LatencyFeature.self) { LatencyFeature($0) },
        FeaturePlug(DoctorFeature.self) { DoctorFeature($0, doctor: $0.devices.doctor) },
        FeaturePlug(ServerFeature.self) { ServerFeature($0, tables: $0.devices.serverTables) },
        FeaturePlug(AlertsFeature.self) { AlertsFeature($0) },
        FeaturePlug(DictionaryFeature.self) { DictionaryFeature($0) },
        FeaturePlug(LocalPartsFeature.self) { LocalPartsFeature($0, parts: $0.devices.localParts) },
        FeaturePlug(SilenceFeature.self) { SilenceFeature($0) },
        FeaturePlug(ModelsFeature.self) { ModelsFeature($0, notices: $0.devices.modelNotices) },
        FeaturePlug(MigrationFeature.self) {
            MigrationFeature(
                $0, store: $0.devices.store, prompts: $0.devices.prompts, memory: $0.devices.replacedModels)
        },
        FeaturePlug(BookmarksFeature.self) {
            BookmarksFeature($0, store: $0.devices.conversations, rows: $0.devices.rows?("bookmarks"))
        },
    ]

    /// Behind all that show something: it covers that.
    private static let locking = FeaturePlug(LockingFeature.self) { LockingFeature($0, pin: $0.devices.pin) }

    /// Comes last: it begins with what all others show.
    private static let replay = FeaturePlug(ReplayFeature.self) {
        ReplayFeature($0, recording: $0.devices.recording)
    }

    /// All commands, slash commands and settings of the application, and of the features that are plugged in besides.
    public let catalog: Catalog
    private let plugs: [FeaturePlug]

    /// - Parameter plugs: features of other modules.
    /// - Throws: when two features want the same thing.
    public init(with plugs: [FeaturePlug] = []) throws(CatalogConflict) {
        self.plugs = Self.standard(with: plugs) + [Self.locking, Self.replay]
        catalog = try Catalog([.screen] + self.plugs.map(\.offer))
    }

    /// Each behind the feature that it names; those that name none, or one that is not there, behind all.
    private static func standard(with plugs: [FeaturePlug]) -> [FeaturePlug] {
        plugs.reduce(into: standard) { all, plug in
            let place = plug.predecessor.flatMap { name in all.firstIndex { $0.offer.name == name } }
            all.insert(plug, at: place.map { $0 + 1 } ?? all.endIndex)
        }
    }

    /// The screen with all its features.
    @MainActor public func screen(
        _ setup: ScreenSetup, devices: ScreenDevices,
        perform: @escaping @MainActor (ScreenEffect) -> Bool = { _ in false },
        onChange: @escaping @MainActor (Screen) -> Void
    ) -> Screen {
        let screen = Screen(setup, catalog: catalog, devices: devices, perform: perform, onChange: onChange)
        screen.plugIn(plugs)
        return screen
    }
}

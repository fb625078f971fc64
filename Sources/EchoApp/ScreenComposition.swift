public import EchoPresentation

/// Makes the screen with its features plugged in: the one place that knows them all. The program, its replay and the tests
/// build the screen here, with their own devices.
public enum ScreenComposition {
    /// What the features of the application offer, in the order in which they are asked.
    public static let offers: [FeatureOffer] = [
        .screen, ReplayFeature.offer, ToolsFeature.offer, SettingsFeature.offer, DevicesFeature.offer,
        EarconsFeature.offer, TuningFeature.offer, WakeFeature.offer, RecordingFeature.offer, ModesFeature.offer,
        CostFeature.offer,
        LatencyFeature.offer, DoctorFeature.offer, AlertsFeature.offer,
    ]

    /// All commands, slash commands and settings of the application, and of the features that are plugged in besides.
    ///
    /// - Throws: when two features want the same thing.
    public static func catalog(with plugs: [FeaturePlug] = []) throws(CatalogConflict) -> Catalog {
        try Catalog(offers + plugs.map(\.offer))
    }

    /// The screen with all its features.
    ///
    /// - Parameter plugs: features of other modules.
    /// - Throws: when two features want the same thing.
    @MainActor public static func screen(
        _ setup: ScreenSetup, devices: ScreenDevices, plugs: [FeaturePlug] = [],
        perform: @escaping @MainActor (ScreenEffect) -> Bool = { _ in false },
        onChange: @escaping @MainActor (ScreenViewState) -> Void
    ) throws(CatalogConflict) -> Screen {
        let catalog = try catalog(with: plugs)
        let screen = Screen(setup, catalog: catalog, devices: devices, perform: perform, onChange: onChange)
        screen.plugIn(standard(setup, devices) + plugs)
        return screen
    }

    @MainActor private static func standard(_ setup: ScreenSetup, _ devices: ScreenDevices) -> [FeaturePlug] {
        let (engine, store) = (setup.preferences.engine, devices.store)
        return [
            FeaturePlug(ReplayFeature.self) { ReplayFeature($0) },
            FeaturePlug(ToolsFeature.self) { ToolsFeature($0) },
            FeaturePlug(SettingsFeature.self) { SettingsFeature($0, store: store, kept: setup.preferences) },
            FeaturePlug(DevicesFeature.self) { DevicesFeature($0, sound: devices.sound) },
            FeaturePlug(EarconsFeature.self) { EarconsFeature($0) },
            FeaturePlug(TuningFeature.self) { TuningFeature($0, store: store, microphone: devices.microphone) },
            FeaturePlug(WakeFeature.self) { WakeFeature($0, wakeWord: devices.wakeWord) },
            FeaturePlug(RecordingFeature.self) { RecordingFeature($0, recorder: devices.recorder) },
            FeaturePlug(ModesFeature.self) {
                ModesFeature($0, otherModels: engine.additionalModels.union([setup.server.model]))
            },
            FeaturePlug(CostFeature.self) { CostFeature($0, budget: engine.budget) },
            FeaturePlug(LatencyFeature.self) { LatencyFeature($0) },
            FeaturePlug(DoctorFeature.self) { DoctorFeature($0, doctor: devices.doctor) },
            FeaturePlug(AlertsFeature.self) { AlertsFeature($0) },
        ]
    }
}

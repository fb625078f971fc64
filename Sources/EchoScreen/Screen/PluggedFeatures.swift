/// The features of a screen in the order in which they are asked, and who of them takes part in what.
struct PluggedFeatures {
    private(set) var all: [any FeatureProtocol] = []
    private(set) var intercepting: [any InterceptingFeatureProtocol] = []
    private(set) var inPanels: [any PanelFeatureProtocol] = []
    private(set) var choosing: [any ChoosingFeatureProtocol] = []
    private(set) var confirming: [any ConfirmingFeatureProtocol] = []
    private(set) var answering: [any AnsweringFeatureProtocol] = []
    private(set) var hearing: [any HearingFeatureProtocol] = []
    private(set) var secret: [any SecretFeatureProtocol] = []
    private(set) var naming: [any NamingFeatureProtocol] = []
    private(set) var listening: [any ListeningFeatureProtocol] = []
    private(set) var following: [any FollowingFeatureProtocol] = []
    private(set) var ticking: [any TickingFeatureProtocol] = []
    private(set) var watching: [any ScreenWatchingFeatureProtocol] = []
    private(set) var connecting: [any ConnectionFeatureProtocol] = []
    private(set) var takingSettings: [any SettingsTakingFeatureProtocol] = []
    private(set) var amending: [any AmendingFeatureProtocol] = []
    private(set) var completing: [any CompletingFeatureProtocol] = []
    private(set) var learning: [any LearningFeatureProtocol] = []
    private(set) var objecting: [any ObjectingFeatureProtocol] = []
    private(set) var working: [any WorkingFeatureProtocol] = []
    private(set) var lasting: [any LastingFeatureProtocol] = []

    mutating func append(_ feature: any FeatureProtocol) {
        all.append(feature)
        Self.add(feature, to: &intercepting)
        Self.add(feature, to: &inPanels)
        Self.add(feature, to: &choosing)
        Self.add(feature, to: &confirming)
        Self.add(feature, to: &answering)
        Self.add(feature, to: &hearing)
        Self.add(feature, to: &secret)
        Self.add(feature, to: &naming)
        Self.add(feature, to: &listening)
        Self.add(feature, to: &following)
        Self.add(feature, to: &ticking)
        Self.add(feature, to: &watching)
        Self.add(feature, to: &connecting)
        Self.add(feature, to: &takingSettings)
        Self.add(feature, to: &amending)
        Self.add(feature, to: &completing)
        Self.add(feature, to: &learning)
        Self.add(feature, to: &objecting)
        Self.add(feature, to: &working)
        Self.add(feature, to: &lasting)
    }

    private static func add<Part>(_ feature: any FeatureProtocol, to list: inout [Part]) {
        if let part = feature as? Part { list.append(part) }
    }
}

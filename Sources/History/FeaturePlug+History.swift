import EchoScreen

extension FeaturePlug {
    /// The history, as the program and the tests plug it in.
    package static let history = FeaturePlug(HistoryFeature.self, behind: "recording") {
        HistoryFeature($0, store: $0.devices.conversations)
    }
}

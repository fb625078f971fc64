import Echo
import EchoScreen

/// Shows how long answers take to begin, turn by turn.
@MainActor final class LatencyFeature: FeatureProtocol, ListeningFeatureProtocol {
    nonisolated static let offer = FeatureOffer(
        "latency",
        commands: [
            CommandEntry(
                .showLatency, "latency",
                "Show how long each answer took to start, stage by stage.", slash: "latency", in: .program,
                keys: [.key("f8", in: .screen)])
        ])

    let presenters: [any FeaturePresenterProtocol] = [LatencyPresenter()]
    private let screen: ScreenDoor

    init(_ screen: ScreenDoor) { self.screen = screen }

    func perform(_ command: Command, words: String) -> Bool {
        guard command == .showLatency, let latency = screen.part(LatencyPresenter.self) else { return false }
        screen.show(latency)
        return true
    }

    /// The open panel shows another answer as soon as it is measured; what is selected stays so.
    func receive(_ event: EchoEvent) {
        guard case .turnEnded = event, let latency = screen.part(LatencyPresenter.self) else { return }
        screen.update(LatencyPresenter.self) { $0.follow(latency) }
    }
}

import EchoScreen
import EchoText

/// Says in the status line which prompt is in use.
struct ActivePromptPresenter: FeaturePresenterProtocol {
    /// Characters: beside it there is more to say.
    private static let longest = 20

    /// Nil for none.
    var name: String?

    init() {}

    func show(in state: inout ScreenViewState) {
        guard let name = name.map(Sanitizer.line) else { return }
        let shown = name.count > Self.longest ? name.prefix(Self.longest - 1).trimmed + "…" : name
        state.status.items.append(StyledText("prompt \(shown)", .accent))
    }
}

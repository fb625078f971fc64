import EchoScreen

/// The parts of the screen that lie beside one another, as they were drawn last.
struct ScreenParts {
    /// What the top line is drawn from.
    struct StatusKey: Equatable {
        var status: StatusViewState
        var meter: MeterViewState?
    }

    /// What the box of the text being written is drawn from.
    struct ComposerKey: Equatable {
        var composer: ComposerViewState
        var isFocused: Bool
        var context: KeyContext
    }

    /// What the bottom line is drawn from.
    struct HintsKey: Equatable {
        var hints: [HintViewState]
        var contexts: [KeyContext]
    }

    var status = DrawnPart<StatusKey>()
    var panes: [Pane: DrawnPart<PaneKey>] = [:]
    var composer = DrawnPart<ComposerKey>()
    var hints = DrawnPart<HintsKey>()
}

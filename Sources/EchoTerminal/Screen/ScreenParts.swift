import EchoScreen

/// The parts of the screen that lie beside one another, as they were drawn last.
struct ScreenParts {
    /// The input of the top line's drawing.
    struct StatusKey: Equatable {
        var status: StatusViewState
        var meter: MeterViewState?
    }

    /// The input of the composer's drawing.
    struct ComposerKey: Equatable {
        var composer: ComposerViewState
        var isFocused: Bool
        var context: KeyContext
    }

    /// The input of the bottom line's drawing.
    struct HintsKey: Equatable {
        var hints: [HintViewState]
        var contexts: [KeyContext]
    }

    var status = DrawnPart<StatusKey>()
    var panes: [Pane: DrawnPart<PaneKey>] = [:]
    var composer = DrawnPart<ComposerKey>()
    var hints = DrawnPart<HintsKey>()
}

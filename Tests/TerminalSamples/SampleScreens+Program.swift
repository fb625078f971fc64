import EchoPresentation

/// The program's own panels.
extension SampleScreens {
    public static var tour: ScreenViewState {
        var state = conversation
        state.focus = .settings
        let answers = [HintViewState(.confirm, "or Enter: next"), HintViewState(.stop, "end the tour")]
        var overlay = OverlayViewState(
            title: "Tour, 4 of 6",
            content: .confirmation(
                "Here you tune voice and turn taking: \(key: .adjustDown) and \(key: .adjustUp) change what is selected, at once.",
                answers: answers))
        overlay.about = .settings
        (state.overlay, state.hints) = (overlay, answers)
        return state
    }

    public static var notices: ScreenViewState {
        var state = conversation
        state.overlay = OverlayViewState(
            title: "Notices",
            content: .paragraphs([
                ParagraphViewState(
                    lead: StyledText("09:44", .faint),
                    "The connection to the server was lost. The conversation is kept; \(key: .reconnect) tries at once.",
                    role: .warning),
                ParagraphViewState(
                    lead: StyledText("09:43", .faint), "gpt-5-mini answers from now on.", role: .success),
                ParagraphViewState(
                    lead: StyledText("09:41", .faint), "There is no microphone. Plug one in; typing goes on.",
                    role: .failure),
            ]))
        state.hints = [HintViewState(.stop, "close")]
        return state
    }
}

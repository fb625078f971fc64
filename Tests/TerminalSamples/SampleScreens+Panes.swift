import EchoScreen
import EchoText

/// Panes arranged otherwise, and panels that leave the screen to be seen.
extension SampleScreens {
    public static var zoomed: ScreenViewState {
        var state = eventsFocused
        state.preferences.arrangement.zoomed = .events
        return state
    }

    /// The levels have the focus: on a narrow screen they are the pane that is seen.
    public static var levelsFocused: ScreenViewState {
        var state = conversation
        state.focus = .levels
        state.levels.microphone.device = "Jabra Evolve 65 Mono"
        state.levels.loudspeaker.device = "Built-in Audio Analog Stereo"
        state.levels.microphone.isSpeech = true
        state.levels.protection = ProtectionBadge(StyledText("echo −28 dB", .success))
        state.hints = [
            HintViewState(.toggleTalking, "stop talking"), HintViewState(.mute, "mute"),
            HintViewState(.zoomPane, "zoom"), HintViewState(.focusNext, "panes"), HintViewState(.help, "help"),
        ]
        return state
    }

    public static var levelsZoomed: ScreenViewState {
        var state = levelsFocused
        state.preferences.arrangement.zoomed = .levels
        return state
    }

    /// Both sides speak at once, each over the other one, where the time in the session costs money.
    public static var doubleTalk: ScreenViewState {
        var state = levelsFocused
        (state.status.model, state.status.voice) = ("gpt-live-1.1", "cedar")
        (state.status.turnTaking, state.status.rate) = ("full duplex", "$0.05/min")
        state.status.state = StyledText("▸ working: web search", .thinking)
        state.levels.waveform = WaveformViewState(columns: bothVoices)
        return state
    }

    private static let bothVoices: [WaveformColumn] = {
        let talk: [(user: Bool, assistant: Bool, over: WaveformColumn.Speaker?, columns: Int)] = [
            (true, false, nil, 30), (false, false, nil, 6), (false, true, nil, 50), (true, true, .user, 14),
            (true, false, nil, 30), (true, true, .assistant, 8), (true, false, nil, 24), (false, true, nil, 60),
        ]
        return talk.flatMap { part in
            (0..<part.columns).map { step in
                let height = 0.3 + 0.12 * Double(step % 6)
                return WaveformColumn(
                    microphone: part.user ? height : 0, loudspeaker: part.assistant ? 1 - height / 2 : 0,
                    isSpeech: part.user, speaker: part.assistant ? .assistant : part.user ? .user : nil,
                    talksOver: part.over)
            }
        }
    }()

    /// Only the events stand beside the conversation, and they have much room.
    public static var hidden: ScreenViewState {
        var state = conversation
        state.preferences.arrangement.hidden = [.levels, .settings]
        state.preferences.arrangement.side = 0.5
        return state
    }

    public static var themes: ScreenViewState {
        var state = conversation
        let names = ["auto", "dark", "light", "high-contrast", "mono", "dune", "fjord", "gruvbox", "nord", "dracula"]
        var overlay = OverlayViewState(
            title: "Themes",
            content: .choices(
                ChoiceListViewState(
                    rows: names.map {
                        ChoiceRowViewState(
                            id: $0, title: $0, state: StyledText($0 == "auto" ? "in use" : "", .success),
                            note: $0 == "auto" ? "follows the terminal" : "", isCurrent: $0 == "auto")
                    }, selection: 6)))
        overlay.isAside = true
        state.overlay = overlay
        state.hints = [
            HintViewState(.selectUp, and: .selectDown, "select"), HintViewState(.open, "use"),
            HintViewState(.stop, "close"),
        ]
        return state
    }

    public static var palette: ScreenViewState {
        var state = conversation
        let rows = PaletteRows(catalog).commands(in: Situation(activity: .listening, focus: .composer))
        var palette = Palette(rows.filter { $0.command != nil }, empty: PaletteRows.empty)
        palette.compose { $0.insert("message") }
        state.overlay = palette.overlay
        state.hints = [HintViewState(.open, "run"), HintViewState(.stop, "close")]
        return state
    }
}

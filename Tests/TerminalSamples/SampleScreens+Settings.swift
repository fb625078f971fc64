public import EchoScreen
import Foundation

/// The settings as the presenter makes them, and the panels beside them.
extension SampleScreens {
    /// One of the screen's is selected, in a profile, while words are looked for.
    public static var allSettings: ScreenViewState {
        var chosen = Preset.noisyRoom.applied(to: Preferences(), SampleScreens.catalog.settings)
        (chosen.screen.usesASCII, chosen.theme, chosen.connection.budget) = (true, "dune", 0.5)
        var presenter = SettingsPresenter(SampleScreens.catalog.settings, preferences: chosen)
        presenter.profile = try? ProfileName("work")
        var state = conversation
        state.focus = .settings
        state.prompt = PromptViewState(
            label: "/", text: "terminal", caret: 8, note: presenter.search(for: "terminal"))
        state.settings = presenter.state
        return state
    }

    public static var presets: ScreenViewState {
        var state = settingsFocused
        let rows = SettingChoiceRows(SampleScreens.catalog.settings).presets(
            Preset.headset.applied(to: Preferences(), SampleScreens.catalog.settings))
        state.overlay = OverlayViewState(
            title: "Presets", content: .choices(ChoiceListViewState(rows: rows, selection: 2)))
        state.hints = [
            HintViewState(.selectUp, and: .selectDown, "select"), HintViewState(.open, "use"),
            HintViewState(.stop, "close"),
        ]
        return state
    }
}

import EchoText

/// A panel in which the text of a setting is written.
struct EditorPanel: PanelProtocol {
    let setting: SettingID
    let title: String
    private(set) var composer: Composer

    init(_ setting: SettingID, title: String, text: String) {
        self.setting = setting
        self.title = title
        composer = Composer(text: text)
    }

    var use: Situation.Overlay { .editing }
    var overlay: OverlayViewState { OverlayViewState(title: title, content: .editor(composer.viewState())) }

    mutating func compose(_ change: (inout Composer) -> Void) { change(&composer) }
}

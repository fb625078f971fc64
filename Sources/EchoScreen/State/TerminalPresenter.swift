/// The terminal as it is used: what it can, in which theme it is drawn, and who has its mouse.
struct TerminalPresenter: Sendable {
    var traits = TerminalTraits()
    /// Pictures that are still to be rendered for it, and the one that is.
    var renderings = PictureRenderings()
    /// As it was asked for: a name, or `ThemeChoice.automatic`.
    private(set) var theme: String
    private var preview: String?
    /// Who has the mouse until the person says otherwise; nil for whom the setting says.
    private var mouse: Bool?

    init(theme: String) { self.theme = theme }

    mutating func show(theme: String) { self.theme = theme }

    /// Seen in place of the theme while one is chosen; nil when that is over.
    mutating func show(preview: String?) { self.preview = preview }

    /// - Parameter isChosen: whether the setting gives the mouse to this program.
    func usesMouse(as isChosen: Bool) -> Bool { mouse ?? isChosen }

    mutating func toggleMouse(as isChosen: Bool) { mouse = !usesMouse(as: isChosen) }

    /// The setting says again who has the mouse.
    mutating func forgetMouse() { mouse = nil }

    func show(in state: inout ScreenViewState) {
        state.preferences.usesMouse = usesMouse(as: state.preferences.usesMouse)
        state.theme = ThemeChoice.resolved(preview ?? theme, on: traits)
        state.takesLinks = traits.takesLinks
        state.pictures = state.preferences.pictures == .off ? nil : traits.pictures
    }
}

/// Which pictures are rendered, one after the other: of those in sight only, for who scrolls past many waits for none.
struct PictureRenderings {
    private var waiting: [PictureOrder] = []
    private var current: PictureOrder?
    /// No program is there that renders them.
    var isImpossible = false

    /// The person sees these, and none of the others.
    mutating func order(_ orders: [PictureOrder]) { waiting = orders.filter { $0 != current } }

    /// What is rendered next; nil when all are.
    mutating func next() -> PictureOrder? {
        current = isImpossible || waiting.isEmpty ? nil : waiting.removeFirst()
        return current
    }
}

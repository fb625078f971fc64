import EchoPresentation

/// Shows view states on a screen and tells what the person at it asks for.
@MainActor
public final class TerminalLoop {
    private let screen: any ScreenProtocol
    private let theme: (String) -> Theme
    private let now: () -> ContinuousClock.Instant
    private let onIntent: (Intent) -> Void

    private var state = ScreenViewState()
    private var view: ScreenView
    private var reader = KeyReader()
    private var translator: InputTranslator
    private var pacer = FramePacer()
    private var themeName: String?
    private var isRunning = false
    private var isReading = false
    private var isDirty = false
    /// The one draw that waits for its time; there is none while nothing changes.
    private var laterDraw: Task<Void, Never>?

    /// `theme` finds a theme by the name the view state gives.
    public init(
        screen: any ScreenProtocol, keymap: Keymap = .standard,
        theme: @escaping (String) -> Theme = { ThemeCatalog.theme(named: $0) ?? ThemeCatalog.dark },
        now: @escaping () -> ContinuousClock.Instant = { .now }, onIntent: @escaping (Intent) -> Void
    ) {
        self.screen = screen
        self.theme = theme
        self.now = now
        self.onIntent = onIntent
        view = ScreenView(keymap: keymap)
        translator = InputTranslator(keymap: keymap)
    }

    /// Shows `state` at once after a pause, else with the next frame.
    public func show(_ state: ScreenViewState) {
        self.state = state
        isDirty = true
        guard isRunning, !isReading else { return }
        if state.isFinished { screen.wake() } else { drawWhenDue(isUrgent: false) }
    }

    /// Takes the terminal until the person leaves, a signal ends the program or the terminal is closed. However it ends,
    /// the terminal is as before.
    public func run() async throws(TerminalError) -> TerminalExit {
        let wakes = try screen.start()
        defer { end() }
        isRunning = true
        draw()
        for await wake in wakes {
            if let exit = handle(wake) { return exit }
        }
        return state.isFinished ? .finished : .gone
    }

    private func end() {
        laterDraw?.cancel()
        laterDraw = nil
        isRunning = false
        screen.stop()
    }

    private func handle(_ wake: TerminalWake) -> TerminalExit? {
        for signal in [TerminalSignal.terminate, .hangup, .interrupt] where wake.signals.contains(signal) {
            return .signal(signal)
        }
        if wake.signals.contains(.suspend) { screen.suspend() }
        if wake.signals.contains(.resume) { screen.resume() }
        if wake.signals.contains(.resize) { screen.measure() }
        if !wake.signals.isEmpty { isDirty = true }
        readKeys()
        if isDirty { drawWhenDue(isUrgent: true) }
        if state.isFinished { return .finished }
        return wake.isGone ? .gone : nil
    }

    private func readKeys() {
        isReading = true
        defer { isReading = false }
        for input in reader.read(screen.read()) {
            guard let intent = translator.intent(input, state, &view, screen.size) else { continue }
            perform(intent)
            if state.isFinished { return }
        }
    }

    private func perform(_ intent: Intent) {
        switch intent {
        case .perform(.suspend): screen.suspend()
        case .perform(.redraw): screen.forget()
        case .perform(.editExternally): screen.edit(state.editedText).map { onIntent(.replaceText($0)) }
        default: return onIntent(intent)
        }
        isDirty = true
    }

    private func drawWhenDue(isUrgent: Bool) {
        guard let due = pacer.due(at: now(), isUrgent: isUrgent) else { return draw() }
        guard laterDraw == nil else { return }
        laterDraw = Task { [weak self] in
            try? await Task.sleep(until: due, clock: .continuous)
            guard !Task.isCancelled, let self else { return }
            laterDraw = nil
            if isRunning, isDirty { draw() }
        }
    }

    private func draw() {
        isDirty = false
        if themeName != state.theme {
            themeName = state.theme
            screen.use(theme(state.theme))
        }
        screen.present(view.draw(state, size: screen.size))
        pacer.drew(at: now())
    }
}

extension ScreenViewState {
    /// The text that is being written now.
    fileprivate var editedText: String {
        if case .editor(let editor)? = overlay?.content { editor.text } else { composer.text }
    }
}

import EchoScreen

/// Shows view states on a screen and tells what the person at it asks for.
@MainActor
public final class TerminalLoop {
    private let screen: any ScreenProtocol
    private let theme: (String) -> Theme
    private let now: () -> ContinuousClock.Instant
    private let onIntent: (Intent) -> Void

    private var state = ScreenViewState()
    /// Makes the newest state. It is asked once a frame, and before a key that follows a change.
    private var newest: @MainActor () -> ScreenViewState = { ScreenViewState() }
    private var isStale = false
    private var view: ScreenView
    private var translator: InputTranslator
    private var mouse: MouseTranslator
    private var pacer = FramePacer()
    private var themeName: String?
    private var isRunning = false
    private var isReading = false
    private var isDirty = false
    private var traits: TerminalTraits?
    /// What was asked for that lends the terminal to others; done one after another.
    private var errands: [ScreenEffect] = []
    /// Pictures that were asked for last.
    private var ordered: [PictureOrder] = []
    /// The one draw that waits for its time; there is none while nothing changes.
    private var laterDraw: Task<Void, Never>?

    /// `theme` finds a theme by the name the view state gives.
    public init(
        screen: any ScreenProtocol, keymap: Keymap, glyphs: GlyphSet = .unicode,
        theme: @escaping (String) -> Theme = { ThemeCatalog.theme(named: $0) ?? ThemeCatalog.dark },
        now: @escaping () -> ContinuousClock.Instant = { .now }, onIntent: @escaping (Intent) -> Void
    ) {
        self.screen = screen
        self.theme = theme
        self.now = now
        self.onIntent = onIntent
        view = ScreenView(keymap: keymap, glyphs: glyphs)
        translator = InputTranslator(keymap: keymap)
        mouse = MouseTranslator(keymap: keymap)
    }

    /// Shows `state` at once after a pause, else with the next frame. It is made when it is drawn: of many in between only
    /// the last.
    public func show(_ state: @autoclosure @escaping @MainActor () -> ScreenViewState) {
        newest = state
        (isStale, isDirty) = (true, true)
        if isRunning, !isReading { drawWhenDue(isUrgent: false) }
    }

    /// Does what changes nothing the screen shows. False when a text surely did not reach the clipboard. Pagers and
    /// editors get the terminal as soon as it is free.
    @discardableResult
    public func perform(_ effect: ScreenEffect) -> Bool {
        switch effect {
        case .copy(let text): return screen.copy(text)
        case .bell: screen.ring()
        case .show(let picture): show(picture)
        case .notify(let title, let body): screen.notify(title: title, body: body)
        case .page, .view, .run:
            errands.append(effect)
            if isRunning, !isReading { screen.wake() }
        }
        return true
    }

    /// Takes the terminal until the person leaves, a signal ends the program or the terminal is closed. However it ends,
    /// the terminal is as before.
    public func run() async throws(TerminalError) -> TerminalExit {
        let wakes = try screen.start()
        defer { end() }
        isRunning = true
        draw()
        for await wake in wakes {
            if let exit = await handle(wake) { return exit }
        }
        return state.isFinished ? .finished : .gone
    }

    private func end() {
        laterDraw?.cancel()
        laterDraw = nil
        isRunning = false
        screen.stop()
    }

    private func handle(_ wake: TerminalWake) async -> TerminalExit? {
        for signal in [TerminalSignal.terminate, .hangup, .interrupt] where wake.signals.contains(signal) {
            return .signal(signal)
        }
        if wake.signals.contains(.suspend) { screen.suspend() }
        if wake.signals.contains(.resume) { screen.resume() }
        if wake.signals.contains(.resize) { screen.measure() }
        if !wake.signals.isEmpty { isDirty = true }
        await readKeys()
        update()
        if state.isFinished { return .finished }
        if isDirty { drawWhenDue(isUrgent: true) }
        return wake.isGone ? .gone : nil
    }

    private func readKeys() async {
        isReading = true
        defer { isReading = false }
        let inputs = screen.read()
        learn()
        for input in inputs {
            for intent in intents(input) {
                await perform(intent)
                await runErrands()
                update()
                if state.isFinished { return }
            }
        }
        await runErrands()
    }

    private func intents(_ input: TerminalInput) -> [Intent] {
        update()
        if case .mouse(let event) = input { return mouse.intents(event, at: now(), state, &view, screen.size) }
        return translator.intent(input, state, &view, screen.size).map { [$0] } ?? []
    }

    private func perform(_ intent: Intent) async {
        switch intent {
        case .perform(.suspend) where !state.isLocked: screen.suspend()
        case .perform(.redraw): screen.forget()
        case .perform(.editExternally) where !state.isLocked:
            await screen.edit(state.editedText).map { onIntent(.replaceText($0)) }
        default: return onIntent(intent)
        }
        isDirty = true
    }

    private func runErrands() async {
        while !errands.isEmpty {
            switch errands.removeFirst() {
            case .page(let text): await screen.page(text)
            case .view(let text): _ = await screen.edit(text)
            case .run(let words, let command):
                await screen.run(words)
                onIntent(.performWith(command, ""))
            case .copy, .bell, .notify, .show: break
            }
            isDirty = true
        }
    }

    private func learn() {
        guard let found = screen.traits, found != traits else { return }
        traits = found
        onIntent(.learn(found))
    }

    private func drawWhenDue(isUrgent: Bool) {
        let due = pacer.due(at: now(), isUrgent: isUrgent)
        if isUrgent, due == nil { return draw() }
        guard laterDraw == nil else { return }
        laterDraw = Task { [weak self] in
            // Without waiting it still comes after all that has happened by now: one frame shows what belongs together.
            if let due { try? await Task.sleep(until: due, clock: .continuous) }
            guard !Task.isCancelled, let self else { return }
            laterDraw = nil
            if isRunning, isDirty { draw() }
        }
    }

    private func update() {
        guard isStale else { return }
        isStale = false
        state = newest()
    }

    /// While the terminal is busy nothing is drawn, and nothing is kept to be drawn: the next frame shows what is then.
    private func draw() {
        update()
        if state.isFinished { return screen.wake() }
        guard !screen.isBusy else {
            isDirty = true
            return pacer.drew(at: now())
        }
        isDirty = false
        if themeName != state.theme {
            themeName = state.theme
            screen.use(theme(state.theme))
        }
        screen.use(title: state.windowTitle, mouse: state.preferences.usesMouse)
        let frame = view.draw(state, size: screen.size)
        screen.present(frame)
        pacer.drew(at: now())
        if screen.isUnfinished {
            isDirty = true
            drawWhenDue(isUrgent: false)
        }
        order(frame.shownPictures.filter { !screen.has($0) })
    }

    private func show(_ picture: RenderedPicture) {
        screen.keep(picture)
        isDirty = true
        if isRunning, !isReading { drawWhenDue(isUrgent: false) }
    }

    /// Asks for the pictures in sight that are not at hand, once.
    private func order(_ pictures: [PictureOrder]) {
        guard pictures != ordered else { return }
        ordered = pictures
        onIntent(.render(pictures))
    }
}

extension ScreenViewState {
    /// The text that is being written now.
    fileprivate var editedText: String {
        if case .editor(let editor)? = overlay?.content { editor.text } else { composer.text }
    }
}

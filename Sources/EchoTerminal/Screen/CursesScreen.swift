import CNcurses
import EchoScreen
import Glibc

/// The terminal, through ncurses, which draws into memory; what goes over the line is written here. There is one in a
/// process.
@MainActor
public final class CursesScreen: ScreenProtocol {
    public private(set) var size = Size(width: 0, height: 0)
    public private(set) var traits: TerminalTraits?
    public var isBusy: Bool { port.map { !$0.isTaken || $0.writer.hasBacklog } ?? true }

    private let environment: [String: String]
    private var painter = CursesPainter()
    private var memory: FrameMemory?
    private var port: TerminalPort?
    private var watch: InputWatch?
    private var decoder = KeyDecoder()
    private var probe = TerminalProbe()
    private var lastByte = ContinuousClock.now
    private var asked = ContinuousClock.now
    private var isCursorShown: Bool?
    private var title: String?
    private var usesMouse = false
    private var takesLinks = false
    private var pictures = PicturePainter()
    /// The window's size in pixels over that in cells; nil where it does not say.
    private var cell: Size?
    private var hasAskedMore = false

    /// So few bytes are drawn before anybody sees the cursor wander.
    private static let glimpse = 128

    /// `environment` says which terminal it is and whether colours are wanted.
    public init(environment: [String: String]) { self.environment = environment }

    public func start() throws(TerminalError) -> AsyncStream<TerminalWake> {
        try check()
        chooseLocale()
        try open()
        let port = TerminalPort(.ofTerminal)
        let watch = InputWatch(port.writer)
        port.onLeftOver = watch.wake
        self.port = port
        self.watch = watch
        SignalMask.install(wake: watch.wakeDescriptor)
        decoder = KeyDecoder(named: TerminfoKeys.sequences())
        painter.start(colors: start_color() == OK)
        takesLinks = kind.takesLinks
        if takesLinks { traits = TerminalTraits(takesLinks: true) }
        port.take()
        takeModes()
        ask()
        measure()
        forget()
        watch.start()
        return watch.wakes
    }

    public func stop() {
        guard let watch else { return }
        self.watch = nil
        watch.stop()
        release()
        SignalMask.remove()
        CrashGuard.remove()
        port = nil
    }

    public func suspend() {
        release()
        SignalMask.stopProcess()
        resume()
    }

    public func resume() {
        SignalMask.awaitForeground()
        guard let port, !SignalMask.isEnding else { return }
        // Stopped without being asked we could give nothing back.
        if port.isTaken { port.takeAgain() } else { port.take() }
        takeModes()
        measure()
        forget()
    }

    public func edit(_ text: String) async -> String? {
        await lend { await ExternalEditor(environment: environment).edit(text) }
    }

    public func page(_ text: String) async {
        await lend { await ExternalPager(environment: environment).show(text) }
    }

    public func run(_ words: [String]) async {
        guard !words.isEmpty else { return }
        await lend { _ = await ChildProgram(words: words).run() }
    }

    public func read() -> [TerminalInput] {
        CrashGuard.guardThread()
        defer { watch?.inputWasRead(patience: decoder.patience) }
        let bytes = TerminalReader.read()
        guard bytes.isEmpty else {
            lastByte = .now
            return understood(decoder.decode(bytes))
        }
        guard let patience = decoder.patience, ContinuousClock.now - lastByte >= patience else { return [] }
        return understood(decoder.giveUp())
    }

    public func wake() { watch?.wake() }

    public func present(_ frame: Frame) {
        guard let port, let memory, !isBusy else { return }
        painter.use(links: takesLinks)
        painter.keepRows(!frame.pictures.isEmpty)
        let links = painter.draw(frame)
        let shown = pictures.words(for: frame, style: painter.words(for:))
        let drawn = memory.take() + links.utf8 + shown.utf8
        let isCursorShown = frame.cursor != nil
        guard !drawn.isEmpty || self.isCursorShown != isCursorShown else { return }
        let hides = self.isCursorShown != false && (!isCursorShown || drawn.count > Self.glimpse)
        port.show(drawn, hidesCursor: hides, showsCursor: isCursorShown && (hides || self.isCursorShown != true))
        self.isCursorShown = isCursorShown
    }

    public var isUnfinished: Bool { pictures.isUnfinished }

    public func keep(_ picture: RenderedPicture) { pictures.keep(picture) }

    public func has(_ order: PictureOrder) -> Bool { pictures.has(order) }

    public func use(_ theme: Theme) {
        pictures.forget()
        painter.use(environment["NO_COLOR"].map { !$0.isEmpty } == true ? theme.withoutColor : theme)
    }

    public func use(title: String?, mouse: Bool) {
        guard title != self.title || mouse != usesMouse else { return }
        self.title = title
        usesMouse = mouse
        if port?.isTaken == true { takeModes() }
    }

    public func copy(_ text: String) -> Bool {
        TerminalClipboard(kind: kind).copy(text) { port?.write($0) }
    }

    public func ring() { port?.write(commands.bell) }

    public func notify(title: String, body: String) { port?.write(commands.notification(title: title, body: body)) }

    public func measure() {
        var window = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0 else {
            size = Size(width: Int(cn_cols()), height: Int(cn_lines()))
            return
        }
        measureCells(window)
        if Int32(window.ws_row) != cn_lines() || Int32(window.ws_col) != cn_cols() {
            resizeterm(Int32(window.ws_row), Int32(window.ws_col))
            forget()
        }
        size = Size(width: Int(window.ws_col), height: Int(window.ws_row))
    }

    public func forget() {
        painter.forget()
        pictures.forget()
        isCursorShown = nil
        clearok(cn_curscr(), true)
    }

    // MARK: What the terminal says of itself

    private var kind: TerminalKind { TerminalKind(environment: environment, version: probe.version) }
    private var commands: TerminalCommands { TerminalCommands(kind: kind) }

    private func ask() {
        guard kind.takesCommands else { return }
        asked = .now
        port?.write(probe.questions())
    }

    /// Takes the replies out of what was read.
    private func understood(_ inputs: [TerminalInput]) -> [TerminalInput] {
        inputs.filter { input in
            guard case .reply(let reply) = input else { return true }
            hear(reply)
            return false
        }
    }

    private func hear(_ reply: TerminalReply) {
        let before = probe
        probe.receive(reply, after: (watch?.arrival ?? .now) - asked)
        if probe.version != before.version { takesLinks = kind.takesLinks }
        if probe.synchronizes, !before.synchronizes { port?.synchronize() }
        if probe.hasKeyboard, !before.hasKeyboard, port?.isTaken == true {
            port?.turn(.keyboard, on: true)
            port?.write(TerminalProbe.keyboardQuestion)
        }
        if probe.isXterm, !before.isXterm, port?.isTaken == true { port?.turn(.metaKeys, on: true) }
        let isAnswered = !probe.isWaiting
        if isAnswered { askMore() }
        guard isAnswered || before.traits != probe.traits else { return }
        traits = probe.traits
        traits?.takesLinks = takesLinks
        traits?.pictures = canvas
        if decoder.tellsReleases != probe.traits.tellsReleases { decoder.tellsReleases = probe.traits.tellsReleases }
    }

    /// How pictures are shown; nil where they are not. Nobody says so before all questions are answered.
    private var canvas: PictureCanvas? {
        guard !probe.isWaiting, let form = kind.pictureForm(probe) else { return nil }
        // But sixels, pictures are fitted into their cells by the terminal: their usual shape will do.
        guard let cell = cell ?? probe.cell ?? (form == .sixel ? nil : Self.usualCell) else { return nil }
        return PictureCanvas(form, cellWidth: cell.width, cellHeight: cell.height)
    }

    private static let usualCell = Size(width: 10, height: 20)

    /// Once it is known who answers, whether it shows pictures, and how large its cells are.
    private func askMore() {
        guard !hasAskedMore else { return }
        hasAskedMore = true
        let graphics = kind.placesPictures ? [TerminalProbe.graphicsQuestion] : []
        let cells = cell == nil && (kind.placesPictures || kind.pictureForm(probe) != nil)
        let questions = probe.questions(graphics + (cells ? [TerminalProbe.cellQuestion] : []))
        guard !questions.isEmpty else { return }
        asked = .now
        port?.write(questions)
    }

    private func measureCells(_ window: winsize) {
        let cell = Size(width: Int(window.ws_xpixel / window.ws_col), height: Int(window.ws_ypixel / window.ws_row))
        self.cell = cell.width > 0 && cell.height > 0 ? cell : nil
        // The size of its font may have changed.
        if self.cell == nil, probe.cell != nil, port?.isTaken == true { port?.write(TerminalProbe.cellQuestion) }
        if traits?.pictures != nil { traits?.pictures = canvas }
    }

    // MARK: Taking and giving back

    private func takeModes() {
        guard let port else { return }
        if kind.takesCommands {
            port.turn(.focusReports, on: true)
            if probe.hasKeyboard { port.turn(.keyboard, on: true) }
            if probe.isXterm { port.turn(.metaKeys, on: true) }
            port.turn(.title, on: title != nil)
            title.map { port.write(commands.title($0)) }
        }
        port.turn(.mouse, on: usesMouse)
    }

    private func release() {
        if port?.isTaken == true { port?.write(pictures.leave()) }
        // Keys let go and the mouse moved meanwhile are still told.
        let tellsMore = port?.has(.keyboard) == true || port?.has(.mouse) == true
        port?.release(listeningFor: probe.farewellTime(since: .now - asked, tellsMore: tellsMore)) { time in
            if TerminalReader.hasInput(within: time) { _ = understood(decoder.decode(TerminalReader.read())) }
            return probe.isWaiting || tellsMore
        }
        _ = decoder.giveUp()
    }

    private func lend<Result: Sendable>(_ body: () async -> Result) async -> Result {
        release()
        SignalMask.lendTerminal()
        let result = await body()
        SignalMask.takeTerminalBack()
        resume()
        return result
    }

    private func check() throws(TerminalError) {
        guard isatty(STDIN_FILENO) == 1 else { throw .inputIsNoTerminal }
        guard isatty(STDOUT_FILENO) == 1 else { throw .outputIsNoTerminal }
        guard let type = environment["TERM"], !type.isEmpty else { throw .noTerminalType }
        guard type != "dumb" else { throw .cannotPlaceText(type: type) }
    }

    /// Without a UTF-8 locale ncurses would draw question marks; every glibc has this one.
    private func chooseLocale() {
        setlocale(LC_ALL, "")
        if String(cString: cn_codeset()) != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
    }

    private func open() throws(TerminalError) {
        let type = environment["TERM"] ?? ""
        guard memory == nil else { return }
        guard let memory = FrameMemory(), let screen = cn_newterm(memory.file) else {
            throw .unknownTerminal(type: type)
        }
        set_term(screen)
        self.memory = memory
        guard cn_capability("cup") != nil else { throw .cannotPlaceText(type: type) }
        configure()
        // What ncurses says first is for a terminal nobody has prepared: we have.
        wrefresh(cn_stdscr())
        _ = memory.take()
    }

    /// ncurses reads nothing and shows no cursor: it only draws.
    private func configure() {
        typeahead(-1)
        leaveok(cn_stdscr(), false)
    }
}

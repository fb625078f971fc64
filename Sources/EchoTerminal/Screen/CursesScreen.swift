import CNcurses
import Glibc

/// The terminal, through ncurses. There is one in a process.
@MainActor
public final class CursesScreen: ScreenProtocol {
    public private(set) var size = Size(width: 0, height: 0)

    private let environment: [String: String]
    private var painter = CursesPainter()
    private var watch: InputWatch?
    private var hasScreen = false

    /// `environment` says which terminal it is and whether colours are wanted.
    public init(environment: [String: String]) { self.environment = environment }

    public func start() throws(TerminalError) -> AsyncStream<TerminalWake> {
        try check()
        chooseLocale()
        try open()
        let watch = InputWatch()
        self.watch = watch
        SignalMask.install(wake: watch.wakeDescriptor)
        CrashGuard.install(farewell: Array(Self.farewell.utf8))
        configure()
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
    }

    public func suspend() {
        release()
        SignalMask.stopProcess()
        resume()
    }

    public func resume() {
        reset_prog_mode()
        measure()
        Self.emit(Self.pasteOn)
        clearok(cn_curscr(), true)
        forget()
    }

    public func edit(_ text: String) -> String? {
        release()
        SignalMask.ignoreInterrupts()
        let edited = ExternalEditor(environment: environment).edit(text)
        SignalMask.noteInterrupts()
        resume()
        return edited
    }

    public func read() -> [RawInput] {
        defer { watch?.inputWasRead() }
        return CursesInput.drain()
    }

    public func wake() { watch?.wake() }

    public func present(_ frame: Frame) { painter.present(frame) }

    public func use(_ theme: Theme) {
        painter.use(environment["NO_COLOR"].map { !$0.isEmpty } == true ? theme.withoutColor : theme)
    }

    public func measure() {
        var window = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0 else {
            size = Size(width: Int(cn_cols()), height: Int(cn_lines()))
            return
        }
        if Int32(window.ws_row) != cn_lines() || Int32(window.ws_col) != cn_cols() {
            resizeterm(Int32(window.ws_row), Int32(window.ws_col))
            painter.forget()
        }
        size = Size(width: Int(window.ws_col), height: Int(window.ws_row))
    }

    public func forget() {
        painter.forget()
        clearok(cn_curscr(), true)
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
        guard !hasScreen else {
            reset_prog_mode()
            return
        }
        guard let screen = cn_newterm() else { throw .unknownTerminal(type: type) }
        set_term(screen)
        hasScreen = true
        guard cn_capability("cup") != nil else {
            endwin()
            throw .cannotPlaceText(type: type)
        }
    }

    private func configure() {
        set_escdelay(25)
        raw()
        noecho()
        nonl()
        CursesInput.configure()
        painter.start(colors: start_color() == OK)
        Self.emit(Self.pasteOn)
        measure()
        forget()
    }

    /// Alternate screen, attributes, cursor, line settings and paste mode as they were.
    private func release() {
        curs_set(1)
        Self.emit(Self.pasteOff)
        endwin()
    }

    private static let pasteOn = "\u{1B}[?2004h"
    private static let pasteOff = "\u{1B}[?2004l"

    private static var farewell: String {
        pasteOff + ["sgr0", "op", "cnorm", "rmkx", "rmcup"].compactMap { capability($0) }.joined()
    }

    private static func capability(_ name: String) -> String? {
        name.withCString { cn_capability($0).map { String(cString: $0) } }
    }

    private static func emit(_ text: String) {
        var text = text
        text.withUTF8 { _ = write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    }
}

import Glibc

/// The line to the terminal: takes it with its modes and settings, and gives it back as it was, whatever happens.
@MainActor
final class TerminalPort {
    /// How long the terminal may take for our last words.
    private static let patience = Duration.milliseconds(300)

    let writer = TerminalWriter()
    /// The terminal has not taken everything: somebody has to go on with it.
    var onLeftOver: () -> Void = {}
    private let settings = TerminalSettings()
    private var strings: TerminalStrings
    private var modes: TerminalModes
    private(set) var isTaken = false

    init(_ strings: TerminalStrings) {
        self.strings = strings
        modes = TerminalModes(strings)
        CrashGuard.install(settings.found, output: writer.descriptor)
    }

    /// Frames are shown at once from now on.
    func synchronize() {
        strings.beginUpdate = TerminalStrings.synchronizedBegin
        strings.endUpdate = TerminalStrings.synchronizedEnd
        modes = TerminalModes(strings, modes.set)
        prepare()
    }

    func take() {
        isTaken = true
        settings.makeRaw()
        turn(.alternateScreen, on: true)
        turn(.pasteBrackets, on: true)
    }

    func turn(_ mode: TerminalModes.Mode, on: Bool) {
        let words = on ? modes.turnOn(mode) : modes.turnOff(mode)
        guard !words.isEmpty else { return }
        // Before the mode is set its undoing is ready: we may die between the two.
        prepare()
        write(words)
    }

    func has(_ mode: TerminalModes.Mode) -> Bool { modes.set.contains(mode) }

    func write(_ text: String) { write(Array(text.utf8)) }

    /// A frame as ncurses drew it, and whether the cursor is to be hidden before and shown after it.
    func show(_ frame: [UInt8], hidesCursor: Bool, showsCursor: Bool) {
        let before = strings.beginUpdate + (hidesCursor ? strings.hideCursor : "")
        let after = (showsCursor ? strings.showCursor : "") + strings.endUpdate
        write(Array(before.utf8) + frame + Array(after.utf8))
    }

    /// Everything as it was. What the terminal says within `time` does not reach the shell; `listen` reads for so long
    /// and tells whether there is more to come.
    func release(listeningFor time: Duration, listen: (Duration) -> Bool) {
        guard isTaken else { return }
        isTaken = false
        let farewell = modes.farewell
        modes = TerminalModes(strings)
        SignalMask.whileUnstoppable {
            writer.finish(farewell, within: Self.patience)
            let deadline = ContinuousClock.now + time
            while true {
                let left = deadline - .now
                guard left > .zero, listen(min(left, .milliseconds(10))) else { break }
            }
            TerminalSettings.forgetInput()
            settings.restore()
        }
        CrashGuard.prepare(nil)
    }

    /// Takes again what others may have changed while we were stopped without being asked; what was typed stays.
    func takeAgain() {
        writer.finish(modes.farewell, within: Self.patience)
        modes = TerminalModes(strings)
        take()
    }

    private func write(_ bytes: [UInt8]) {
        if !writer.write(bytes) { onLeftOver() }
    }

    private func prepare() { CrashGuard.prepare(modes.farewell) }
}

/// The line settings of the terminal: as they were found, and so that every key comes as it is pressed.
struct TerminalSettings {
    let found: termios

    init() {
        var settings = termios()
        tcgetattr(STDIN_FILENO, &settings)
        found = settings
    }

    /// Nothing is echoed, collected, translated or taken for a signal, in either direction.
    func makeRaw() {
        var raw = found
        cfmakeraw(&raw)
        apply(raw)
    }

    func restore() { apply(found) }

    /// What was typed but not read is forgotten: the rest of a sequence is no command for the shell.
    static func forgetInput() { tcflush(STDIN_FILENO, TCIFLUSH) }

    private func apply(_ settings: termios) {
        var settings = settings
        while tcsetattr(STDIN_FILENO, TCSANOW, &settings) < 0, errno == EINTR {}
    }
}

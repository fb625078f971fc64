/// Why a program in a pseudo-terminal could not be started, or did not show what was waited for.
public enum PseudoTerminalError: Error, Sendable, Hashable, CustomStringConvertible {
    case noTerminal(errno: Int32)
    case noEmulator
    case cannotStart(command: String, errno: Int32)
    case neverShown(String, exit: ExitStatus?, screen: String)

    public var description: String {
        switch self {
        case .noTerminal(let errno): "the system gave no pseudo-terminal (errno \(errno))"
        case .noEmulator: "there is no terminal emulator: libvterm was missing when this was built; see make test-deps"
        case .cannotStart(let command, let errno): "\(command) could not be started (errno \(errno))"
        case .neverShown(let text, let exit, let screen):
            "“\(text)” was never shown; \(exit.map { "the program ended: \($0)" } ?? "the program runs on"); screen:\n\(screen)"
        }
    }
}

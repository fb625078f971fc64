import EchoScreen

/// Which terminal it is, as far as the environment and its own words tell, and what may be sent to it.
struct TerminalKind: Sendable, Hashable {
    /// Programs that stand between us and the terminal a person sees.
    enum Multiplexer: Sendable, Hashable { case tmux, screen }

    let environment: [String: String]
    /// What it called itself.
    var version: String?

    /// Consoles and old terminals that would print what they do not know.
    private static let mute = [
        "dumb", "linux", "vt", "ansi", "cons25", "sun", "hurd", "mach", "wsvt", "cygwin", "pcansi",
    ]
    private static let linkingPrograms = ["iTerm.app", "WezTerm", "vscode", "ghostty", "rio", "kitty", "contour"]
    private static let linkingTypes = ["xterm-kitty", "foot", "alacritty", "xterm-ghostty", "wezterm", "contour"]
    private static let linkingVersions = [
        "kitty", "foot", "WezTerm", "ghostty", "VTE", "Konsole", "contour", "iTerm2", "alacritty", "mintty",
    ]

    private var type: String { environment["TERM"] ?? "" }
    private var program: String { environment["TERM_PROGRAM"] ?? "" }

    /// It swallows operating system commands it does not know.
    var takesCommands: Bool { !type.isEmpty && !Self.mute.contains { type.hasPrefix($0) } }

    var multiplexer: Multiplexer? {
        if version?.hasPrefix("tmux") == true || has("TMUX") || type.hasPrefix("tmux") { return .tmux }
        return has("STY") || type.hasPrefix("screen") ? .screen : nil
    }

    /// It knows OSC 8. What stands behind a multiplexer cannot be told by what the environment has kept.
    var takesLinks: Bool {
        guard takesCommands else { return false }
        switch multiplexer {
        case .tmux: return tmuxVersion.map { $0 >= 3.4 } ?? false
        case .screen: return false
        case nil: break
        }
        return Self.linkingTypes.contains { type.hasPrefix($0) } || Self.linkingPrograms.contains(program)
            || Self.linkingVersions.contains { version?.hasPrefix($0) == true }
            || (environment["VTE_VERSION"].flatMap { Int($0) } ?? 0) >= 5000
            || (environment["KONSOLE_VERSION"].flatMap { Int($0) } ?? 0) >= 200400
            || has("WT_SESSION")
    }

    /// It knows characters that stand for the cells of pictures, as kitty does since 0.28.
    var placesPictures: Bool {
        guard multiplexer == nil, let version else { return false }
        if version.hasPrefix("ghostty") { return true }
        guard let found = version.firstMatch(of: /^kitty\(([0-9]+)\.([0-9]+)/) else { return false }
        return (Int(found.1) ?? 0, Int(found.2) ?? 0) >= (0, 28)
    }

    /// How it shows pictures; nil where it does not. A multiplexer is one that does not: the terminal outside knows nothing of
    /// its panes.
    ///
    /// - Parameter probe: what it has said of itself.
    func pictureForm(_ probe: TerminalProbe) -> PictureCanvas.Form? {
        guard takesCommands, multiplexer == nil else { return nil }
        if placesPictures { return probe.hasKittyGraphics ? .kitty : nil }
        if isITerm2 { return .iTerm2 }
        return probe.hasSixels && writesOverPictures ? .sixel : nil
    }

    private var isITerm2: Bool {
        guard let version else {
            return ["iTerm.app", "WezTerm"].contains(program) || environment["LC_TERMINAL"] == "iTerm2"
        }
        return version.hasPrefix("iTerm2") || version.hasPrefix("WezTerm")
    }

    /// Konsole leaves pictures where they are, whatever is written there.
    private var writesOverPictures: Bool { version?.hasPrefix("Konsole") != true && !has("KONSOLE_VERSION") }

    /// Which command tells the desktop; those that know neither swallow both.
    var notifiesWithTitle: Bool? {
        guard multiplexer == nil, let version else { return nil }
        if ["foot", "VTE", "rxvt"].contains(where: { version.hasPrefix($0) }) { return true }
        return Self.linkingVersions.contains { version.hasPrefix($0) } ? false : nil
    }

    /// "tmux 3.3a", "tmux next-3.5".
    private var tmuxVersion: Double? {
        let words = version?.hasPrefix("tmux") == true ? version : environment["TERM_PROGRAM_VERSION"]
        guard version?.hasPrefix("tmux") == true || program == "tmux", let words else { return nil }
        return words.firstMatch(of: /[0-9]+\.[0-9]+/).flatMap { Double($0.output) }
    }

    private func has(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
}

import Foundation

/// The commands to a terminal beside the screen: clipboard, title, bell, desktop notifications.
struct TerminalCommands: Sendable, Hashable {
    /// Terminals take 100,000 bytes of such a command, 74,994 before base64; longer ones they cut or refuse.
    static let longestCopy = 74_994
    /// GNU screen passes on strings of 256 bytes in its oldest version still met.
    static let screenPiece = 240
    private static let longestNote = 200

    let kind: TerminalKind

    /// nil when the text is too long, or the terminal takes no such commands.
    func copy(_ text: String) -> String? {
        guard kind.takesCommands, text.utf8.count <= Self.longestCopy else { return nil }
        let command = "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}"
        // tmux has a clipboard of its own, which it may or may not pass on.
        return kind.multiplexer == .tmux ? command + passed(command) : passed(command)
    }

    func title(_ title: String) -> String {
        kind.takesCommands ? "\u{1B}]2;\(Self.printable(title))\u{1B}\\" : ""
    }

    let bell = "\u{7}"

    func notification(title: String, body: String) -> String {
        guard kind.takesCommands else { return bell }
        let (title, body) = (Self.printable(title), Self.printable(body))
        let plain = "\u{1B}]9;\(title): \(body)\u{7}"
        let titled = "\u{1B}]777;notify;\(title.replacing(";", with: ","));\(body)\u{7}"
        return switch kind.notifiesWithTitle {
        case true?: passed(titled)
        case false?: passed(plain)
        case nil: passed(plain) + passed(titled)
        }
    }

    /// In what the multiplexer, if there is one, hands on to the terminal outside.
    private func passed(_ command: String) -> String {
        switch kind.multiplexer {
        case nil: return command
        case .tmux: return "\u{1B}Ptmux;" + command.replacing("\u{1B}", with: "\u{1B}\u{1B}") + "\u{1B}\\"
        case .screen:
            let bytes = Array(command.utf8)
            return stride(from: 0, to: bytes.count, by: Self.screenPiece).map { start in
                let piece = bytes[start..<min(bytes.count, start + Self.screenPiece)]
                return "\u{1B}P" + String(decoding: piece, as: UTF8.self) + "\u{1B}\\"
            }.joined()
        }
    }

    /// Nothing a terminal would obey, and no more than a line.
    private static func printable(_ text: String) -> String {
        String(text.flatMap { Glyph.glyphs(of: $0) }.prefix(longestNote).map(\.text).joined())
    }
}

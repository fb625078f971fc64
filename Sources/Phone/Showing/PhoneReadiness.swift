import EchoScreen
import EchoText

/// What calls need besides a line: the key of the server that answers, and an address under which Twilio reaches this
/// machine.
package struct PhoneReadiness: Sendable, Hashable {
    package enum Key: Sendable, Hashable {
        case set
        /// The server inside the program answers.
        case notNeeded
        /// There is none; a server of one's own may want none.
        case absent
        /// There is none, and the server is one that wants one.
        case missing
        /// The server did not accept it in the last call.
        case refused
    }

    /// "api.openai.com".
    package var server: String
    package var key: Key
    /// "https://bridge.example.com"; nil where none is set.
    package var publicAddress: String?

    package init(server: String, key: Key, publicAddress: String?) {
        (self.server, self.key, self.publicAddress) = (server, key, publicAddress)
    }

    /// The server has refused the key.
    package mutating func refuseKey() { key = .refused }

    /// The server has let a call in.
    package mutating func acceptKey() { if key == .refused { key = .set } }

    /// - Parameters:
    ///   - line: how it stands with it.
    ///   - needsAddress: it is one that is reached from outside.
    func rows(line: StyledText, needsAddress: Bool) -> [ParagraphViewState] {
        [row("Line", line), row("Key", keyWords), row("Tunnel", addressWords(isNeeded: needsAddress))]
    }

    private func row(_ title: String, _ words: StyledText) -> ParagraphViewState {
        ParagraphViewState(
            lead: StyledText(NameColumn.padded(title), .faint), Wording(Sanitizer.line(words.text)), role: words.role)
    }

    private var keyWords: StyledText {
        switch key {
        case .set: StyledText("set, for \(server)")
        case .notNeeded: StyledText("not needed: the built-in server answers", .faint)
        case .absent: StyledText("none, for \(server), which may need none", .faint)
        case .missing: StyledText("none: echo-tui key set openai stores one", .warning)
        case .refused: StyledText("refused by \(server): echo-tui key set openai stores another", .failure)
        }
    }

    private func addressWords(isNeeded: Bool) -> StyledText {
        guard let publicAddress else {
            return isNeeded
                ? StyledText("none: ECHO_PUBLIC_URL says how Twilio reaches this machine", .warning)
                : StyledText("none; only a Twilio line needs one", .faint)
        }
        guard !isNeeded || publicAddress.hasPrefix("https://") else {
            return StyledText("\(publicAddress): Twilio needs https://", .warning)
        }
        return StyledText(publicAddress, isNeeded ? .plain : .faint)
    }
}

import EchoText

/// The message that is being written: its words, what helps with them, what goes with it, and what waits before it.
struct WritingPresenter: Sendable {
    var composer = Composer()
    var completion: CompletionPresenter
    /// The message that this one takes the place of.
    private(set) var edited: MessageRowViewState?
    private(set) var attachments = AttachmentPresenter()
    /// Texts that are not sent yet.
    var waiting = WaitingTexts()

    init(_ catalog: Catalog) { completion = CompletionPresenter(catalog) }

    /// Changes the words with the keys that the person wants.
    mutating func compose(with keys: ScreenPreferences.EditingKeys, _ change: (inout Composer) -> Void) {
        completion.close()
        composer.use(keys)
        change(&composer)
    }

    /// Puts a message back into the composer; what is sent next takes its place.
    mutating func edit(_ message: MessageRowViewState) {
        edited = message
        composer.replace(with: message.text)
    }

    mutating func stopEditing() { edited = nil }

    /// Looks for names of files in what is written.
    mutating func follow(with keys: ScreenPreferences.EditingKeys) {
        composer.use(keys)
        attachments.follow(composer.written)
    }

    mutating func show(_ file: FileSummary?, of path: String) { attachments.show(file, of: path) }

    func state(placeholder: Wording) -> ComposerViewState {
        var state = composer.viewState(placeholder: placeholder)
        if let edited { state.title = ComposerWording.editing(edited) }
        let mode = composer.isCommanded ? [StyledText("normal", .accent)] : []
        state.marks = mode + attachments.marks
        return state
    }
}

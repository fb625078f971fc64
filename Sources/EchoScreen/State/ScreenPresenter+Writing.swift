import EchoText

/// What helps with the word being written.
extension ScreenPresenter {
    /// Where a list may be open: in the composer, or where a command is given by its name.
    private var isCompleting: Bool {
        guard panel.kind == nil else { return false }
        return prompt.kind == nil ? focus == .composer : prompt.kind == .command
    }

    /// What is written may be a command by its name.
    public var takesCommand: Bool {
        prompt.kind == .command || (prompt.kind == nil && composer.written.character(at: 0) == "/")
    }

    public var completionIsOpen: Bool { isCompleting && completion.isOpen }

    var completionState: ChoiceListViewState? { isCompleting ? completion.state : nil }

    /// A letter was typed or deleted: offers what may stand in the place of the word.
    public mutating func followWord() { completion.follow(request) }

    /// Offers what may stand in the place of the word, or takes the only thing that may.
    ///
    /// - Returns: Whether there is a word of that kind.
    public mutating func complete() -> Bool {
        guard let request else { return false }
        completion.follow(request, isAskedFor: true)
        takeIfSettled()
        return true
    }

    public mutating func moveCompletion(by steps: Int) { completion.move(by: steps) }
    public mutating func dismissCompletion() { completion.dismiss() }
    public mutating func closeCompletion() { completion.close() }
    public var completionTakesEnter: Bool { isCompleting && completion.takesEnter }

    /// Puts the selected row in the place of the word.
    public mutating func takeCompletion() {
        guard let choice = completion.choice else { return completion.dismiss() }
        var kept = completion
        compose { $0.replace(before: choice.length, with: choice.text) }
        kept.took(request)
        completion = kept
    }

    /// What was asked for may be sent, deleted or left by now: then nobody wants it.
    public mutating func show(_ entries: [FileEntry], of folder: String) {
        guard completion.isFor(request) else { return completion.close() }
        guard completion.wantedFolder == folder else { return }
        completion.show(entries, of: folder)
        takeIfSettled()
    }

    private mutating func takeIfSettled() {
        if completion.isSettled { takeCompletion() }
    }

    private var request: CompletionRequest? {
        guard isCompleting else { return nil }
        if prompt.kind == .command {
            return CompletionRequest(commandLine: prompt.textBeforeCaret, catalog.slashCommands)
        }
        guard !composer.isCommanded else { return nil }
        let line = composer.lineBeforeCaret(atMost: CompletionRequest.longest)
        return CompletionRequest(message: line.text, isFirst: line.isFirst, catalog.slashCommands)
    }

    // MARK: - Files that go with the message

    /// Writes with the keys the person wants, and looks for names of files in what is written.
    public mutating func followWriting() {
        composer.use(preferences.editingKeys)
        attachments.follow(composer.written)
    }

    public mutating func show(_ file: FileSummary?, of path: String) { attachments.show(file, of: path) }

    /// How it is written, and what goes with it.
    var composerMarks: [StyledText] {
        let mode = composer.isCommanded ? [StyledText("normal", .accent)] : []
        return mode + attachments.marks
    }
}

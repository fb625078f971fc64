import EchoText

/// What helps with the word being written.
extension ScreenPresenter {
    /// Where a list may be open: in the composer, or where a command is given by its name.
    private var isCompleting: Bool {
        guard panel.kind == nil else { return false }
        return prompt.kind == nil ? focus == .composer : prompt.kind == .command
    }

    /// Whether the text may be a command by its name.
    public var takesCommand: Bool {
        prompt.kind == .command || (prompt.kind == nil && composer.written.character(at: 0) == "/")
    }

    public var completionIsOpen: Bool { isCompleting && writing.completion.isOpen }

    var completionState: ChoiceListViewState? { isCompleting ? writing.completion.state : nil }

    /// A letter was typed or deleted: offers what may stand in the place of the word.
    public mutating func followWord() { writing.completion.follow(request) }

    /// Offers what may stand in the place of the word, or takes the only thing that may.
    ///
    /// - Returns: Whether there is a word of that kind.
    public mutating func complete() -> Bool {
        guard let request else { return false }
        writing.completion.follow(request, isAskedFor: true)
        takeIfSettled()
        return true
    }

    public mutating func moveCompletion(by steps: Int) { writing.completion.move(by: steps) }
    public mutating func dismissCompletion() { writing.completion.dismiss() }
    public mutating func closeCompletion() { writing.completion.close() }
    public var completionTakesEnter: Bool { isCompleting && writing.completion.takesEnter }

    /// Puts the selected row in the place of the word.
    public mutating func takeCompletion() {
        guard let choice = writing.completion.choice else { return writing.completion.dismiss() }
        var kept = writing.completion
        compose { $0.replace(before: choice.length, with: choice.text) }
        kept.took(request)
        writing.completion = kept
    }

    /// Shows entries, if they are still wanted: the text they are for may be sent, deleted or left by now.
    public mutating func show(_ entries: [FileEntry], of folder: String) {
        guard writing.completion.isFor(request) else { return writing.completion.close() }
        guard writing.completion.wantedFolder == folder else { return }
        writing.completion.show(entries, of: folder)
        takeIfSettled()
    }

    private mutating func takeIfSettled() {
        if writing.completion.isSettled { takeCompletion() }
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
        writing.follow(with: preferences.editingKeys)
    }

    public mutating func show(_ file: FileSummary?, of path: String) { writing.show(file, of: path) }
}

import Echo
import EchoPresentation
import EchoText

/// Writing a message, and what goes into it besides what is typed.
extension Screen {
    func actOnWriting(_ command: Command) -> Bool {
        switch command {
        case .send: send()
        case .newLine: presenter.compose { $0.insert("\n") }
        case .complete:
            if presenter.takesCommand { offerNames() }
            return presenter.complete()
        case .searchHistory: presenter.ask(for: .history)
        default:
            guard let edit = command.edit else { return false }
            if edit.deletesLetters { erase(edit) } else { presenter.compose { $0.perform(edit) } }
        }
        return true
    }

    /// Letters typed into whatever takes them now.
    func write(_ letters: String) {
        presenter.compose { $0.type(letters) }
        if presenter.takesCommand { offerNames() }
        presenter.followWord()
    }

    private func erase(_ edit: ComposerCommand) {
        let isOpen = presenter.completionIsOpen
        presenter.compose { $0.perform(edit) }
        if isOpen { presenter.followWord() }
    }

    // MARK: - Completion

    /// What a key does to the list of what may stand in the place of a word; false for what has nothing to do with it.
    func actOnCompletion(_ command: Command) -> Bool {
        guard presenter.completionIsOpen else { return false }
        switch command {
        case .compose(.moveUp), .compose(.recallPrevious), .selectUp, .focusPrevious: presenter.moveCompletion(by: -1)
        case .compose(.moveDown), .compose(.recallNext), .selectDown: presenter.moveCompletion(by: 1)
        case .complete: presenter.takeCompletion()
        case .send where presenter.completionTakesEnter, .open where presenter.completionTakesEnter:
            presenter.takeCompletion()
        case .stop: presenter.dismissCompletion()
        case .redraw: return false
        default:
            if command.edit != nil { return false }
            presenter.closeCompletion()
            return false
        }
        return true
    }

    /// What the words being written need to know of folders and files is found out behind them.
    func lookIntoFiles() {
        presenter.followWriting()
        guard let folders = devices.folders else { return }
        if let folder = presenter.completion.wantedFolder, !slots.isRunning(.completing) || folder != listedFolder {
            listedFolder = folder
            start(.completing) { [self] in
                presenter.show(await folders.entries(of: folder), of: folder)
                lookIntoFiles()
            }
        }
        guard presenter.attachments.unknown.first != nil, !slots.isRunning(.measuring) else { return }
        start(.measuring) { [self] in
            while !Task.isCancelled, let path = presenter.attachments.unknown.first {
                presenter.show(await folders.summary(of: path), of: path)
            }
        }
    }

    // MARK: - Files that go with a message

    /// Puts a file's name into the message, so that its text goes with it.
    func attach(_ name: String) {
        guard let folders = devices.folders else { return }
        start(.inserting) { [self] in
            do throws(FileProblem) {
                _ = try await folders.text(of: name, atMost: AttachedText.largest)
                presenter.compose { $0.insert(FileMention.written(name) + " ") }
            } catch {
                presenter.notify(error.wording(of: name), .warning)
            }
        }
    }

    /// Sends a text when the files it names are read; one that cannot be is given back.
    func sendWithFiles(_ text: String) {
        let mentions = FileMention.all(in: text)
        guard devices.folders != nil, !mentions.isEmpty else { return post(FileMention.plain(text), writtenAs: text) }
        outbox.unattached.append(text)
        if !slots.isRunning(.attaching) { attachFiles() }
    }

    private func attachFiles() {
        start(.attaching) { [self] in
            while let text = outbox.unattached.first {
                do throws(FileProblemOf) {
                    let read = try await read(FileMention.all(in: text))
                    guard !Task.isCancelled, !outbox.unattached.isEmpty else { return }
                    outbox.unattached.removeFirst()
                    post(AttachedText.message(FileMention.plain(text), with: read), writtenAs: text)
                } catch {
                    outbox.unattached.removeFirst()
                    presenter.giveBack(text)
                    presenter.notify(error.problem.wording(of: error.path), .warning)
                }
            }
        }
    }

    private func read(_ mentions: [FileMention]) async throws(FileProblemOf) -> [AttachedText] {
        guard let folders = devices.folders else { return [] }
        var (read, left) = ([AttachedText](), AttachedText.largest)
        for mention in mentions {
            do throws(FileProblem) {
                let text = try await folders.text(of: mention.path, atMost: left)
                left -= text.utf8.count
                read.append(AttachedText(path: mention.path, text: text))
            } catch {
                if error == .isMissing, !mention.isPath { continue }
                throw FileProblemOf(path: mention.path, problem: error)
            }
        }
        return read
    }

    // MARK: - History

    /// Puts the texts of former days before those of today.
    func recallHistory() {
        guard let history = devices.history, preferences.screen.keepsHistory else { return }
        start(.remembering) { [self] in
            presenter.remember(before: await history.load())
            await keepWritten()
        }
    }

    /// What is written, which is gone from the composer and can be recalled.
    func takeWritten() -> String {
        let isSecret = features.contains { $0.isSecret(presenter.composer.text) }
        let text = presenter.takeComposed(isSecret: isSecret)
        if !isSecret { keep(text) }
        return text
    }

    /// Sends a text on that a feature held back, and that is for whom one talks to after all.
    public func passOn(_ text: String) {
        if let objection = features.lazy.compactMap(\.objection).first { return presenter.show(objection) }
        presenter.remember(text)
        keep(text)
        sendWithFiles(text)
    }

    private func keep(_ text: String) {
        guard devices.history != nil, preferences.screen.keepsHistory, !facts.isOffTheRecord,
            !SecretWords.isSecret(text)
        else { return }
        if !text.allSatisfy(\.isWhitespace) { unkept.append(text) }
        if !slots.isRunning(.remembering) { start(.remembering) { [self] in await keepWritten() } }
    }

    /// Before the program ends.
    func keepRest() async { await keepWritten() }

    private func keepWritten() async {
        while !unkept.isEmpty { await devices.history?.remember(unkept.removeFirst()) }
    }
}

/// What is wrong with which of several files.
private struct FileProblemOf: Error {
    let path: String
    let problem: FileProblem
}

extension ComposerCommand {
    fileprivate var deletesLetters: Bool {
        switch self {
        case .deleteBackward, .deleteForward, .deleteWordBackward, .deleteWordForward, .killToLineStart: true
        default: false
        }
    }
}

import Echo
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
        if let folder = presenter.writing.completion.nextFolder(isLooking: slots.isRunning(.completing)) {
            start(.completing) { [self] in
                presenter.show(await folders.entries(of: folder), of: folder)
                lookIntoFiles()
            }
        }
        guard presenter.writing.attachments.unknown.first != nil, !slots.isRunning(.measuring) else { return }
        start(.measuring) { [self] in
            while !Task.isCancelled, let path = presenter.writing.attachments.unknown.first {
                presenter.show(await folders.summary(of: path), of: path)
            }
        }
    }

    // MARK: - Files that go with a message

    /// Puts a file's name into the message, so that its text or picture goes with it.
    func attach(_ name: String) {
        guard let folders = devices.folders else { return }
        start(.inserting) { [self] in
            do throws(FileRefusal) {
                if try await !isPicture(name, in: folders) { _ = try await contents(of: name, in: folders) }
                presenter.compose { $0.insert(FileMention.written(name) + " ") }
            } catch {
                presenter.notify(error.wording, .warning)
            }
        }
    }

    /// Sends a text when the files it names are read; one that cannot be is given back.
    func sendWithFiles(_ text: String) {
        let mentions = FileMention.all(in: text)
        // What was written behind a text whose files are being read is sent behind it.
        guard devices.folders != nil, !mentions.isEmpty || !outbox.unattached.isEmpty else {
            return post(FileMention.plain(text), writtenAs: text)
        }
        outbox.unattached.append(text)
        if !slots.isRunning(.attaching) { attachFiles() }
    }

    private func attachFiles() {
        start(.attaching) { [self] in
            while let text = outbox.unattached.first {
                do throws(FileRefusal) {
                    let (texts, pictures) = try await read(FileMention.all(in: text))
                    guard !Task.isCancelled, !outbox.unattached.isEmpty else { return }
                    outbox.unattached.removeFirst()
                    post(AttachedText.message(FileMention.plain(text), with: texts), pictures, writtenAs: text)
                } catch {
                    guard !Task.isCancelled, !outbox.unattached.isEmpty else { return }
                    outbox.unattached.removeFirst()
                    presenter.giveBack(text)
                    presenter.notify(error.wording, .warning)
                }
            }
        }
    }

    private func read(
        _ mentions: [FileMention]
    ) async throws(FileRefusal) -> (texts: [AttachedText], pictures: [Picture]) {
        guard let folders = devices.folders else { return ([], []) }
        var (texts, left, pictures) = ([AttachedText](), AttachedText.largest, [Picture]())
        for mention in mentions {
            do throws(FileRefusal) {
                switch try await contents(of: mention.path, in: folders, textAtMost: left) {
                case .text(let text):
                    left -= text.utf8.count
                    texts.append(AttachedText(path: mention.path, text: text))
                case .picture(let picture):
                    pictures.append(picture)
                    guard pictures.fitAMessage else { throw FileRefusal(mention.path, .hasTooManyPictures) }
                }
            } catch {
                if error.problem == .isMissing, !mention.isPath { continue }
                throw error
            }
        }
        return (texts, pictures)
    }

    private func contents(
        of path: String, in folders: any FileListingProtocol, textAtMost most: Int = AttachedText.largest
    ) async throws(FileRefusal) -> FileContents {
        _ = try await isPicture(path, in: folders)
        let contents: FileContents
        do throws(FileProblem) {
            contents = try await folders.contents(
                of: path, textAtMost: most, pictures: PictureFormat.taken(in: mode))
        } catch {
            throw FileRefusal(path, error)
        }
        // It may have become one meanwhile, or be too strange for a first look.
        if case .picture = contents, let objection = pictureObjection { throw FileRefusal(objection) }
        return contents
    }

    /// Whether a file is a picture, as far as its beginning tells: nobody waits for one that cannot be sent.
    private func isPicture(_ path: String, in folders: any FileListingProtocol) async throws(FileRefusal) -> Bool {
        guard await folders.summary(of: path)?.picture != nil else { return false }
        if let objection = pictureObjection { throw FileRefusal(objection) }
        return true
    }

    /// Why no picture can be sent now; nil where one can, and while nobody knows who will answer.
    private var pictureObjection: Wording? {
        if server.isLocal { return PictureWording.offline }
        guard var name = modelInForce else { return nil }
        // A voice that does not look at them itself has the model that writes do it.
        if mode == .audio, !options.catalogue.capabilities(ofVoice: name).contains(.images) {
            name = options.textModel ?? preferences.connection.responsesModel
        }
        let model = options.catalogue[name]
        // In writing one that nobody knows is tried: its server says what it does not take.
        if mode == .audio ? model?.sees == true : model?.maySee ?? true { return nil }
        let other = options.catalogue.seeingModel(
            on: mode == .audio ? .realtime : .responses, day: options.today, where: has)
        return PictureWording.refusal(name, model, other: other)
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
        let isSecret = features.secret.contains { $0.isSecret(presenter.composer.text) }
        let text = presenter.takeComposed(isSecret: isSecret)
        if !isSecret { keep(text) }
        return text
    }

    /// Sends a text on that a feature held back, and that is for whom one talks to after all.
    func passOn(_ text: String) {
        if let objection { return presenter.show(objection) }
        presenter.remember(text)
        keep(text)
        sendWithFiles(text)
    }

    private func keep(_ text: String) {
        guard devices.history != nil, preferences.screen.keepsHistory, !facts.keeping.isOffTheRecord,
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

/// Why a file does not go with a message, in words.
private struct FileRefusal: Error {
    let wording: Wording
    /// Nil where the file is all right and nobody can look at it.
    var problem: FileProblem?

    init(_ wording: Wording) { self.wording = wording }

    init(_ path: String, _ problem: FileProblem) { (wording, self.problem) = (problem.wording(of: path), problem) }
}

extension [Picture] {
    fileprivate var fitAMessage: Bool {
        count <= Picture.mostOfAMessage && reduce(0) { $0 + $1.size } <= Picture.mostBytes
    }
}

extension ComposerCommand {
    fileprivate var deletesLetters: Bool {
        switch self {
        case .deleteBackward, .deleteForward, .deleteWordBackward, .deleteWordForward, .killToLineStart: true
        default: false
        }
    }
}

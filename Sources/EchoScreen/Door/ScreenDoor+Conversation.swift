import Echo
import EchoText

/// The conversation: what is said and written in it, and what stands beside it.
extension ScreenDoor {
    // MARK: - How it stands

    package var mode: ConversationMode { screen.mode }
    /// Whether it is held by voice.
    package var isSpoken: Bool { mode == .audio }
    /// Sides speak one after the other with the model that answers; else both at once.
    package var takesTurns: Bool { screen.takesTurns }
    package var activity: Activity { screen.activity }
    /// The activity on the status line.
    package var shownActivity: Activity { screen.presenter.status.activity }
    /// An answer, or a text that is to have one.
    package var isUnderWay: Bool { screen.isUnderWay }
    package var isReplay: Bool { screen.isReplay }
    /// Whether somebody looks at the terminal, as far as it tells.
    package var isAttended: Bool { screen.facts.isAttended }
    /// Everything the screen shows.
    package var state: ScreenViewState { screen.state }

    // MARK: - What was said

    /// Something of a conversation is shown.
    package var hasMessages: Bool { said.lastSaid != nil }
    /// The conversation as it is shown.
    package var said: ConversationPresenter { screen.presenter.conversation }
    /// The message that is selected, else the last one; nil where nothing was said.
    package var selectedMessage: Message.ID? { said.selectedMessage }
    /// The person has selected a message.
    package var selectsMessage: Bool { said.state.selection != nil }

    package func select(_ message: Message.ID) { screen.presenter.selectMessage(id: message) }
    package func focus(on pane: Pane) { screen.presenter.focus(on: pane) }
    /// - Returns: whether anything was marked.
    @discardableResult package func clearMarks() -> Bool { screen.presenter.clearMarks() }

    /// Puts this beside a message, and below what other features put there; the message may come later.
    ///
    /// - Parameters:
    ///   - margin: takes the place of what the feature put there before; nil takes that away.
    ///   - feature: the name of its offer.
    package func annotate(_ message: Message.ID, _ margin: MessageMargin?, by feature: String) {
        let before = said.keptMargin(of: message)
        screen.presenter.annotate(message, margin, by: feature)
        let after = said.keptMargin(of: message)
        if after != before { screen.tellFeatures(.annotated(message, after ?? MessageMargin())) }
    }

    /// The same for what was kept of all features: nobody is told.
    package func restore(_ margin: MessageMargin, at message: Message.ID) {
        screen.presenter.annotate(message, margin, by: "")
    }

    /// The sound of a message is kept, and this long.
    package func keepSound(of message: Message.ID, _ duration: Duration) {
        screen.presenter.keepSound(of: message, duration)
    }
    package func forgetSounds() { screen.presenter.forgetSounds() }

    /// The call of a tool that the person is asked about is decided on; nil when there is none.
    package func decideOnAskedCall() -> String? { screen.decideOnAskedCall() }

    // MARK: - What is said and answered on this machine alone

    /// Adds messages to the conversation, or lets those that are not finished grow, in the order in which they are
    /// handed over. A conversation that has not begun begins with them.
    package func note(_ messages: [Message]) { screen.note(messages) }
    /// Takes a noted message out again.
    package func takeBack(_ id: Message.ID) { screen.takeBack(id) }
    /// Returns when all that was handed over is seen.
    package func noted() async { await screen.noted() }
    /// Sends a text that this machine alone did not answer.
    package func passOn(_ text: String) { screen.passOn(text) }

    /// Asks the features once more about texts that wait for the connection.
    package func answerWaiting() { screen.answerWaiting() }

    // MARK: - What is written

    /// The text being written.
    package var written: Composer { screen.presenter.composer }
    /// Somebody writes a text, or an answer to what was asked for.
    package var isWriting: Bool { !written.text.isEmpty || screen.presenter.prompt.kind != nil }
    /// The text before the caret of the message, as far as a dictation looks.
    package var writtenBeforeCaret: String { screen.writtenBeforeCaret }
    package var characterBehindCaret: Character? { screen.characterBehindCaret }
    /// Changes the message, whatever takes the keys now.
    package func writeMessage(_ edit: DictationEdit) { screen.writeMessage(edit) }
    package func focusOnMessage() { focus(on: .composer) }
    /// Sends what is written, or does what its slash command says.
    package func send() { screen.send() }
    /// Stops what is under way, as Esc does.
    package func stop() { screen.stop() }

    // MARK: - Another conversation

    /// How the conversation under way is saved.
    package var keeping: ConversationKeeping {
        get { screen.facts.keeping }
        set { screen.facts.keeping = newValue }
    }
    /// The saved conversation to begin with; nil for a new one.
    package var resumption: Resumption? { setup.resumption }
    /// A saved conversation is to be gone on with, and is not there yet.
    package var isResuming: Bool {
        get { screen.presenter.program.isResuming }
        set { screen.presenter.program.isResuming = newValue }
    }
    /// Goes on from what was said before, which is shown in place of this conversation; `done` is called when it stands.
    package func resume(_ messages: [Message], then done: @escaping @MainActor () -> Void) {
        screen.resume(messages, then: done)
    }
    /// Begins a new conversation.
    package func reset() { screen.reset() }

    /// Writes a conversation, or its sound, to a file that a person names. Words that stand at that name already are
    /// replaced when it is asked for twice; sound never takes a file's place.
    ///
    /// - Parameters:
    ///   - conversation: nil for one that is not kept, and has no sound.
    ///   - said: is asked for when words are to be written.
    ///   - done: is called when it was written, before that is said.
    package func export(
        _ conversation: ConversationID?, to name: String, _ words: ExportWording,
        said: @escaping @MainActor () async throws -> [SaidMessage], then done: @escaping @MainActor () -> Void = {}
    ) {
        screen.export(conversation, to: name, words, said: said, then: done)
    }

    /// Something happened that the engine does not tell.
    package func receive(_ event: EchoEvent) { screen.receive(event, more: false) }
    /// Features hear of a change that is no event of the conversation.
    package func tell(_ change: ScreenChange) { screen.tellFeatures(change) }
}

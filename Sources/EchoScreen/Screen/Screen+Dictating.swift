import Echo
import EchoText

/// The message as something that is dictated.
extension Screen {
    /// What stands before the caret of the message, as far as a dictation looks.
    var writtenBeforeCaret: String {
        let written = presenter.composer
        let caret = written.caret
        return written.written.text(in: max(0, caret - DictationWriter.reach)..<caret)
    }

    var characterBehindCaret: Character? {
        presenter.composer.written.character(at: presenter.composer.caret)
    }

    /// Changes the message, whatever takes the keys now.
    func writeMessage(_ edit: DictationEdit) {
        switch edit {
        case .insert(let text): presenter.composeMessage { $0.insert(text) }
        case .delete(let count): presenter.composeMessage { $0.replace(before: count, with: "") }
        case .send, .nothing, .nothingToDelete: break
        }
    }

    /// Nothing lies over the panes that takes the keys.
    var leadsToMessage: Bool {
        presenter.part(LockPresenter.self)?.panel == nil && presenter.panel.kind == nil && presenter.prompt.kind == nil
            && !presenter.completionIsOpen
    }
}

import Echo
import Foundation

/// The facts that features decide by and no pane shows. All other state is in `ScreenPresenter`, once.
struct ScreenFacts {
    /// The server or model that answers, or answered in a replayed log; nil where that is not known.
    var answering: ServerIdentity?
    var keeping = ConversationKeeping()
    /// What becomes of saved names of models that end; nil where nobody looks.
    var migration: ModelMigration?
    /// Saved names of models that were replaced, by whomever, and can be restored.
    var replacedModels: [ModelChange] = []
    /// Whether the terminal has the person's keys, as far as it tells.
    var isAttended = true
    /// When the program began.
    let began: Date

    init(_ setup: ScreenSetup, began: Date) {
        self.began = began
        answering = setup.server
        migration = setup.migration
    }
}

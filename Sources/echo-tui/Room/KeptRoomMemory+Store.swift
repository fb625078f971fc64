import EchoStore
import ImmersionAdapters

extension KeptRoomMemory {
    /// Names its rows among those of others.
    static let area = "language"

    /// Kept with the conversations, and sealed with them.
    ///
    /// - Parameter earlier: the file of earlier versions, one of the notes that the store was made with.
    init(in store: ConversationStore, earlier: String) {
        let note = store.note(at: earlier)
        self.init(
            store.rows(of: Self.area),
            earlier: EarlierRoomMemory(
                read: { await note.text() }, putAside: { await note.putAside() }, erase: { await note.remove() }))
    }
}

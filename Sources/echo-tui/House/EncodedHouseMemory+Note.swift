import EchoStore
import HouseAdapters

extension EncodedHouseMemory {
    /// Kept as a note, sealed where conversations are.
    init(of note: KeptNote) {
        self.init(read: { await note.text() }, isClosed: { await note.hasChanged }, write: { await note.set($0) })
    }
}

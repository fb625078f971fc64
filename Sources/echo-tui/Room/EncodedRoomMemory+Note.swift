import EchoStore
import ImmersionAdapters

extension EncodedRoomMemory {
    /// Kept as a note, sealed where conversations are.
    init(of note: KeptNote) {
        self.init(
            read: { await note.text() }, write: { await note.set($0) }, hasChanged: { await note.hasChanged },
            putAside: { await note.putAside() })
    }
}

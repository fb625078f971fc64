import EchoStore
import PhoneBridge

extension CallSoundKept {
    /// What the pieces of a call's sound are together; nil for nothing.
    init?(_ pieces: [CallSoundPiece], ofCall call: String) {
        let soundtrack = CallSoundtrack(pieces)
        guard soundtrack.duration > .zero else { return nil }
        self.init(path: call, duration: soundtrack.duration, bytes: soundtrack.size)
    }
}

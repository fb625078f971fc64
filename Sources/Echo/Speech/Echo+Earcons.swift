public import EchoAudio

/// Short tones beside a conversation.
extension Echo {
    /// Plays a tone through the loudspeaker; returns when it was heard. It is no part of the conversation and interrupts
    /// nothing: while something is spoken, or without a loudspeaker, nothing is played.
    public func play(_ earcon: Earcon) async {
        guard let loudspeaker else { return }
        let item = "earcon_" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
        var sounds = [earcon.sound]
        // A tone that cannot be heard is no loss: what it tells is seen, too.
        try? await loudspeaker.play(item) { () async throws(EchoError) in sounds.popLast() }
    }
}

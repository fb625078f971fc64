import EchoAudio

extension PCM16 {
    /// Softer than −50 dBFS is no sound yet.
    private static let audible: UInt16 = 100
    /// The soft beginning of the first sound: 20 ms.
    private static let softBeginning = sampleRate / 50

    /// Without the silence before its first sound, some 200 ms where Flite speaks: who asked waits for an answer.
    var withoutLead: PCM16 {
        guard let first = samples.firstIndex(where: { $0.magnitude > Self.audible }) else { return self }
        return PCM16(Array(samples.dropFirst(max(0, first - Self.softBeginning))))
    }
}

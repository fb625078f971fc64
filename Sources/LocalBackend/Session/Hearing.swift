import EchoAudio

/// The facts known of one utterance of the user.
struct Hearing: Sendable {
    enum State: Sendable, Hashable {
        case listening
        case heard(RecognizedWords)
        case failed(String)
    }

    var state: State = .listening
    private(set) var words = ""
    /// They are a whole sentence, and nothing was said since.
    private(set) var isWhole = false
    /// As much of it as can be had again.
    private(set) var sound = PCM16()
    private(set) var samples = 0
    /// How much of it sounded like speech.
    var voicedMs = 0
    /// Made of silence, to ask whether anyone is there.
    var isIdleTurn = false
    /// Whether the client wants to read it.
    var isTranscribed = false
    var isCommitted = false

    var durationMs: Int { samples / 24 }

    var transcript: RecognizedWords? { if case .heard(let transcript) = state { transcript } else { nil } }

    mutating func hear(_ samples: [Int16]) {
        sound.samples += samples
        self.samples += samples.count
    }

    mutating func take(_ words: String, areWhole: Bool) { (self.words, isWhole) = (words, areWhole) }

    mutating func goOn() { isWhole = false }

    mutating func forgetSound() { sound = PCM16() }
}

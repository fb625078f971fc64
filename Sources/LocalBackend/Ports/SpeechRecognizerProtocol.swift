public import EchoAudio

/// Turns speech into words, one utterance at a time.
public protocol SpeechRecognizerProtocol: Sendable {
    /// Begins one utterance. `vocabulary` names words and phrases that are likely, to choose between hypotheses.
    func begin(vocabulary: [String]) async throws -> any RecognitionProtocol
}

/// One utterance being recognised while it is spoken.
public protocol RecognitionProtocol: Sendable {
    /// Adds sound (24 kHz) and returns the words so far.
    func feed(_ sound: PCM16) async -> String
    /// Ends the utterance. No words were heard when the text is empty.
    func finish() async -> RecognizedWords
    /// Ends it without looking at the result.
    func cancel() async
}

/// What was said, best guess first.
public struct RecognizedWords: Sendable, Hashable {
    public var text: String
    public var alternatives: [String]

    public init(text: String, alternatives: [String] = []) {
        self.text = text
        self.alternatives = alternatives
    }
}

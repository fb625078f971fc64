import EchoAudio
import Foundation

/// A fact that a session is told.
enum SessionFact: Sendable {
    case opened
    /// The text of one frame.
    case message(Data)
    /// A frame that is not text.
    case binaryMessage
    /// The words of an utterance so far.
    case heardSoFar(item: String, words: String)
    case recognized(item: String, RecognizedWords)
    case recognitionFailed(item: String, reason: String)
    case said(answer: String, BrainPart)
    case answered(answer: String)
    case brainFailed(answer: String, reason: String)
    /// The sound of the oldest sentence that was given to the synthesizer and has not come back.
    case spoken(answer: String, PCM16)
    case speakingFailed(answer: String, reason: String)
    /// Whether anybody translates into a language.
    case translatability(language: String, Bool)
    case translated(item: String, String)
    case translationFailed(item: String, reason: String)
    /// The server stops soon.
    case draining
    case timerFired(SessionTimer)
}

/// A wait of a session, by the clock on the wall.
enum SessionTimer: Sendable, Hashable {
    case expiry
    /// Nothing may have come yet.
    case unheard
    case announcement(Int)
}

import EchoAudio
import EchoWire
import Foundation

/// One response while it is being made.
struct OpenResponse: Sendable {
    /// The brain's output that the client has not got yet, in order.
    enum Piece: Sendable, Hashable {
        case sentence(String)
        case call(name: String, arguments: String)
    }

    /// Decides what is said.
    enum Script: Sendable, Hashable {
        case brain
        case line(String)
    }

    let id: String
    let isInConversation: Bool
    let parameters: ResponseCreateParameters
    var settings: SessionTerms
    var script: Script
    var isThinking = false
    /// Who makes it, where it is not the model that was asked.
    var provider: String?
    var isBrainDone = false
    /// What is said is only that something is about to be looked up.
    var isPreambling = false
    var queue: [Piece] = []
    var output: [ConversationItem] = []
    var message: OpenMessage?
    var promptTokens = 0
    var promptAudioTokens = 0
    var textTokens = 0
    var audioMs = 0
    /// Bytes of what it was asked for with, roughly.
    var weight = 0

    /// Whether the brain may still ask for a function, so that words before it are not the answer.
    var mayCall: Bool {
        script == .brain && settings.session.tools?.isEmpty == false && settings.session.toolChoice != .noTools
    }

    var callCount: Int {
        output.count { if case .functionCall = $0 { true } else { false } }
            + queue.count { if case .call = $0 { true } else { false } }
    }

    var isSpoken: Bool { settings.modalities.contains("audio") }

    var tokens: Int { textTokens + TokenEstimate.assistantAudio(milliseconds: audioMs) }

    var tokenLimit: Int {
        if case .limited(let count) = settings.session.maxOutputTokens { count } else { .max }
    }

    /// Whether as much again may still be said.
    func hasRoom(forText text: String, milliseconds: Int = 0) -> Bool {
        let audio = TokenEstimate.assistantAudio(milliseconds: audioMs + milliseconds)
        return textTokens + TokenEstimate.text(text) + audio <= tokenLimit
    }
}

/// A message of an answer that still grows.
struct OpenMessage: Sendable {
    let id: String
    let index: Int
    let previousID: String?
    /// `commentary` or `final_answer`, once it is known.
    var phase: String?
    var text = ""
    var encoder: SoundEncoder
    var marks = SpokenMarks()
}

import EchoAudio
import EchoWire
import Foundation

/// One response while it is being made.
struct OpenResponse: Sendable {
    /// What the brain made and the client has not got yet, in order.
    enum Piece: Sendable, Hashable {
        case sentence(String)
        case call(name: String, arguments: String)
    }

    /// Who decides what is said.
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
    var isBrainDone = false
    var queue: [Piece] = []
    var output: [ConversationItem] = []
    var message: OpenMessage?
    var promptTokens = 0
    var promptAudioTokens = 0
    var textTokens = 0
    var audioMs = 0
    /// Bytes of what it was asked for with, roughly.
    var weight = 0

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
    var text = ""
    var encoder: SoundEncoder
    var marks = SpokenMarks()
}

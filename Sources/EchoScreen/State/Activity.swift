import EchoText

/// The program's activity, as one word on the status line.
public enum Activity: String, Sendable, Hashable, CaseIterable {
    /// The screen is there, the engine not yet.
    case starting
    case offline, connecting, idle
    /// The connection failed and is tried again by itself.
    case reconnecting
    /// The microphone is meant to be open, and is being opened, is silenced, or does not work.
    case opening, muted, noMicrophone
    case listening, hearing, thinking, speaking
    /// The answer is being written: nothing is spoken.
    case writing

    /// Sign and word: "● listening".
    public var label: String {
        switch self {
        case .starting: "… starting"
        case .offline: "✕ offline"
        case .connecting: "… connecting"
        case .reconnecting: "↻ reconnecting"
        case .idle: "○ idle"
        case .opening: "… opening microphone"
        case .muted: "⊘ muted"
        case .noMicrophone: "✕ no microphone"
        case .listening: "● listening"
        case .hearing: "◉ hearing you"
        case .thinking: "… thinking"
        case .speaking: "▶ speaking"
        case .writing: "✎ writing"
        }
    }

    public var role: TextRole {
        switch self {
        case .starting, .connecting, .reconnecting, .opening: .connecting
        case .offline, .noMicrophone: .offline
        case .muted: .muted
        case .idle: .idle
        case .listening: .listening
        case .hearing: .hearing
        case .thinking: .thinking
        case .speaking, .writing: .speaking
        }
    }

    /// There is no connection, though one may be tried.
    public var canReconnect: Bool { self == .offline || self == .reconnecting }

    /// An answer is being made or told.
    public var isAnswer: Bool { self == .thinking || self == .speaking || self == .writing }
}

/// What the program is doing, as one word on the status line.
public enum Activity: String, Sendable, Hashable, CaseIterable {
    /// The screen is there, the engine not yet.
    case starting
    case offline, connecting, idle
    /// The microphone is meant to be open, and is being opened, is silenced, or does not work.
    case opening, muted, noMicrophone
    case listening, hearing, thinking, speaking

    /// Sign and word: "● listening".
    public var label: String {
        switch self {
        case .starting: "… starting"
        case .offline: "✕ offline"
        case .connecting: "… connecting"
        case .idle: "○ idle"
        case .opening: "… opening microphone"
        case .muted: "⊘ muted"
        case .noMicrophone: "✕ no microphone"
        case .listening: "● listening"
        case .hearing: "◉ hearing you"
        case .thinking: "… thinking"
        case .speaking: "▶ speaking"
        }
    }

    public var role: TextRole {
        switch self {
        case .starting, .connecting, .opening: .connecting
        case .offline, .noMicrophone: .offline
        case .muted: .muted
        case .idle: .idle
        case .listening: .listening
        case .hearing: .hearing
        case .thinking: .thinking
        case .speaking: .speaking
        }
    }
}

/// What the program is doing, as one word on the status line.
public enum Activity: String, Sendable, Hashable, CaseIterable {
    /// The screen is there, the engine not yet.
    case starting
    case offline, connecting, idle, listening, hearing, thinking, speaking

    /// Sign and word: "● listening".
    public var label: String {
        switch self {
        case .starting: "… starting"
        case .offline: "✕ offline"
        case .connecting: "… connecting"
        case .idle: "○ idle"
        case .listening: "● listening"
        case .hearing: "◉ hearing you"
        case .thinking: "… thinking"
        case .speaking: "▶ speaking"
        }
    }

    public var role: TextRole {
        switch self {
        case .starting, .connecting: .connecting
        case .offline: .offline
        case .idle: .idle
        case .listening: .listening
        case .hearing: .hearing
        case .thinking: .thinking
        case .speaking: .speaking
        }
    }
}

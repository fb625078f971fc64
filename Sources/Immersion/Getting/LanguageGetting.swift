/// A language that is being got, or was as far as it goes here.
struct LanguageGetting: Sendable, Hashable {
    enum Stage: Sendable, Hashable {
        case beginning
        case loading(bytes: Int, of: Int)
        case step(String)
        /// It is all loaded, and a password is wanted.
        case waiting
    }

    let language: RoomLanguage
    private(set) var stage = Stage.beginning
    /// What could not be had.
    private(set) var notes: [String] = []

    init(_ language: RoomLanguage) { self.language = language }

    /// Whether a program is at work.
    var isRunning: Bool { stage != .waiting }

    /// What is being installed is not cut off.
    var canBeStopped: Bool {
        switch stage {
        case .beginning, .loading: true
        case .step, .waiting: false
        }
    }

    mutating func take(_ progress: LanguageProgress) {
        switch progress {
        case .loaded(let bytes, let all): stage = .loading(bytes: min(bytes, all), of: all)
        case .step(let text): stage = .step(text)
        case .note(let text): notes.append(text)
        case .ready: break
        }
    }

    mutating func wait() { stage = .waiting }
}

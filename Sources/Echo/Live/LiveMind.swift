import EchoConcurrency

/// The model that writes, as a live voice needs it: it does the work of delegates.
struct LiveMind: Sendable {
    /// A delegate's access to the REST APIs.
    struct Thinking: Sendable {
        let service: any AnswerServiceProtocol
        let window: @Sendable (_ model: String) async -> ContextWindow
        /// The model that writes, when nobody has chosen one.
        let model: @Sendable () async -> String?
    }

    /// Nil where the server has no other APIs.
    let thinking: Thinking?
    /// The model that the conversation writes with, where one was chosen.
    let model: String?
    /// That it was warned of a context that is only guessed; each piece of work is shown the whole conversation.
    var memory = ContextMemory()
    private var thoughts: [Int: WorkItem] = [:]

    init(_ thinking: Thinking?, model: String?) { (self.thinking, self.model) = (thinking, model) }

    mutating func begin(_ number: Int, _ work: WorkItem) { thoughts[number] = work }

    mutating func stop(_ number: Int) { thoughts.removeValue(forKey: number)?.cancel() }

    mutating func stopAll() {
        for work in thoughts.values { work.cancel() }
        thoughts = [:]
    }

    /// It has come to its end by itself.
    mutating func forget(_ number: Int) { thoughts[number] = nil }
}

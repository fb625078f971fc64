import EchoConcurrency

/// One thing that is being asked for, and those who wait for it: who asks for the same meanwhile joins them.
struct SharedAsk<Answer: Sendable> {
    let end = OneTimeEvent()
    var task: Task<Void, Never>?
    var waiting = 1
    var result: Result<Answer, ChainFailure>?
}

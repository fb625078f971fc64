/// The step that follows when a batch of events was not taken.
enum EventStep: Sendable, Hashable {
    /// It is too large: half of it is tried.
    case halve
    /// It will never be taken.
    case drop
    case tryLater

    init(after error: ProviderError, events: Int) {
        self =
            switch error {
            case .rejected(status: 413, _): events > 1 ? .halve : .drop
            case .rejected(status: 400, _), .rejected(status: 422, _): .drop
            default: .tryLater
            }
    }
}

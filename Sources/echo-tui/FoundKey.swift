import EchoStore

/// A key and where it was found.
struct FoundKey: Sendable {
    enum Source: Sendable, Hashable {
        case environment
        case file(String)
    }

    let key: Secret
    let source: Source
}

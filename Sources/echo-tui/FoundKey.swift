import EchoStore

/// A key and where it was found.
struct FoundKey: Sendable {
    enum Source: Sendable, Hashable {
        case environment
        /// It is stored, where it is fetched from when it is needed: that may take a while.
        case stored(KeptAPIKey.Place)
        /// The configuration names one that is stored; nil where there is none of that name.
        case named(APIKeyName, KeptAPIKey.Place?)
        case file(String)
    }

    /// Nil for one that is stored.
    let key: Secret?
    let source: Source
}

public import Foundation

/// A key and where it was found.
public struct FoundKey: Sendable, Hashable {
    public enum Source: Sendable, Hashable {
        case environment
        case file(URL)
    }

    public let key: APIKey
    public let source: Source
}

/// Why it came to no call, as a sentence for people.
public struct CallNotPlaced: Error, Sendable, Hashable {
    public let sentence: String
}

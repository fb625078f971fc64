/// Why what came over a media stream is not believed.
public enum MediaStreamError: Error, Sendable, Hashable {
    /// A field that has to be there is not, or is not what it should be.
    case unreadable(String)
}

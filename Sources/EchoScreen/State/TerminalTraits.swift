/// The terminal's abilities, as far as the words on the screen depend on them.
public struct TerminalTraits: Sendable, Hashable {
    /// It tells when a key is released.
    public var tellsReleases = false
    /// Its ground is light; nil when it did not say.
    public var isLight: Bool?
    /// It leads where links lead.
    public var takesLinks = false
    /// How it shows pictures; nil where it does not, and while that is not known.
    public var pictures: PictureCanvas?

    public init(
        tellsReleases: Bool = false, isLight: Bool? = nil, takesLinks: Bool = false, pictures: PictureCanvas? = nil
    ) {
        self.tellsReleases = tellsReleases
        self.isLight = isLight
        self.takesLinks = takesLinks
        self.pictures = pictures
    }
}

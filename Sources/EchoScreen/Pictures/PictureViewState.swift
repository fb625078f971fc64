/// A picture that is shown with a message: which one, and how large it is.
public struct PictureViewState: Sendable, Hashable, Identifiable {
    /// Which picture of which message.
    public struct ID: Sendable, Hashable {
        public let message: String
        public let place: Int

        public init(message: String, place: Int) { (self.message, self.place) = (message, place) }
    }

    public let id: ID
    /// In pixels.
    public let width: Int
    public let height: Int

    public init(id: ID, width: Int, height: Int) { (self.id, self.width, self.height) = (id, width, height) }
}

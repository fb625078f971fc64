/// A notification that the house keeps.
public struct HouseNotice: Hashable, Sendable, Identifiable {
    public let id: String
    /// Empty where it has none.
    public let title: String
    public let message: String

    public init(id: String, title: String, message: String) {
        self.id = id
        self.title = title
        self.message = message
    }
}

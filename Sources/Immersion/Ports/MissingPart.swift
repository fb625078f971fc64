/// Something that this machine does not have.
public struct MissingPart: Hashable, Sendable {
    public let name: String
    /// What is not possible without it, as a clause.
    public let lack: String

    public init(name: String, lack: String) {
        self.name = name
        self.lack = lack
    }
}

/// Something that this machine does not have.
public struct MissingPart: Hashable, Sendable {
    public let name: String
    /// What is not possible without it, as a clause.
    public let lack: String
    /// Whether getting the language gets it.
    public let canBeGot: Bool

    public init(name: String, lack: String, canBeGot: Bool = true) {
        (self.name, self.lack, self.canBeGot) = (name, lack, canBeGot)
    }
}

/// Listens to what happens at the desk of a house.
@MainActor public struct HouseDeskListener {
    /// All that was asked for is done; for a tone.
    public var onDone: () -> Void = {}
    /// Something of it has changed.
    public var onChange: () -> Void = {}
    /// The tools are other ones than before: there are new words, or something is asked, or is not any more.
    public var onToolsChange: () -> Void = {}
    /// Another house is spoken to from now on.
    public var onNewHouse: () -> Void = {}
    /// A model wants something done that needs a person's yes.
    public var onQuestion: (HouseSpoken) -> Void = { _ in }
    /// Something was told to the house, or came from it; nil while nobody watches.
    public var onEvent: ((HouseEvent) -> Void)?
    /// It has something to say that nobody asked for just now.
    public var onRemark: (String) -> Void = { _ in }
    /// An alarm that somebody set is to be heard.
    package var onAlarm: (String) -> Void = { _ in }

    public init() {}
}

/// The offer of a part of the program to the screen's tables.
public struct FeatureOffer: Sendable {
    /// The name in messages: "doctor".
    public let name: String
    public var commands: [CommandEntry]
    /// Those that take words; a command without words has its slash in its entry.
    public var slashCommands: [SlashCommand]
    public var settings: [Setting]
    /// Of what it tells the event log.
    public var eventFamilies: [EventFamily]

    public init(
        _ name: String, commands: [CommandEntry] = [], slashCommands: [SlashCommand] = [], settings: [Setting] = [],
        eventFamilies: [EventFamily] = []
    ) {
        self.name = name
        self.commands = commands
        self.slashCommands = slashCommands
        self.settings = settings
        self.eventFamilies = eventFamilies
    }
}

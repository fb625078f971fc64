/// What is kept of a house from one start to the next.
public struct HouseMemory: Sendable, Hashable, Codable {
    public var habits = HouseHabits()
    public var schedule = HouseSchedule()

    /// Missing in what was kept by older versions.
    private var marks: OwnMarks?
    private var makers: ChangeAuthors?
    private var said: DeviceDescriptions?

    public init() {}

    /// Of this program's own orders.
    public var ownMarks: OwnMarks {
        get { marks ?? OwnMarks() }
        set { marks = newValue }
    }

    /// What devices are, as a person said.
    public var descriptions: DeviceDescriptions {
        get { said ?? DeviceDescriptions() }
        set { said = newValue }
    }

    /// Who made the changes that are this program's doing.
    public var authors: ChangeAuthors {
        get { makers ?? ChangeAuthors() }
        set { makers = newValue }
    }
}

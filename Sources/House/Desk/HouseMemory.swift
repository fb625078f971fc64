/// The memory of a house from one start to the next.
public struct HouseMemory: Sendable, Hashable, Codable {
    public var habits = HouseHabits()
    public var schedule = HouseSchedule()

    /// Missing in what was kept by older versions.
    private var marks: OwnMarks?
    private var makers: ChangeAuthors?
    private var said: DeviceDescriptions?
    private var kept: WaitingOrders?
    private var persons: HousePeople?
    /// What there is in the house by its names, to be understood while it is away; nil before it was here.
    public var names: KeptNames?

    public init() {}

    /// What is kept cannot be read now: nobody can be told apart, and who may do what is not known.
    package static var closed: HouseMemory {
        var memory = HouseMemory()
        memory.people.close()
        return memory
    }

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

    /// The people who live there.
    var people: HousePeople {
        get { persons ?? HousePeople() }
        set { persons = newValue == HousePeople() ? nil : newValue }
    }

    /// What waits for the house.
    public var waiting: WaitingOrders {
        get { kept ?? WaitingOrders() }
        set { kept = newValue.isEmpty ? nil : newValue }
    }

    /// The authors of changes that are this program's doing.
    public var authors: ChangeAuthors {
        get { makers ?? ChangeAuthors() }
        set { makers = newValue }
    }
}

/// What is kept of a house from one start to the next.
public struct HouseMemory: Sendable, Hashable, Codable {
    public var habits = HouseHabits()
    public var schedule = HouseSchedule()

    public init() {}
}

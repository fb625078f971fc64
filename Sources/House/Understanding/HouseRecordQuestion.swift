/// A question about plans, about past actions or about abilities, which no reading tells.
public enum HouseRecordQuestion: Hashable, Sendable {
    /// How long timers still run; of one name, or all.
    case timers(name: String?)
    /// Of those that were started for so long.
    case timersOf(seconds: Double)
    /// What is set to be told at a time.
    case reminders(HouseTimer.Purpose)
    /// What waits for its time, for a reading, or for the house.
    case planned
    /// What changed last, and who did it.
    case lastChanges
    /// What changed today.
    case changesToday
    /// When devices changed last.
    case lastChange([DeviceID])
    /// The one who made devices so, or changed them last.
    case author([DeviceID], StandingTest?)
    /// What devices are, as was said.
    case described([DeviceID])
    /// All that was said of devices.
    case descriptions
    /// How the house is as a whole.
    case summary
    /// Whether there is smoke, water or another danger, by the sensors for it.
    case hazard(HouseHazard, [DeviceID])
    /// The weather of days.
    case weather(DeviceID, HouseDays, HouseWeatherQuestion)
    /// What is on calendars; nil for the next there is.
    case calendar([DeviceID], HouseDays?)
    /// What software is not up to date.
    case updates
    /// The notifications that the house keeps.
    case notices
    /// What things take, by the sensors for it.
    case consumption(HouseConsumption, [DeviceID])
    case cameras([DeviceID])
    /// What stands on a list.
    case items(DeviceID)
    /// What can be said; to this house, or to whoever answers.
    case sayings(isOfHouse: Bool)
}

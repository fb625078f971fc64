/// The meaning of a sentence for the house, before anything is done.
public enum HouseUnderstanding: Hashable, Sendable {
    /// It is no sentence for the house.
    case nothing
    case plan(HousePlan)
    case question(HouseQuestion)
    /// A question of which only its devices were understood: "what is the window".
    case unclear([DeviceID])
    /// It may mean several things, which are asked back once.
    case which(HouseChoice)
    /// The word for a room that there is not.
    case unknownRoom(String)
    /// The words for a device that there is not.
    case unknownDevice(String)
    /// No device of the kind that a wish is for is in the place that was said.
    case noneThere(HouseAbsence)
    /// A time that is not known, such as sunset where nobody told when it is.
    case unknownTime
    /// One of several commands was not understood; its words.
    case half(String)
    /// Something is to be left out, and what that is was not understood.
    case misheardException
    case cancel
    /// Whatever moves is to stay where it is.
    case halt
    case undo
    /// Something that is planned is not to come.
    case callOff(HouseCallingOff)
    case teach(TaughtScene)
    /// The name is a command or a thing already, and cannot be one for a scene.
    case unteachable(String)
    /// The name of the scene to be forgotten.
    case forget(String)
    case notify(HouseWatch)
    case timer(HouseTimer)
    /// A timer, a reminder or an alarm is wanted, and for when was not said.
    case untimed(HouseTimer)
    /// Timers are to be ended: of one name, all, or the one there is.
    case endTimers(name: String?, all: Bool)
    case changeTimer(HouseTimerChange, HouseTimerChoice)
    case record(HouseRecordQuestion)
    /// The weather is asked for, of which nothing in the house tells.
    case noWeather
    /// Notifications of the house are to go.
    case dismiss(HouseDismissal)
    /// Something is to be done again and again, at a time of the clock.
    case rule(HousePlan, HabitDays)
    /// It is to be done again and again, and when is no time of the clock.
    case unknownRhythm
    /// What was learned of habits is to be forgotten.
    case forgetHabits
    /// All that was learned is to be forgotten, what was said of devices too.
    case forgetLearned
    /// What devices are, or that this is to be forgotten.
    case describe([DescribedDevice])
    /// It is said to be something else than the house knows it to be.
    case indescribable(DeviceID)
    /// An answer to the open question.
    case yes, no
    case pin(HousePIN)
}

extension HouseUnderstanding {
    /// What it means is known to the end.
    var isSure: Bool {
        switch self {
        case .nothing, .unknownRoom, .unknownDevice, .half, .unclear, .misheardException, .noneThere, .unknownTime,
            .unknownRhythm:
            false
        default: true
        }
    }
}

/// What a sentence means for the house, before anything is done.
public enum HouseUnderstanding: Hashable, Sendable {
    /// It is no sentence for the house.
    case nothing
    case plan(HousePlan)
    case question(HouseQuestion)
    /// It may mean several things, which are asked back once.
    case which(HouseChoice)
    /// The word for a room that there is not.
    case unknownRoom(String)
    /// The words for a device that there is not.
    case unknownDevice(String)
    /// A time that is not known, such as sunset where nobody told when it is.
    case unknownTime
    case cancel
    case undo
    case teach(TaughtScene)
    /// The name is a command or a thing already, and cannot be one for a scene.
    case unteachable(String)
    /// The name of the scene to be forgotten.
    case forget(String)
    case notify(HouseWatch)
    case timer(HouseTimer)
    /// An answer to the open question.
    case yes, no
    case pin(HousePIN)
}

public import EchoScreen

extension Command {
    static let showHouse = Command("showHouse")
    static let undoInHouse = Command("house.undo")
    static let dimDevice = Command("house.less")
    static let brightenDevice = Command("house.more")
    /// With a place along the bar of the selected device, 0 to 1: the mouse alone can say it.
    static let setDevice = Command("house.set")
    static let findInHouse = Command("house.find")
    /// With words, says what a device is; without, lists what was said.
    static let describeDevice = Command("house.describe")
    /// With words: who it is, or what is to be so of somebody. Alone it asks for a PIN.
    static let sayWhoSpeaks = Command("house.person")
    /// Asks about the devices that say little of themselves.
    static let nameDevices = Command("house.name")
    /// Takes back what waits for the house.
    static let dropOrders = Command("house.drop")
}

extension KeyContext {
    /// The panel of the house.
    static let house = KeyContext("house", place: "in the house")
}

extension Situation.Fact {
    static let seesHouse = Self("house.sees")
    static let canUndoInHouse = Self("house.undoes")
    static let hasWaitingOrders = Self("house.waits")
}

extension SettingID {
    /// A ``HouseKind``.
    public static let houseKind = SettingID("house.kind")
    /// Host and port of a Home Assistant.
    public static let houseAddress = SettingID("house.address")
    /// The SHA-256 of the only certificate that is accepted.
    public static let houseCertificate = SettingID("house.certificate")
    /// The command line of a program that speaks for a house.
    public static let houseProgram = SettingID("house.program")
    /// Other Home Assistants, by their names.
    public static let houseOthers = SettingID("house.others")
    /// Entities that are seen though Home Assistant does not show them to assistants.
    public static let houseAlso = SettingID("house.also")
    /// A ``HouseWarnings``.
    public static let houseWarnings = SettingID("house.warnings")
    /// Whether sentences about the house are answered here.
    static let answersForHouse = SettingID("house.answers")
    /// A ``HouseReplies``.
    public static let houseReplies = SettingID("house.replies")
    /// A ``HouseBrain``.
    public static let houseBrain = SettingID("house.brain")
    public static let houseLanguage = SettingID("house.language")
    /// Whether what nobody asked for just now is spoken, too.
    public static let houseAnnounces = SettingID("house.announce")
    /// Whether what is done may be remembered.
    static let houseLearns = SettingID("house.learns")
    /// Minutes after which whoever spoke is forgotten.
    static let houseForgets = SettingID("house.forgets")
    /// The room of this terminal.
    static let terminalRoom = SettingID("house.room")
}

extension Question {
    /// Whether a plan of the house is to be carried out.
    static func house(_ wording: Wording, title: String = "House", rows: [Wording] = []) -> Question {
        Question("house", title: title, wording, rows: rows, isRisky: true)
    }
}

import EchoScreen
import EchoTerminal

extension CommandStory {
    static let house = [
        CommandStory(Command("lockScreen"), in: nil, .sees("╭ Locked")),
        opens(Command("showHouse"), "House"),
        CommandStory(Command("house.undo"), in: nil, .sees("There is nothing to take back."), back: []),
        CommandStory(Command("house.describe"), in: nil, .sees("Nobody has said yet what a device is."), back: []),
        CommandStory(Command("house.person"), in: nil, .sees("Nobody is told apart here"), back: []),
        CommandStory(Command("house.name"), in: nil, .sees("Every device says what it is."), back: []),
        CommandStory(Command("house.find"), in: panel, after: opened, .sees("Find in the house")),
        CommandStory(Command("house.more"), in: panel, after: lamp, .sees("● Kitchen lamp")),
        CommandStory(
            Command("house.drop"), in: panel,
            after: [.loseHouse, .see("⌂ away"), .send("turn on the bedroom lamp"), .see("⌂ away, 1 waiting")] + opened,
            .seesNot("1 waiting")),
        CommandStory(
            Command("house.less"), in: panel, after: lamp + [.press(.enter), .see("on at 80 %")],
            .sees("on at 70 %")),
    ]

    private static let panel = KeyContext("house", place: "in the house")
    private static let opened: [Step] = [.press(KeyPress(.character("l"), .alt)), .see("▾ Kitchen")]
    /// Below the kitchen: its thermostat, its temperature, its window, then its lamp.
    private static let lamp =
        opened + Array(repeating: .press(KeyPress(.down)), count: 4) + [.until(.selects("Kitchen lamp"))]
}

/// Somebody of the house, who is known by a PIN.
struct HousePerson: Hashable, Sendable, Codable {
    /// A PIN as it may be kept. It never shows in text.
    struct KeptPIN: Hashable, Sendable, Codable, CustomStringConvertible, CustomReflectable {
        let text: String

        var description: String { "‹PIN›" }
        var customMirror: Mirror { Mirror(self, children: []) }
    }

    var name: String
    var rights: HouseRights
    var pin: KeptPIN
    /// How they like it said that something was done; nil for as the settings have it.
    var replies: HouseReplies?
    /// The room that is "here" for them; nil for that of the terminal.
    var room: String?
}

public import EchoScreen

extension KeptAmount.Kind {
    /// What was learned in the language room.
    public static let room = Self(
        "room", title: "words and cards", erased: "the cards, days and saved speech of the language room")
}

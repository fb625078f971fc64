public import EchoScreen

extension KeptAmount.Kind {
    /// What was taught and learned of the house.
    public static let house = Self(
        "house", title: "what the house taught", erased: "what the house was taught and has learned")
}

extension KeyContext {
    /// The panel in which voice detection is tuned; its keys come before those of every form.
    public static let tuner = KeyContext("tuner", place: "in the tuner")
}

extension Situation.Fact {
    /// There is a recording to listen to, or to make again.
    public static let hasTake = Situation.Fact("tuner.hasTake")
}

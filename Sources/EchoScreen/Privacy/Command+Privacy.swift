/// What can be done with what is kept on this machine.
extension Command {
    public static let showKept = Command("privacy.show")
    public static let eraseKept = Command("privacy.erase")
}

extension KeyContext {
    /// The panel of what is kept.
    public static let kept = KeyContext("kept", place: "in what is saved")
}

extension Situation.Fact {
    /// The panel of what is kept is open.
    public static let showsKept = Self("privacy.shows")
}

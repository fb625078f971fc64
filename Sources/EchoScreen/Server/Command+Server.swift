/// What can be found out about a server.
extension Command {
    /// Opens what is known of the server; there it tests the server.
    public static let testServer = Command("testServer")
    /// Lets the server be asked again for what it refused.
    public static let forgetRefusals = Command("forgetRefusals")
}

extension KeyContext {
    /// The context of the server's abilities.
    public static let serverPanel = KeyContext("serverPanel", place: "in the server test")
}

extension Situation.Fact {
    /// A fact: the server's abilities are shown.
    public static let looksAtServer = Self("server.looks")
}

import Echo
import EchoScreen

/// Lays a persona over the settings of a conversation, and takes it away again: what was changed meanwhile stays.
struct PersonaRole: Sendable {
    private var before: Preferences?
    private var after: Preferences?

    init() {}

    mutating func put(on chosen: Preferences, instructions: String, language: RoomLanguage) -> Preferences {
        let own = setAside(chosen) ?? chosen
        var lent = own
        lent.session.instructions = instructions
        lent.session.language = language.rawValue
        (before, after) = (own, lent)
        return lent
    }

    /// Nil where no persona is on.
    mutating func setAside(_ chosen: Preferences) -> Preferences? {
        guard let before, let after else { return nil }
        (self.before, self.after) = (nil, nil)
        var own = chosen
        if chosen.session.instructions == after.session.instructions {
            own.session.instructions = before.session.instructions
        }
        if chosen.session.language == after.session.language { own.session.language = before.session.language }
        return own
    }
}

/// A stay in a room.
struct RoomVisit: Sendable {
    /// Tells one stay from another.
    let number: Int
    var session: RoomSession
    var kit: LanguageKit
    /// Plays the persona, until the script has to.
    var answerer = RoomAnswerer.script
    /// Lines that this machine said while the model that is connected plays, and that no server was told.
    var unheard: Set<Int> = []

    /// Lines that the model looked at as a teacher.
    var taught = 0
    /// Whether the model looked at so many lines.
    func isTaught(_ lines: Int) -> Bool { taught > 0 && taught >= lines }

    /// Whether it was said why the model teaches nothing.
    var toldNoTeacher = false

    var persona: Persona { session.persona }
    var language: RoomLanguage { session.language }

    /// What carries the conversation is the script.
    var isScripted: Bool { session.script != nil }

    /// What carries it are the models of providers.
    var asksProviders: Bool { answerer == .providers && !isScripted }

    var isOver: Bool { session.script?.isOver ?? false }

    /// "2/3"; empty without goals.
    var progress: String {
        guard let goals = session.scenario?.goals, !goals.isEmpty else { return "" }
        return "\(session.reached.count)/\(goals.count)"
    }
}

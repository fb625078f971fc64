/// A stay in a room.
struct RoomVisit: Sendable {
    /// Tells one stay from another.
    let number: Int
    var session: RoomSession
    let kit: LanguageKit

    var persona: Persona { session.persona }
    var language: RoomLanguage { session.language }

    /// What carries the conversation is the script.
    var isScripted: Bool { session.script != nil }

    var isOver: Bool { session.script?.isOver ?? false }

    /// "2/3"; empty without goals.
    var progress: String {
        guard let goals = session.scenario?.goals, !goals.isEmpty else { return "" }
        return "\(session.reached.count)/\(goals.count)"
    }
}

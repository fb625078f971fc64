/// The request of a `/house-person` command.
enum HousePersonCommand: Hashable, Sendable {
    case ask, list, leave
    case become(String)
    case add(String, HouseRights)
    case remove(String)
    case may(String, HouseRights)
    /// Nil for the room of the terminal.
    case room(String, String?)
    /// Nil for as the settings have it.
    case answers(String, HouseReplies?)
    case pin(String)

    /// Nil for words that say nothing.
    init?(_ words: String) {
        let said = words.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = said.first else {
            self = .ask
            return
        }
        let rest = Array(said.dropFirst())
        switch (first.lowercased(), rest.count) {
        case ("list", 0): self = .list
        case ("guest", 0): self = .leave
        case ("add", 1...):
            let rights = rest.count > 1 ? rest.last.flatMap { HouseRights(rawValue: $0.lowercased()) } : nil
            let name = (rights == nil ? rest : rest.dropLast()).joined(separator: " ")
            self = .add(name, rights ?? .household)
        case ("remove", 1...): self = .remove(rest.joined(separator: " "))
        default:
            guard let command = Self.about(said) else { return nil }
            self = command
        }
    }

    /// Somebody's name, and what is said of them.
    private static func about(_ said: [String]) -> HousePersonCommand? {
        guard let place = said.dropFirst().firstIndex(where: { verbs.contains($0.lowercased()) }) else {
            return .become(said.joined(separator: " "))
        }
        let name = said[..<place].joined(separator: " ")
        let value = said[(place + 1)...].joined(separator: " ")
        switch said[place].lowercased() {
        case "may": return HouseRights(rawValue: value.lowercased()).map { .may(name, $0) }
        case "room": return .room(name, value.isEmpty || value.lowercased() == "none" ? nil : value)
        case "answers":
            if value.lowercased() == "usual" { return .answers(name, nil) }
            return HouseReplies(rawValue: value.lowercased()).map { .answers(name, $0) }
        case "pin": return value.isEmpty ? .pin(name) : nil
        default: return nil
        }
    }

    private static let verbs: Set = ["may", "room", "answers", "pin"]
}

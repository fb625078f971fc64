/// When the model that is connected looks for mistakes, beside the rules.
public enum RoomTeacher: String, Sendable, Hashable, CaseIterable {
    case off
    /// Only where the rules found nothing in a line.
    case whenSilent = "when-silent"
    case always

    /// - Parameter found: what the rules found in a line.
    func isAsked(besides found: [Correction]) -> Bool {
        switch self {
        case .off: false
        case .whenSilent: found.isEmpty
        case .always: true
        }
    }
}

/// Who answers in a language room.
public enum RoomPartner: String, Sendable, Hashable, CaseIterable {
    /// A model where one answers, else the script.
    case automatic, script, model
}

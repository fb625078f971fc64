/// The partner who answers in a language room.
public enum RoomPartner: String, Sendable, Hashable, CaseIterable {
    /// The model that is connected; where none is, the providers; where none of them is set up, the script.
    case automatic
    case script
    /// The model that is connected.
    case model
    /// The models of the providers on the network, one after the other.
    case providers
}

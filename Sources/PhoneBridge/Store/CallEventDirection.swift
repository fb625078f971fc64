/// Which way an event went, seen from those who watch the call.
public enum CallEventDirection: String, Sendable, Hashable, CaseIterable {
    case incoming
    case outgoing
}

/// The side that called.
public enum CallDirection: String, Sendable, Hashable, CaseIterable {
    case inbound
    case outbound
}

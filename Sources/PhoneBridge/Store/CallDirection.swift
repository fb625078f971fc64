/// Who called.
public enum CallDirection: String, Sendable, Hashable, CaseIterable {
    case inbound
    case outbound
}

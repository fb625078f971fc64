/// How an alarm watches; away is how it does where nothing is said of it.
public enum AlarmMode: String, Hashable, Sendable, CaseIterable, Codable {
    case home, night, vacation

    /// Nil for a state that is another one.
    init?(state: String) { self.init(rawValue: String(state.dropFirst("armed_".count))) }
}

/// The failures of features, the first reason of each.
public struct FeatureProblems: Sendable {
    private var reasons: [(name: String, reason: String)] = []

    init() {}

    public var isEmpty: Bool { reasons.isEmpty }

    /// - Returns: whether it is the first of that feature.
    mutating func note(_ name: String, _ reason: String) -> Bool {
        guard !reasons.contains(where: { $0.name == name }) else { return false }
        reasons.append((name, reason))
        return true
    }

    /// For the doctor.
    public var findings: [Finding] {
        reasons.map {
            .bad("Feature", "\($0.name) does not work: \($0.reason)", advice: "Restart echo-tui to start it again.")
        }
    }
}

/// How often a rule was broken.
public struct RuleCount: Hashable, Sendable, Codable {
    public let rule: String
    public let count: Int

    public init(rule: String, count: Int) {
        self.rule = rule
        self.count = count
    }

    /// Most frequent first, then by name.
    static func sorted(_ counts: [String: Int]) -> [RuleCount] {
        counts.map(RuleCount.init).sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
    }
}

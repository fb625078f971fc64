/// How often a rule was broken.
public struct RuleCount: Hashable, Sendable, Codable {
    public let rule: String
    public let count: Int

    public init(rule: String, count: Int) {
        self.rule = rule
        self.count = count
    }

    /// Without the mistakes of a sentence whose correction was wrong.
    static func without(_ item: DrillItem, in counts: [RuleCount]) -> [RuleCount] {
        counts.compactMap { count in
            let left = item.rules.contains(count.rule) ? count.count - item.times : count.count
            return left > 0 ? RuleCount(rule: count.rule, count: left) : nil
        }
    }

    /// With them again.
    static func with(_ item: DrillItem, in counts: [RuleCount]) -> [RuleCount] {
        var all = Dictionary(counts.map { ($0.rule, $0.count) }) { $0 + $1 }
        for rule in item.rules { all[rule, default: 0] += item.times }
        return sorted(all.filter { $0.value > 0 })
    }

    /// Most frequent first, then by name.
    static func sorted(_ counts: [String: Int]) -> [RuleCount] {
        counts.map(RuleCount.init).sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
    }
}

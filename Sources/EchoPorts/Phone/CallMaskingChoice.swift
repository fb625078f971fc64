/// Whether numbers, cards and addresses of others are readable in calls that are listed and exported.
public enum CallMaskingChoice: String, Sendable, Hashable, CaseIterable {
    case off
    /// They are not, in lists on the command line and in files that calls are exported to.
    case exports
}

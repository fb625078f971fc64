/// Remembers on which day the person was told of the end of a model, so that starting twice on one day says it once.
public protocol ModelNoticesProtocol: Sendable {
    func told() async -> ToldModelEnds
    /// Keeps this in the place of what was remembered. What cannot be kept is said once more the next time.
    func keep(_ told: ToldModelEnds) async
}

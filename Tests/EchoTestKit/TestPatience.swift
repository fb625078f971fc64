import Foundation

/// How long tests wait for what should happen: one limit for the whole run, since nobody can guess what a busy machine
/// needs for a single step. Only what never happens takes that long.
///
/// `ECHO_TEST_PATIENCE` gives it in seconds.
public enum TestPatience {
    /// Five minutes unless told otherwise.
    public static let limit = Duration.seconds(
        ProcessInfo.processInfo.environment["ECHO_TEST_PATIENCE"].flatMap(Int.init) ?? 300)
}

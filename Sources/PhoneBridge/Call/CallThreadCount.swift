import Foundation
import NIOCore

/// How many threads carry calls. Sound comes in pieces, and each that finds its thread asleep costs a waking: few threads
/// that are busy take less of a machine than many that are not.
public enum CallThreadCount {
    /// So many take about half of a core (docs/measured.md): a thread has time for whoever speaks next.
    private static let callsEach = 64

    /// - Parameter calls: at once, at most.
    static func suited(
        to calls: Int, cores: Int = ProcessInfo.processInfo.activeProcessorCount
    ) -> Int {
        min(max(1, cores), max(1, calls / callsEach + (calls % callsEach > 0 ? 1 : 0)))
    }

    /// For all that goes over the program's network; once, before anything does.
    public static func settle(forCalls calls: Int) { NIOSingletons.groupLoopCountSuggestion = suited(to: calls) }
}

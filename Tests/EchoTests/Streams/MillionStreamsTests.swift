import Foundation
import Testing

/// The long search: `make test-all` tries a million streams; where counterparts take turns, a tenth is tried.
@Suite struct `Whatever a server sends, a million times` {
    static let parts = 50
    static let streams = 1_000_000 / parts

    /// Those of a day, 0 to 9, where `ECHO_SEARCH_DAY` names it.
    private static let wanted: [Int] = {
        let day = ProcessInfo.processInfo.environment["ECHO_SEARCH_DAY"].flatMap { Int($0) }
        return (0..<parts).filter { day == nil || $0 % 10 == day }
    }()

    @Test(arguments: wanted)
    func `an answer is whole, or fails with words, or is marked as cut, and no word of it is lost`(part: Int) {
        let numbers = part * Self.streams..<(part + 1) * Self.streams
        if let problem = StreamInvariant.search(seed: 20_261_130, numbers) { Issue.record("\(problem)") }
    }
}

import ArgumentParser
import EchoWire
import Foundation

/// A hot path that is walked so often that its instructions can be counted: `valgrind --tool=callgrind echo-bench --count
/// key`. The same at every run.
enum CountedPath: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// A thousand events of the wire read, as they come while an answer is spoken.
    case decode
    /// A hundred events shown, without the frames.
    case event
    /// A second of a spoken answer: the meters twenty times, ten words and their events.
    case frame
    /// Sixty letters, each with its frame.
    case key

    func walk(_ times: Int) throws {
        if self == .decode { return try Self.decode(times) }
        var path = try DrawingPath()
        for _ in 0..<times {
            switch self {
            case .decode: break
            case .event: for number in 0..<100 { path.step(number.isMultiple(of: 2) ? .event : .word) }
            case .frame: Self.speak(&path)
            case .key: Self.type(&path)
            }
        }
    }

    private static func decode(_ times: Int) throws {
        let events = FloodBenchmark.Kind.allCases.map { Data(FloodBenchmark.event($0, 1).utf8) }
        for number in 0..<times * 1000 { _ = try ServerText(events[number % events.count]).event }
    }

    private static func speak(_ path: inout DrawingPath) {
        for frame in 0..<20 {
            path.step(.meters)
            if frame.isMultiple(of: 2) {
                path.step(.event)
                path.step(.word)
            }
            path.draw()
        }
    }

    private static func type(_ path: inout DrawingPath) {
        for _ in 0..<60 {
            path.step(.letter)
            path.draw()
        }
    }
}

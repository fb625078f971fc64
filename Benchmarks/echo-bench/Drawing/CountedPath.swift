import ArgumentParser

/// A hot path that is walked so often that its instructions can be counted: `valgrind --tool=callgrind echo-bench --count
/// key`. The same at every run.
enum CountedPath: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// A second of a spoken answer: the meters twenty times, ten words and their events.
    case frame
    /// Sixty letters, each with its frame.
    case key

    func walk(_ times: Int) throws {
        var path = try DrawingPath()
        for _ in 0..<times {
            switch self {
            case .frame: Self.speak(&path)
            case .key: Self.type(&path)
            }
        }
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

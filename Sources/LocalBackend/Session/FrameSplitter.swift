/// Cuts a stream of samples into frames of 20 ms; what is left waits for more.
struct FrameSplitter: Sendable {
    static let frame = TurnDetector.frame

    private var rest: [Int16] = []

    mutating func split(_ samples: [Int16]) -> [[Int16]] {
        rest += samples
        let count = rest.count / Self.frame
        let frames = (0..<count).map { Array(rest[$0 * Self.frame..<($0 + 1) * Self.frame]) }
        rest.removeFirst(count * Self.frame)
        return frames
    }
}

/// Sound that waits, in the order it came.
struct SampleQueue: Sendable {
    private var chunks: [[Int16]] = []
    private var head = 0
    private(set) var count = 0

    mutating func append(_ samples: [Int16]) {
        guard !samples.isEmpty else { return }
        chunks.append(samples)
        count += samples.count
    }

    /// Back to the front of the queue.
    mutating func prepend(_ samples: [Int16]) {
        let rest = take(count)
        append(samples)
        append(rest)
    }

    /// The first frames, fewer when there are fewer.
    mutating func take(_ frames: Int) -> [Int16] {
        var taken: [Int16] = []
        while taken.count < frames, let first = chunks.first {
            let length = min(frames - taken.count, first.count - head)
            taken += first[head..<head + length]
            head += length
            if head == first.count {
                chunks.removeFirst()
                head = 0
            }
        }
        count -= taken.count
        return taken
    }

    /// The first frames, which stay.
    func first(_ frames: Int) -> [Int16] {
        var found: [Int16] = []
        for (index, chunk) in chunks.enumerated() {
            if found.count >= frames { break }
            found += chunk[(index == 0 ? head : 0)...].prefix(frames - found.count)
        }
        return found
    }

    mutating func removeAll() { self = SampleQueue() }
}

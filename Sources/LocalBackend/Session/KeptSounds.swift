/// Of which utterances the sound can be had again: the latest, ten minutes together.
struct KeptSounds: Sendable {
    private static let limit = 600 * 24_000
    /// What an utterance counts at least, so that their number is bounded too.
    private static let least = 100 * 24

    private var utterances: [(item: String, samples: Int)] = []
    private var first = 0
    private var samples = 0

    /// The items whose sound is to be forgotten for it.
    mutating func keep(_ item: String, samples count: Int) -> [String] {
        let count = max(Self.least, count)
        utterances.append((item, count))
        samples += count
        var forgotten: [String] = []
        while samples > Self.limit {
            forgotten.append(utterances[first].item)
            samples -= utterances[first].samples
            first += 1
        }
        if first > utterances.count / 2 {
            utterances.removeFirst(first)
            first = 0
        }
        return forgotten
    }
}

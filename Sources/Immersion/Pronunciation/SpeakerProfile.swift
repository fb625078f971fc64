/// How well somebody's words fit as a rule, in a recogniser's own measure: the middle of the last words, and how far they
/// lie from it.
public struct SpeakerProfile: Sendable, Hashable, Codable {
    struct Scale: Sendable, Hashable {
        var median: Double
        var spread: Double
    }

    /// Words that are remembered.
    static let most = 200
    /// Fewer say nothing about a speaker, or about a line.
    private static let (enough, enoughOfLine) = (30, 3)
    /// Of a line alone, whose few words say little about how they vary; and the least of a speaker's.
    private static let (lineSpread, leastSpread) = (13.0, 6.0)

    private(set) var accuracies: [Double] = []

    init(_ accuracies: [Double] = []) { self.accuracies = Array(accuracies.suffix(Self.most)) }

    mutating func add(_ more: [Double]) { self = SpeakerProfile(accuracies + more) }

    /// Nil before enough was heard.
    var scale: Scale? {
        guard accuracies.count >= Self.enough else { return nil }
        let median = Self.median(accuracies)
        // Of a normal distribution the median of the distances is 0.6745 deviations.
        let spread = Self.median(accuracies.map { abs($0 - median) }) / 0.6745
        return Scale(median: median, spread: max(spread, Self.leastSpread))
    }

    /// Of the words of one line.
    var ownScale: Scale? {
        guard accuracies.count >= Self.enoughOfLine else { return nil }
        return Scale(median: Self.median(accuracies), spread: Self.lineSpread)
    }

    private static func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }
}

import EchoScreen

/// The hits by words and the hits by meaning, as one list.
enum MergedHits {
    /// Reciprocal rank fusion: a hit counts 1 / (60 + its place) in each list (Cormack, Clarke and Büttcher 2009).
    private static let constant = 60.0

    static func merged(_ byWords: [SearchHit], _ byMeaning: [SearchHit], limit: Int) -> [SearchHit] {
        var scores: [String: Double] = [:]
        for hits in [byWords, byMeaning] {
            for (place, hit) in hits.enumerated() { scores[hit.row, default: 0] += 1 / (constant + Double(place + 1)) }
        }
        // A hit that both found is shown with its words marked.
        let known = Set(byWords.map(\.row))
        let all = byWords + byMeaning.filter { !known.contains($0.row) }
        let order = all.enumerated().sorted {
            let (one, other) = (scores[$0.element.row] ?? 0, scores[$1.element.row] ?? 0)
            return one == other ? $0.offset < $1.offset : one > other
        }
        return Array(order.map(\.element).prefix(limit))
    }
}

/// The door that was most likely meant by an order to lock or unlock one whose name was not heard: "unlock the french
/// are" is near to the front door, and to no other.
struct HouseNearDoors {
    let skill: HouseSkill
    let context: HouseContext

    /// What unlocks is shown and takes a yes, so that it may sound less alike.
    private static let (nearToLock, nearToUnlock) = (0.25, 0.3)
    /// So much farther the next one has to be.
    private static let margin = 0.12
    /// Words that a name is heard as.
    private static let mostWords = 4

    /// - Parameter readings: what may have been said, the likeliest first.
    /// - Returns: the sentence as it was likely meant; nil where no door is near, or several are.
    func sentence(_ readings: [String]) -> String? {
        var found: [(meaning: HouseUnderstanding, sentence: String, distance: Double)] = []
        let all = readings.map { HouseMishearing.words($0).map(\.word) }
        // "And lock" among readings of "unlock" is the same, heard less well.
        guard let verb = all.compactMap(Self.verb).first else { return nil }
        for words in all where Self.verb(words) == verb {
            for candidate in candidates(words) {
                let meaning = skill.understand(candidate.sentence, in: context)
                guard case .plan(let plan) = meaning, !plan.devices.isEmpty || !plan.leftOut.isEmpty else { continue }
                if let known = found.firstIndex(where: { $0.meaning == meaning }) {
                    guard candidate.distance < found[known].distance else { continue }
                    found[known].distance = candidate.distance
                } else {
                    found.append((meaning, candidate.sentence, candidate.distance))
                }
            }
        }
        let sorted = found.sorted { $0.distance < $1.distance }
        guard let best = sorted.first, sorted.dropFirst().allSatisfy({ $0.distance >= best.distance + Self.margin })
        else { return nil }
        return best.sentence
    }

    private static func verb(_ words: [String]) -> String? {
        words.prefix(mostWords).first { ["lock", "unlock"].contains($0) }
    }

    /// The sentence with each name in the place of the words that sound most like it.
    private func candidates(_ words: [String]) -> [(sentence: String, distance: Double)] {
        guard let verb = words.prefix(Self.mostWords).firstIndex(where: { ["lock", "unlock"].contains($0) }),
            words.count > verb + 1
        else { return [] }
        let near = words[verb] == "lock" ? Self.nearToLock : Self.nearToUnlock
        let spans = spans(from: verb + 1, of: words).map { ($0, HouseSounds(words[$0].joined(separator: " "))) }
        return names.compactMap { name in
            let best = spans.map { (span: $0.0, distance: $0.1.distance(to: name.sounds)) }
                .min { $0.distance < $1.distance }
            guard let best, best.distance <= near else { return nil }
            let sentence = words[..<best.span.lowerBound] + [name.text] + words[best.span.upperBound...]
            return (sentence.joined(separator: " "), best.distance)
        }
    }

    /// "The" before a name may be heard as another word.
    private func spans(from start: Int, of words: [String]) -> [Range<Int>] {
        (start...min(start + 1, words.count - 1)).flatMap { first in
            (first + 1...min(first + Self.mostWords, words.count)).map { first..<$0 }
        }
    }

    /// Those of the locks, and what doors are called together.
    private var names: [(text: String, sounds: HouseSounds)] {
        let locks = skill.vocabulary.inventory.devices.filter { $0.kind == .lock && $0.abilities.contains(.lock) }
        let own = locks.prefix(HouseOptions.most).flatMap { lock in
            ([lock.name] + lock.aliases.prefix(HouseNameReader.mostAliases)).compactMap(HouseSpokenNames.spoken)
        }
        return (own + ["door", "all doors", "all the doors", "both doors"]).map { ($0, HouseSounds($0)) }
    }
}

/// How words sound, roughly: vowels are alike, and consonants that a recogniser takes for one another are near.
///
/// "French are" is near to "front door", and far from "back door".
struct HouseSounds: Hashable, Sendable {
    /// Letters beyond this are not compared.
    private static let longest = 40
    private static let vowel: Character = "a"

    private let sounds: [Character]

    init(_ text: String) {
        var sounds: [Character] = []
        for word in text.lowercased().split(separator: " ") {
            for sound in Self.sounds(of: Array(word)) where sounds.last != sound { sounds.append(sound) }
        }
        self.sounds = Array(sounds.prefix(Self.longest))
    }

    /// Between 0, for what sounds alike, and 1.
    func distance(to other: HouseSounds) -> Double {
        let whole = max(weight, other.weight)
        guard whole > 0 else { return 0 }
        var row = other.sounds.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + Self.weight($1)) }
        for sound in sounds {
            var next = [row[0] + Self.weight(sound)]
            for (index, heard) in other.sounds.enumerated() {
                next.append(
                    min(
                        row[index] + Self.difference(sound, heard), row[index + 1] + Self.weight(sound),
                        next[index] + Self.weight(heard)))
            }
            row = next
        }
        return row[other.sounds.count] / whole
    }

    private var weight: Double { sounds.reduce(0) { $0 + Self.weight($1) } }

    /// Vowels and breath come and go.
    private static func weight(_ sound: Character) -> Double { "ahwy".contains(sound) ? 0.5 : 1 }

    private static func difference(_ first: Character, _ second: Character) -> Double {
        if first == second { return 0 }
        let isNear = families.contains { $0.contains(first) && $0.contains(second) }
        return isNear ? 0.5 : max(weight(first), weight(second))
    }

    /// `C` is "ch" and "j", `S` is "sh", `T` is "th".
    private static let families = ["pbfv", "tdTC", "kg", "sSC", "sT", "mn", "lrw"]

    // MARK: letters

    private static func sounds(of word: [Character]) -> [Character] {
        var sounds: [Character] = []
        var rest = word[...]
        if word.count > 2, word.last == "e", word.dropLast().contains(where: isVowel) { rest = rest.dropLast() }
        while let letter = rest.first {
            if let pair = pairs.first(where: { rest.starts(with: $0.letters) }) {
                sounds += pair.sounds
                rest = rest.dropFirst(pair.letters.count)
                continue
            }
            let next = rest.dropFirst().first
            sounds += single(letter, before: next, isFirst: rest.startIndex == 0)
            rest = rest.dropFirst()
        }
        return sounds
    }

    private static func single(_ letter: Character, before next: Character?, isFirst: Bool) -> [Character] {
        switch letter {
        case "y" where isFirst: ["y"]
        case "a", "e", "i", "o", "u", "y": [vowel]
        case "c": next.map { "eiy".contains($0) } == true ? ["s"] : ["k"]
        case "q": ["k"]
        case "x": ["k", "s"]
        case "z": ["s"]
        case "j": ["C"]
        case "a"..."z": [letter]
        default: []
        }
    }

    private static func isVowel(_ letter: Character) -> Bool { "aeiou".contains(letter) }

    private static let pairs: [(letters: [Character], sounds: [Character])] = [
        ("tch", "C"), ("ch", "C"), ("sh", "S"), ("ph", "f"), ("ck", "k"), ("th", "T"), ("wh", "w"), ("qu", "kw"),
        ("gh", ""), ("kn", "n"), ("wr", "r"),
    ].map { (Array($0), Array($1)) }
}

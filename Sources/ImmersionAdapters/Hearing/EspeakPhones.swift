import Foundation
import Immersion

/// How words sound, by `espeak-ng`, which is asked for each word once.
actor EspeakPhones {
    /// Ways to say one word.
    private static let mostWays = 6
    /// Words that are remembered.
    private static let mostWords = 5000

    private let program: ShortProgram
    private var known: [String: [String]] = [:]

    /// - Throws: `notInstalled`.
    init() throws(ProviderError) { program = try ShortProgram(named: "espeak-ng") }

    /// The ways to say each word in the English model's sounds; a word that has none is left out.
    func ways(of words: [String], language: String) async throws(ProviderError) -> [String: [[String]]] {
        try await sounds(of: words, language: language).mapValues(Self.ways).filter { !$0.value.isEmpty }
    }

    /// Each word in the sounds of its language, without stress; a word that has none is left out.
    func sounds(of words: [String], language: String) async throws(ProviderError) -> [String: [String]] {
        let name = language == "en" ? "en-us" : language
        guard name.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
        else { throw .unsupported(what: language) }
        var found: [String: [String]] = [:]
        for word in Set(words) {
            if let sounds = known["\(name) \(word)"] {
                found[word] = sounds
                continue
            }
            let output = try await program.run(
                ["-q", "-v", name, "--ipa", "--sep=_", "--stdin"], input: Array("\(word)\n".utf8), most: 16 << 10)
            let sounds = Self.sounds(String(decoding: output, as: UTF8.self))
            guard !sounds.isEmpty else { continue }
            found[word] = sounds
            if known.count >= Self.mostWords { known = [:] }
            known["\(name) \(word)"] = sounds
        }
        return found
    }

    static func ways(_ ipa: String) -> [[String]] { ways(sounds(ipa)) }

    private static func ways(_ sounds: [String]) -> [[String]] {
        var ways: [[String]] = [[]]
        for sound in sounds {
            let next = PhoneTable.ways(of: sound)
            guard !next.isEmpty else { continue }
            ways = ways.flatMap { way in next.map { way + $0 } }
            if ways.count > mostWays { ways = Array(ways.prefix(mostWays)) }
        }
        var unique: [[String]] = []
        for way in ways where !way.isEmpty && way.count <= 60 && !unique.contains(way) { unique.append(way) }
        return unique
    }

    /// Without stress; what stands in brackets is a change of language.
    static func sounds(_ ipa: String) -> [String] {
        var sounds: [String] = []
        var sound = ""
        var isAside = false
        for character in ipa.precomposedStringWithCanonicalMapping.unicodeScalars {
            switch character {
            case "(": isAside = true
            case ")": isAside = false
            case _ where isAside: break
            case "ˈ", "ˌ", "‿", "-": break
            case "_", " ", "\n", "\r":
                if !sound.isEmpty { sounds.append(sound) }
                sound = ""
            default: sound.unicodeScalars.append(character)
            }
        }
        return sound.isEmpty ? sounds : sounds + [sound]
    }
}

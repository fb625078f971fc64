/// Says which dictionary forms a Japanese word may have, by its ending; which of them there is, the dictionary knows.
public struct JapaneseMorphology: MorphologyProtocol {
    /// The last vowel of a stem, from i or a to u.
    private static let fromI: [Character: String] = [
        "き": "く", "ぎ": "ぐ", "し": "す", "ち": "つ", "に": "ぬ", "び": "ぶ", "み": "む", "り": "る", "い": "う",
    ]
    private static let fromA: [Character: String] = [
        "か": "く", "が": "ぐ", "さ": "す", "た": "つ", "な": "ぬ", "ば": "ぶ", "ま": "む", "ら": "る", "わ": "う",
    ]
    private static let polite = [
        "ませんでした", "ましょう", "ました", "ません", "ますか", "ます", "たいです", "たくない", "たい", "なさい",
    ]
    /// Stems of polite verbs that end in い, where others have り: "なさいます" is of "なさる".
    private static let honorific = ["なさい", "ください", "いらっしゃい", "おっしゃい"]
    private static let joining: [(String, [String])] = [
        ("って", ["う", "つ", "る"]), ("った", ["う", "つ", "る"]), ("んで", ["む", "ぶ", "ぬ"]), ("んだ", ["む", "ぶ", "ぬ"]),
        ("いて", ["く"]), ("いた", ["く"]), ("いで", ["ぐ"]), ("いだ", ["ぐ"]), ("して", ["す", "する"]), ("した", ["す", "する"]),
        ("て", ["る"]), ("た", ["る"]),
    ]
    private static let adjective = ["くなかった", "くない", "かった", "くて", "く"]

    public init() {}

    public func readings(of words: [String]) async throws -> [[WordReading]] {
        words.map { word in
            Self.verbs(word).map { WordReading(lemma: $0, tags: ["vblex"]) }
                + Self.adjectives(word).map { WordReading(lemma: $0, tags: ["adj"]) }
        }
    }

    public func forms(of wanted: [WantedForm]) async throws -> [String?] { wanted.map { _ in nil } }

    private static func verbs(_ word: String) -> [String] {
        let special = ["行って": "行く", "行った": "行く", "来て": "来る", "来た": "来る", "きて": "くる", "きた": "くる"]
        if let known = special[word] { return [known] }
        var found: [String] = []
        if let ending = polite.first(where: word.hasSuffix) {
            found += bases(String(word.dropLast(ending.count)), fromI)
        }
        if word.hasSuffix("ない") { found += bases(String(word.dropLast(2)), fromA) }
        if let (ending, ends) = joining.first(where: { word.hasSuffix($0.0) && word.count > $0.0.count }) {
            found += ends.map { word.dropLast(ending.count) + $0 }
        }
        return found
    }

    private static func bases(_ stem: String, _ table: [Character: String]) -> [String] {
        guard let last = stem.last else { return [] }
        if honorific.contains(where: stem.hasSuffix) { return [stem.dropLast() + "る"] }
        let irregular = stem == "し" ? ["する"] : stem == "来" ? ["来る"] : last == "し" ? [stem.dropLast() + "する"] : []
        let regular: [String] = table[last].map { [stem.dropLast() + $0] } ?? []
        return [stem + "る"] + regular + irregular
    }

    private static func adjectives(_ word: String) -> [String] {
        guard let ending = adjective.first(where: { word.hasSuffix($0) && word.count > $0.count }) else { return [] }
        return [word.dropLast(ending.count) + "い"]
    }
}

/// Whether a Japanese line holds an answer, and means it. Both are compared in hiragana, as far as they are written in kana.
enum JapaneseAnswers {
    private static let denials = ["ません", "ない", "なかった", "嫌い", "きらい", "いりま", "要りま", "結構です", "けっこうです"]
    /// Polite wishes: what they ask is not denied.
    private static let wishes = [
        "ませんか", "ないですか", "ないでしょうか", "ませんでしょうか", "ほしい", "欲しい", "たい", "いい", "お願い", "おねがい", "ください", "下さい", "好き",
    ]
    private static let asking = ["いくら", "どこ", "いつ", "なぜ", "どうして", "だれ", "誰", "なに", "何", "なん", "どれ", "どんな"]

    /// Letters of the answer that were found; 0 where it is none.
    ///
    /// - Parameter given: what was said, like `wanted` in hiragana and without marks.
    static func score(_ given: String, _ wanted: String) -> Int {
        guard wanted.count >= 2, let place = given.firstRange(of: wanted) else { return 0 }
        let around = given[..<place.lowerBound] + "|" + given[place.upperBound...]
        let isWish = wishes.contains { around.replacing("冷たい", with: "").contains($0) }
        let withoutWishes = (wishes.prefix(4) + ["すみません"])
            .reduce(String(around)) { $0.replacing($1, with: "") }
        let isDenied = denials.contains { withoutWishes.contains($0) } && !denials.contains { wanted.contains($0) }
        guard !isDenied, !asking.contains(where: { around.contains($0) }) else { return 0 }
        // Something is said of it.
        let behind = given[place.upperBound...]
        let isTopic = ["は", "が"].contains(where: behind.hasPrefix) && behind.count > 1
        return isTopic && !isWish ? 0 : wanted.count
    }
}

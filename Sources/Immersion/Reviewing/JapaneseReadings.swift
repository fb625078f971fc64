/// Everyday words of Chinese characters that are read in more than one way, all of them right where the word stands alone.
enum JapaneseReadings {
    private static let all: [String: [String]] = [
        "何": ["なに", "なん"], "七": ["なな", "しち"], "四": ["よん", "し"], "九": ["きゅう", "く"], "零": ["れい", "ゼロ"],
        "日本": ["にほん", "にっぽん"], "私": ["わたし", "わたくし"], "家": ["いえ", "うち"], "明日": ["あした", "あす"],
        "行く": ["いく", "ゆく"], "良い": ["いい", "よい"], "昨日": ["きのう", "さくじつ"], "一昨日": ["おととい", "いっさくじつ"],
        "今日": ["きょう", "こんにち"], "寂しい": ["さびしい", "さみしい"], "十分": ["じゅうぶん", "じゅっぷん", "じっぷん"],
        "他": ["ほか", "た"], "一日": ["いちにち", "ついたち"],
    ]

    /// Empty for a word that is read in one way.
    static func all(of word: String) -> [String] { all[word] ?? [] }
}

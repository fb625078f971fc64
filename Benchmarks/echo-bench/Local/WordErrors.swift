/// How many words of speech were understood as others, left out or made up.
struct WordErrors: Sendable, Hashable {
    private(set) var wrong = 0
    private(set) var words = 0
    private(set) var phrases = 0

    mutating func add(said: String, heard: String) {
        let said = Self.words(said)
        wrong += Self.distance(said, Self.words(heard))
        words += said.count
        phrases += 1
    }

    /// "2.1 % of 417 words, 54 phrases".
    var text: String { "\((share * 10).rounded() / 10) % of \(words) words, \(phrases) phrases" }

    /// Percent.
    var share: Double { words == 0 ? 0 : Double(wrong) * 100 / Double(words) }

    /// Without case and punctuation; numbers and contractions are evened, since either way of writing them is right.
    static func words(_ text: String) -> [String] {
        var text = text.lowercased().replacing("’", with: "'")
        for (short, long) in contractions { text = text.replacing(short, with: long) }
        return text.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init).map { numbers[$0] ?? $0 }
    }

    private static let contractions = [
        ("i'm", "i am"), ("you're", "you are"), ("you've", "you have"), ("that's", "that is"), ("can't", "cannot"),
        ("mr.", "mister"), ("good bye", "goodbye"), ("dialled", "dialed"), ("metres", "meters"),
    ]

    private static let numbers: [String: String] = {
        let names = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
        return Dictionary(uniqueKeysWithValues: names.enumerated().map { ("\($0.offset)", $0.element) })
    }()

    /// The fewest words to change, leave out or add.
    private static func distance(_ said: [String], _ heard: [String]) -> Int {
        var row = Array(0...heard.count)
        for (index, word) in said.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (place, other) in heard.enumerated() {
                let cost = min(row[place + 1] + 1, row[place] + 1, diagonal + (word == other ? 0 : 1))
                diagonal = row[place + 1]
                row[place + 1] = cost
            }
        }
        return row[heard.count]
    }
}

/// One word or sign of a sentence, or of a name, as it is compared.
struct HouseToken: Hashable, Sendable {
    /// Lower case, without accents, in the singular; a number in figures.
    var stem: String
    /// The same as it was said, without singular.
    var word: String
    /// What it counts, for figures and number words.
    var number: Double?
    /// Hour and minute, for a time of day in figures.
    var time: ClockTime?
    var isSign = false

    struct ClockTime: Hashable, Sendable {
        var hour: Int
        var minute: Int
        /// Written so that morning and evening are told apart: 07:30, 19:30.
        var isExact: Bool
    }

    var isPlural: Bool { stem != word && number == nil }

    init(word: String) {
        self.word = word
        stem = HouseStem.stem(of: word)
    }

    init(sign: Character) {
        word = String(sign)
        stem = word
        isSign = true
    }

    init(number: Double) {
        word = Self.text(of: number)
        stem = word
        self.number = number
    }

    init(time: ClockTime) {
        word = "\(time.hour):\(time.minute)"
        stem = word
        self.time = time
    }

    /// "20", "21.5".
    private static func text(of number: Double) -> String {
        Int(exactly: number).map(String.init) ?? String(number)
    }
}

import EchoText

/// The numbers a setting may have, and the one word some of them know instead.
public struct NumberScale: Sendable, Hashable {
    /// A value beyond an end of the range that is no number: "off", "∞".
    public struct Beyond: Sendable, Hashable {
        public enum End: Sendable, Hashable { case lower, upper }

        public let end: End
        /// As it is kept and typed.
        public let word: String
        /// As it is shown.
        public let title: String

        public init(end: End, word: String, title: String) {
            self.end = end
            self.word = word
            self.title = title
        }
    }

    public let range: ClosedRange<Double>
    public let step: Double
    public var unit = ""
    public var isWhole = true
    public var beyond: Beyond?

    /// - Parameters:
    ///   - unit: stands behind the number: "s"; empty for none.
    ///   - isWhole: only whole numbers are taken.
    public init(
        range: ClosedRange<Double>, step: Double, unit: String = "", isWhole: Bool = true, beyond: Beyond? = nil
    ) {
        self.range = range
        self.step = step
        self.unit = unit
        self.isWhole = isWhole
        self.beyond = beyond
    }

    func text(_ number: Double) -> String {
        (isWhole ? NumberWording.plain(number) : NumberWording.fixed(number)) + (unit.isEmpty ? "" : " " + unit)
    }

    var rangeText: String {
        let numbers =
            "\(NumberWording.plain(range.lowerBound)) to \(NumberWording.plain(range.upperBound))"
            + (unit.isEmpty ? "" : " \(unit)")
        return beyond.map { "\(numbers) or \($0.word)" } ?? numbers
    }

    /// For whoever named none: "a number, 0 to 100, such as 0.5".
    var wantedText: String {
        isWhole ? "a whole number, \(rangeText)" : "a number, \(rangeText), such as \(NumberWording.plain(step))"
    }

    /// 0–1 along the track; a value beyond an end stands at that end.
    func position(_ value: SettingValue) -> Double {
        guard case .number(let number) = value else { return beyond?.end == .upper ? 1 : 0 }
        return (number - range.lowerBound) / (range.upperBound - range.lowerBound)
    }

    /// The value at a place along the track, 0 to 1, on a step; what lies beyond an end is found at that end.
    func value(at position: Double) -> SettingValue {
        let place = position.isNaN ? 0 : min(1, max(0, position))
        if place == 0, let beyond, beyond.end == .lower { return .word(beyond.word) }
        if place == 1, let beyond, beyond.end == .upper { return .word(beyond.word) }
        let number = range.lowerBound + place * (range.upperBound - range.lowerBound)
        let stepped = ((number / step).rounded() * step * 1e6).rounded() / 1e6
        return .number(min(range.upperBound, max(range.lowerBound, stepped)))
    }

    /// The next multiple of the step, `steps` away; past an end, what lies beyond it or the end itself.
    func adjusted(_ value: SettingValue, by steps: Int) -> SettingValue {
        guard case .number(let number) = value else { return fromBeyond(by: steps) }
        let place = number / step
        let next = steps > 0 ? (place + 1e-6).rounded(.down) : (place - 1e-6).rounded(.up)
        let moved = (next + Double(steps)) * step
        if moved > range.upperBound, number >= range.upperBound, let beyond, beyond.end == .upper {
            return .word(beyond.word)
        }
        if moved < range.lowerBound, number <= range.lowerBound, let beyond, beyond.end == .lower {
            return .word(beyond.word)
        }
        return .number(min(range.upperBound, max(range.lowerBound, (moved * 1e6).rounded() / 1e6)))
    }

    func accepted(_ value: SettingValue) throws(SettingError) -> SettingValue {
        switch value {
        case .number(let number) where range.contains(number) && (!isWhole || number == number.rounded()): return value
        case .word(let word) where word.lowercased() == beyond?.word || word == beyond?.title:
            return .word(beyond?.word ?? word)
        default: throw SettingError(reason: "must be \(isWhole ? "a whole number, " : "")\(rangeText)")
        }
    }

    private func fromBeyond(by steps: Int) -> SettingValue {
        switch beyond?.end {
        case .lower where steps > 0: .number(min(range.upperBound, range.lowerBound + Double(steps - 1) * step))
        case .upper where steps < 0: .number(max(range.lowerBound, range.upperBound + Double(steps + 1) * step))
        default: .word(beyond?.word ?? "")
        }
    }
}

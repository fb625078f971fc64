/// Number words of a sentence as figures: "twenty one and a half" becomes 21.5.
enum HouseNumberWords {
    static func joined(_ tokens: [HouseToken]) -> [HouseToken] {
        var result: [HouseToken] = []
        result.reserveCapacity(tokens.count)
        var index = 0
        while index < tokens.count {
            if let (value, count) = number(tokens[index...]) {
                result.append(HouseToken(number: value))
                index += count
            } else {
                result.append(tokens[index])
                index += 1
            }
        }
        return result
    }

    private static func number(_ tokens: ArraySlice<HouseToken>) -> (value: Double, count: Int)? {
        if tokens.first?.word == "minus", tokens.dropFirst().first?.word != "minus",
            let (value, count) = number(tokens.dropFirst())
        {
            return (-value, count + 1)
        }
        guard let (whole, count) = whole(tokens) else { return nil }
        let rest = tokens.dropFirst(count)
        if rest.prefix(3).map(\.word) == ["and", "a", "half"] { return (whole + 0.5, count + 3) }
        if rest.first?.word == "point", let digit = rest.dropFirst().first,
            let value = small[digit.word] ?? digit.number,
            value < 10
        {
            return (whole + value / 10, count + 2)
        }
        return (whole, count)
    }

    private static func whole(_ tokens: ArraySlice<HouseToken>) -> (value: Double, count: Int)? {
        guard let first = tokens.first else { return nil }
        if let number = first.number { return (number, 1) }
        let second = tokens.dropFirst().first
        if second?.word == "hundred", let factor = first.word == "a" ? 1 : small[first.word], (1..<10).contains(factor)
        {
            return (factor * 100, 2)
        }
        if first.word == "hundred" { return (100, 1) }
        if let decade = decades[first.word] {
            guard let unit = second.flatMap({ small[$0.word] }), (1..<10).contains(unit) else { return (decade, 1) }
            return (decade + unit, 2)
        }
        return small[first.word].map { ($0, 1) }
    }

    private static let small: [String: Double] = [
        "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
        "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16,
        "seventeen": 17, "eighteen": 18, "nineteen": 19,
    ]
    private static let decades: [String: Double] = [
        "twenty": 20, "thirty": 30, "forty": 40, "fourty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80,
        "ninety": 90,
    ]
}

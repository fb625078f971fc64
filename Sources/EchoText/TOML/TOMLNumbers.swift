/// Keeps one number from taking a whole file with it: the parser refuses all of a text in which an integer is larger than 64
/// bits hold, or a fraction is larger or longer than it reads.
public enum TOMLNumbers {
    /// The text with each such number written as a text of the same length, so that whoever reads its field says what is wrong
    /// with it, and where.
    public static func parsable(_ text: String) -> String {
        var bytes = Array(text.utf8)
        for entry in TOMLOutline(text).entries where entry.value.count >= shortest {
            for number in numbers(in: bytes, entry.value) where isTooLarge(bytes[number]) {
                bytes[number.lowerBound] = 0x22
                bytes[number.upperBound - 1] = 0x22
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// No number of fewer characters is too large: `9e308` is.
    private static let shortest = 5
    /// No number of fewer characters is too large that has no exponent.
    private static let shortestPlain = 16
    /// Characters of a fraction that the parser reads, its sign not among them.
    private static let longestFraction = 128

    /// Where words stand in a value that are in no string and no comment, and begin as numbers do.
    private static func numbers(in bytes: [UInt8], _ value: Range<Int>) -> [Range<Int>] {
        var (found, place): ([Range<Int>], Int) = ([], value.lowerBound)
        while place < value.upperBound {
            let byte = bytes[place]
            var end = place + 1
            switch byte {
            case 0x22, 0x27: end = endOfString(bytes, place, value.upperBound)
            case 0x23: end = bytes[place..<value.upperBound].firstIndex(of: 0x0A) ?? value.upperBound
            case _ where isOfWord(byte):
                end = bytes[place..<value.upperBound].firstIndex { !isOfWord($0) } ?? value.upperBound
                if isDigit(byte) || "+-".utf8.contains(byte) { found.append(place..<end) }
            default: break
            }
            place = end
        }
        return found
    }

    private static func endOfString(_ bytes: [UInt8], _ start: Int, _ limit: Int) -> Int {
        let quote = bytes[start]
        let isLong = bytes[start..<limit].starts(with: [quote, quote, quote])
        let mark = [UInt8](repeating: quote, count: isLong ? 3 : 1)
        var place = start + mark.count
        while place < limit, !bytes[place..<limit].starts(with: mark) {
            place += bytes[place] == 0x5C && quote == 0x22 ? 2 : 1
        }
        return min(limit, place + mark.count)
    }

    private static func isTooLarge(_ word: ArraySlice<UInt8>) -> Bool {
        guard word.count >= shortestPlain || word.contains(where: { $0 | 0x20 == 0x65 }) else { return false }
        let text = String(decoding: word.filter { $0 != 0x5F }, as: UTF8.self)
        if let radix = ["0x": 16, "0o": 8, "0b": 2][String(text.prefix(2))] {
            let digits = text.dropFirst(2)
            return digits.allSatisfy(\.isHexDigit) && !digits.isEmpty && Int(digits, radix: radix) == nil
        }
        let digits = text.drop { $0 == "+" || $0 == "-" }
        if digits.allSatisfy({ $0.isASCII && $0.isNumber }) { return !digits.isEmpty && Int(text) == nil }
        return isTooLargeFraction(digits)
    }

    /// "1e400". What begins with another letter is no fraction: `inf` is a number that the parser knows.
    private static func isTooLargeFraction(_ digits: Substring) -> Bool {
        guard digits.first?.isNumber == true, let number = Double(digits) else { return false }
        return !number.isFinite || digits.count > longestFraction
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        isDigit(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || "+-_.:".utf8.contains(byte)
    }
}

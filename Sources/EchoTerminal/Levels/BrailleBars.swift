/// Two bars in each cell, of Braille's dots: four steps to a row, twice as fine along the line as characters are.
enum BrailleBars {
    /// Which way bars grow from where they stand.
    enum Direction: Sendable, Hashable { case up, down }

    static let stepsPerRow = 4

    /// The bits of Unicode's Braille patterns, from above.
    private static let left: [UInt32] = [0x01, 0x02, 0x04, 0x40]
    private static let right: [UInt32] = [0x08, 0x10, 0x20, 0x80]

    /// What stands in row `row` of two bars; rows count from where the bars stand.
    static func cell(_ one: Int, _ other: Int, row: Int, _ direction: Direction) -> Character {
        let bits = dots(one, row, left, direction) | dots(other, row, right, direction)
        return bits == 0 ? " " : Character(Unicode.Scalar(0x2800 + bits) ?? " ")
    }

    /// How many dots a height of 0 to 1 has in so many rows; something is always seen of what is more than nothing.
    static func steps(_ height: Double, rows: Int) -> Int {
        let whole = Double(rows * stepsPerRow)
        return height.clamped > 0 ? max(1, Int((height.clamped * whole).rounded())) : 0
    }

    private static func dots(_ steps: Int, _ row: Int, _ column: [UInt32], _ direction: Direction) -> UInt32 {
        let filled = min(stepsPerRow, max(0, steps - row * stepsPerRow))
        let bits = direction == .up ? column.suffix(filled) : column.prefix(filled)
        return bits.reduce(0, |)
    }
}

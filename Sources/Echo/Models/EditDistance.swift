/// How many characters have to be changed to make one word of another.
public enum EditDistance {
    /// Levenshtein's distance.
    public static func between<Letter: Equatable>(_ left: [Letter], _ right: [Letter]) -> Int {
        var row = Array(0...right.count)
        for (index, character) in left.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in right.indices {
                let replaced = diagonal + (character == right[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, row[column + 1] + 1)
            }
        }
        return row[right.count]
    }
}

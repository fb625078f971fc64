/// Relates what is drawn of a block to what was written for it.
public enum DrawnText {
    /// How far signs that are not drawn are skipped.
    private static let longestSkip = 400

    /// How many characters of `drawn` were written within the first `bytes` bytes of `source`.
    public static func characters(of drawn: String, writtenIn source: String, before bytes: Int) -> Int {
        let written = Array(source)
        let cut = source.slice(0..<bytes).count
        var (place, count) = (0, 0)
        for character in drawn {
            let reach = min(written.count, place + longestSkip)
            if let found = written[min(place, reach)..<reach].firstIndex(of: character) { place = found + 1 }
            if place > cut { return count }
            count += 1
        }
        return count
    }
}

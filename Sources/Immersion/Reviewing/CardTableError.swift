/// Why a table of cards cannot be read. Lines count from 1.
public enum CardTableError: Error, Hashable {
    case tooLarge
    case tooFewColumns(line: Int)
    case noWord(line: Int)
    case openQuote(line: Int)
}

import EchoScreen
import EchoText

/// Counts of what is measured in different ways, in words.
enum SpendingUnits {
    /// "1,204 tokens, 75 seconds"; empty for nothing.
    static func words(_ amounts: [SpendingAmount], _ count: (SpendingAmount) -> Int) -> String {
        ["token", "second", "character"].compactMap { unit in
            let sum = amounts.reduce(0) { $1.modality.unit == unit ? $0 + count($1) : $0 }
            return sum > 0 ? NumberWording.counted(sum, unit) : nil
        }.joined(separator: ", ")
    }
}

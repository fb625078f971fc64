import Foundation

extension String {
    /// With a capital first letter, the rest as it is.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension String {
    /// What stands between two marks, nil when they are not there.
    func between(_ start: String, _ end: String) -> String? {
        guard let from = range(of: start)?.upperBound, let until = range(of: end, range: from..<endIndex)?.lowerBound
        else { return nil }
        return String(self[from..<until])
    }
}

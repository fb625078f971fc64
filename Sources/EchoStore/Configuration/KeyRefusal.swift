public import Foundation

/// Why a key in a file is not used, or the file could not be searched for one.
public enum KeyRefusal: Error, Sendable, Hashable {
    /// Others than its owner can read or write it; `mode` as of `chmod`.
    case openToOthers(URL, mode: Int)
    case ownedBySomeoneElse(URL)
    case unreadable(URL)
    /// Line and column count from 1.
    case notTOML(URL, line: Int, column: Int, reason: String)
    case notText(URL)
}

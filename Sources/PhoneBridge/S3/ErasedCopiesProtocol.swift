/// Knows which recordings were erased here whose copies are still elsewhere.
public protocol ErasedCopiesProtocol: Sendable {
    /// The names of their calls; none when they cannot be read now.
    func erasedCopies() async -> [String]
    /// There is no copy any more.
    ///
    /// - Returns: false when that could not be noted.
    func forgetCopy(of call: String) async -> Bool
}

/// Keeps texts that could not be sent, so that they are there when the program starts again.
public protocol UnsentTextsProtocol: Sendable {
    /// What programs left that run no more, the oldest first; it is this program's from now on.
    func take() async -> [String]
    /// Keeps these, in order, in the place of what this program kept before.
    ///
    /// - Returns: whether they are kept.
    @discardableResult func keep(_ texts: [String]) async -> Bool
}

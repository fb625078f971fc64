/// Finds, among the choices of a stream, those that make up the one answer that was asked for.
///
/// Some servers leave the index out or count it up with every chunk; some send more answers than one, side by side.
struct ChosenAnswer: Sendable, Hashable {
    private var first: Int?
    private var later: Set<Int> = []
    private var others: Set<Int> = []

    /// Whether a chunk's choice goes on with the answer.
    ///
    /// - Parameters:
    ///   - index: of the choice, nil for one without.
    ///   - opens: whether it names a role and says nothing: so does the first chunk of every answer.
    mutating func takes(_ index: Int?, opens: Bool) -> Bool {
        guard let index else { return true }
        guard let first else {
            first = index
            return true
        }
        if index == first {
            // An index that comes back has not been counted up: what came between is another answer.
            others.formUnion(later)
            return true
        }
        if others.contains(index) { return false }
        if opens || (!others.isEmpty && !later.contains(index)) {
            others.insert(index)
            return false
        }
        later.insert(index)
        return true
    }
}

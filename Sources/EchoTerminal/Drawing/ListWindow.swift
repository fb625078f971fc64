/// Which rows of a list are seen: as few moves as possible keep the selection in sight.
struct ListWindow: Sendable, Hashable {
    private(set) var first = 0

    mutating func show(selection: Int?, count: Int, height: Int) {
        if let selection {
            first = min(first, selection)
            first = max(first, selection - max(0, height - 1))
        }
        first = max(0, min(first, count - height))
    }
}

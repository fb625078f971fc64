/// Which pictures are rendered, one after the other: of those in sight only, for who scrolls past many waits for none.
struct PictureRenderings {
    private var waiting: [PictureOrder] = []
    private var current: PictureOrder?
    /// No program is there that renders them.
    var isImpossible = false

    /// The person sees these, and none of the others.
    mutating func order(_ orders: [PictureOrder]) { waiting = orders.filter { $0 != current } }

    /// What is rendered next; nil when all are.
    mutating func next() -> PictureOrder? {
        current = isImpossible || waiting.isEmpty ? nil : waiting.removeFirst()
        return current
    }
}

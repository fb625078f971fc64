import DequeModule

/// Hands elements from many tasks to one, and makes those wait who bring too much.
actor BoundedQueue<Element: Sendable> {
    private let limit: Int
    private var elements: Deque<(element: Element, cost: Int)> = []
    private var cost = 0
    private var isFinished = false
    private var consumer: CheckedContinuation<Element?, Never>?
    private var producers: [CheckedContinuation<Void, Never>] = []

    /// - Parameter limit: The cost of waiting elements at which `put` begins to wait.
    init(limit: Int) { self.limit = limit }

    /// Returns when there is room again.
    func put(_ element: Element, cost: Int) async {
        add(element, cost)
        while self.cost > limit, !isFinished {
            await withCheckedContinuation { producers.append($0) }
        }
    }

    /// Does not wait: for what is bounded elsewhere.
    func post(_ element: Element) { add(element, 0) }

    /// Nil when the queue is finished; what was still in it is dropped.
    func next() async -> Element? {
        guard !isFinished else { return nil }
        if elements.isEmpty { return await withCheckedContinuation { consumer = $0 } }
        let (element, cost) = elements.removeFirst()
        self.cost -= cost
        if self.cost <= limit { releaseProducers() }
        return element
    }

    func finish() {
        isFinished = true
        elements = []
        consumer?.resume(returning: nil)
        consumer = nil
        releaseProducers()
    }

    private func add(_ element: Element, _ cost: Int) {
        guard !isFinished else { return }
        if let consumer {
            self.consumer = nil
            return consumer.resume(returning: element)
        }
        elements.append((element, cost))
        self.cost += cost
    }

    private func releaseProducers() {
        for producer in producers { producer.resume() }
        producers = []
    }
}

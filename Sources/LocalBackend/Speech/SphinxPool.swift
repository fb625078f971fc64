/// A few decoders, handed out one to an utterance; who comes when all are busy waits its turn.
actor SphinxPool {
    private let model: PocketSphinxModel
    private let capacity: Int
    private var made = 0
    private var idle: [SphinxDecoder] = []
    private var waiting: [CheckedContinuation<SphinxDecoder, Never>] = []

    init(model: PocketSphinxModel, capacity: Int) {
        self.model = model
        self.capacity = max(1, capacity)
    }

    func borrow() async -> SphinxDecoder {
        if let decoder = idle.popLast() { return decoder }
        if made < capacity {
            made += 1
            return SphinxDecoder(model: model)
        }
        return await withCheckedContinuation { waiting.append($0) }
    }

    func giveBack(_ decoder: SphinxDecoder) {
        if waiting.isEmpty {
            idle.append(decoder)
        } else {
            waiting.removeFirst().resume(returning: decoder)
        }
    }
}

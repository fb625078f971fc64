/// Where a card stands on its way into memory.
public enum MemoryStage: String, Hashable, Sendable, CaseIterable, Codable {
    case new, learning, review, relearning
}

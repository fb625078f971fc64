/// The role of a part of the assistant: one enumeration for those that are found, chosen and run here.
public enum PartRole: Sendable, Hashable, CaseIterable {
    case brain, ears, voice, embeddings
}

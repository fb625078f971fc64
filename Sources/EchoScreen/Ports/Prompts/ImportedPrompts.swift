public import Foundation

/// Prompts from elsewhere, as they are saved beside those that are there.
public struct ImportedPrompts: Sendable, Hashable {
    /// In the place of those that have the same names.
    public let prompts: [SavedPrompt]
    /// The names that are taken, as they are saved.
    public let taken: [String]

    public init(_ imported: [SavedPrompt], among saved: [SavedPrompt], at date: Date) {
        let known = Dictionary(saved.map { ($0.name.lowercased(), $0) }) { first, _ in first }
        prompts = imported.map { prompt in
            guard let old = known[prompt.name.lowercased()] else { return prompt }
            return SavedPrompt(
                id: old.id, name: prompt.name, text: prompt.text, values: prompt.values,
                isDefault: prompt.isDefault || old.isDefault, createdAt: old.createdAt, updatedAt: date)
        }
        taken = imported.compactMap { known[$0.name.lowercased()]?.name }
    }
}

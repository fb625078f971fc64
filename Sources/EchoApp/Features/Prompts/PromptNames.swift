import EchoScreen
import EchoText

/// Finds a prompt by what a person typed, and names that nobody has.
public enum PromptNames {
    /// The name as it is written, else however it is capitalised, else what alone begins so.
    public static func prompt(_ words: String, among prompts: [SavedPrompt]) -> SavedPrompt? {
        let wanted = words.trimmed.lowercased()
        if let exact = prompts.first(where: { $0.name.lowercased() == wanted }) { return exact }
        let beginning = prompts.filter { $0.name.lowercased().hasPrefix(wanted) }
        return beginning.count == 1 && !wanted.isEmpty ? beginning.first : nil
    }

    /// "Tutor", "Tutor 2", "Tutor 3".
    static func free(_ name: String, among prompts: [SavedPrompt]) -> String {
        let taken = Set(prompts.map { $0.name.lowercased() })
        if !taken.contains(name.lowercased()) { return name }
        let stem = name.prefix(SavedPrompt.longestName - 5).trimmed
        for number in 2...(prompts.count + 2) where !taken.contains("\(stem) \(number)".lowercased()) {
            return "\(stem) \(number)"
        }
        return stem
    }
}

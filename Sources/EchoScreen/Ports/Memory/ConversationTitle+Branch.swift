import EchoText

extension ConversationTitle {
    /// The title of a branch: "Owls (branch)", and of a branch of that: "Owls (branch 2)".
    public var ofBranch: ConversationTitle {
        guard !text.isEmpty else { return self }
        let (base, number) = Self.parts(of: text)
        return ConversationTitle(base + (number == 0 ? " (branch)" : " (branch \(number + 1))"), origin)
    }

    /// Cut to so many characters; that it is a branch is still seen.
    public static func shortened(_ text: String, to longest: Int) -> String {
        guard text.count > longest else { return text }
        let end = text.dropFirst(parts(of: text).base.count)
        return text.prefix(max(1, longest - 1 - end.count)).trimmed + "…" + end
    }

    /// - Returns: what was branched from first, and how often; 0 for what is no branch.
    private static func parts(of text: String) -> (base: String, number: Int) {
        guard let end = text.wholeMatch(of: /(?<base>.*) \(branch(?: (?<number>[0-9]{1,4}))?\)/.dotMatchesNewlines())
        else { return (text, 0) }
        return (String(end.base), end.number.flatMap { Int($0) } ?? 1)
    }
}

/// How servers say that they do not do something, by the word that people use for it.
struct RefusalPattern: Sendable, Hashable {
    let option: RequestOption
    /// What it is called, in lower case.
    let things: [String]
    /// "#" stands for a thing.
    var sayings: [WordPattern] = Self.denials

    /// What words are about; nil also for those that refuse only now, or only to this account.
    static func option(in words: RefusalWords) -> RequestOption? {
        guard !words.saysOtherReason else { return nil }
        // The end of the words is the end of a sentence, too.
        let plain = words.plain + "。"
        return table.first { pattern in
            pattern.things.contains { thing in
                plain.contains(thing) && pattern.sayings.contains { $0.matches(plain, name: thing) }
            }
        }?.option
    }
}

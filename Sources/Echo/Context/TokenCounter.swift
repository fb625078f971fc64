/// Estimates how many tokens a model makes of something, without the model's vocabulary.
///
/// The true number is only known to the server, which tells it afterwards as `Usage`. The estimate follows how the
/// vocabularies of today split text (words with the space before them, numbers in groups of three digits, signs
/// together, lines) and the ratios of `TokenDensity`. It rather says too much than too little: on the sentence that the
/// vendor published in twenty languages, 0–45 % too much.
public enum TokenCounter {
    /// What a message costs besides its text: its role and its ends. Source: the vendor's cookbook, "How to count
    /// tokens with tiktoken" (three for each message and one for the role).
    public static let tokensPerMessage = 4

    /// Estimated tokens of a text.
    public static func tokens(in text: String) -> Int {
        var count = 0
        var run = Run(kind: .space, length: 0)
        for scalar in text.unicodeScalars {
            let kind = TokenDensity.kind(of: scalar)
            if kind == run.kind {
                run.length += 1
            } else {
                count += run.tokens
                run = Run(kind: kind, length: 1)
            }
        }
        return count + run.tokens
    }

    /// Tokens of what a person said: one for each 100 ms begun, as the vendor's notes for developers say.
    public static func tokens(spokenByUser duration: Duration) -> Int { steps(of: .milliseconds(100), in: duration) }

    /// Tokens of what the assistant said: one for each 50 ms begun.
    public static func tokens(spokenByAssistant duration: Duration) -> Int {
        steps(of: .milliseconds(50), in: duration)
    }

    /// Tokens of a picture: one for each square of 32 pixels begun, 1536 at most, times 1.62.
    ///
    /// Source: the vendor's guide, "Images and vision: calculating costs", of its smaller models. Its larger ones count
    /// squares of 512 pixels and make fewer of them; what a picture is counted as, `Usage` tells afterwards.
    static func tokens(inPictureOf width: Int, by height: Int) -> Int {
        let squares = min(1536, ((width + 31) / 32) * ((height + 31) / 32))
        return (squares * 162 + 99) / 100
    }

    private static func steps(of step: Duration, in duration: Duration) -> Int {
        guard duration > .zero else { return 0 }
        return Int((duration / step).rounded(.up))
    }

    /// Characters of one kind in a row.
    private struct Run {
        let kind: TokenDensity.Kind
        var length: Int

        var tokens: Int {
            switch kind {
            // One space belongs to the word behind it; more of them are a token of their own.
            case .space: length > 1 ? 1 : 0
            case .newline: (length + 1) / 2
            default: Int((Double(length) / kind.charactersPerToken).rounded(.up))
            }
        }
    }
}

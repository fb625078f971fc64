import EchoWire

/// How many tokens something is worth, by the published rates.
enum TokenEstimate {
    /// About four characters a token.
    static func text(_ text: String) -> Int { (text.count + 3) / 4 }
    /// A function without its examples, which are for the recogniser: no model reads them.
    static func tool(_ tool: JSONValue) -> Int { text(tool.withoutExamples.text) }

    /// One token per 100 ms of what the user says.
    static func userAudio(milliseconds: Int) -> Int { (milliseconds + 99) / 100 }
    /// One token per 50 ms of what the assistant says.
    static func assistantAudio(milliseconds: Int) -> Int { (milliseconds + 49) / 50 }
}

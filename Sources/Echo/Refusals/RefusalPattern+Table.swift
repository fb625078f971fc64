extension RefusalPattern {
    /// In plain words: "cannot" for "can't", "is" for "are".
    static let denials: [WordPattern] = [
        "# is not supported", "# not supported", "# is unsupported", "# is not enabled", "# not enabled",
        "# is not available", "# not available", "# is unavailable", "# unavailable", "# is disabled", "# disabled",
        "# is not implemented", "# not implemented", "# is not possible", "# is turned off", "# is switched off",
        "# is not accepted", "# is not permitted", "# is not offered", "# must be disabled", "cannot use #",
        "cannot call #", "cannot handle #", "cannot do #", "unable to use #", "not able to use #", "not capable of #",
        "incapable of #", "not support #", "not accept #", "not offer #", "not provide #", "not implement #",
        "not handle #", "not understand #", "no support for #", "lacks support for #", "without support for #",
        "no # support", "without # support", "lacks # support",
    ]

    /// The first that fits counts.
    static let table = english + RefusalLanguage.all.flatMap(\.patterns)

    private static let english: [RefusalPattern] = [
        RefusalPattern(
            option: .tools,
            things: [
                "tools", "tool use", "tool usage", "tool calling", "tool calls", "tool definitions", "function calling",
                "function calls", "function definitions", "functions", "tool-calling", "function-calling",
            ]),
        RefusalPattern(
            option: .effort,
            things: [
                "reasoning", "thinking", "effort", "effort level", "reasoning mode", "thinking mode",
            ]),
        RefusalPattern(
            option: .effort, things: ["effort", "think value", "thinking level", "reasoning level"],
            sayings: [
                "# … is not supported", "# … not supported", "# … is not available", "# … is unavailable",
                "# … is not enabled", "# … is not included",
            ]),
    ]

    /// How a server says that two names of one limit do not go together. Both names are in its words.
    static let exclusions: [WordPattern] = [
        "together", "same time", "simultaneously", "at once", "mutually exclusive", "exclusive", "only one of",
        "exactly one of", "at most one of", "one of … not both", "not both", "both set", "both is set",
        "specify both", "set both", "got both", "use both", "provide both", "pass both", "send both", "include both",
        "received both", "with both", "both specified", "both provided", "both present", "use either",
        "specify either", "set either", "provide either", "pass either", "either … or … not", "choose one",
        "conflict", "conflicts", "conflicting", "cannot be combined", "not be combined", "in combination",
        "duplicate", "instead of both", "incompatible", "cannot both", "gleichzeitig", "schließen sich … aus",
        "zusammen", "en même temps", "simultanément", "al mismo tiempo", "a la vez", "simultáneamente",
        "mutuamente excluyentes", "contemporaneamente", "ao mesmo tempo", "tegelijk", "одновременно", "同时", "同時",
        "동시에",
    ]

    /// How a whole field is named, apart from what is in it.
    static let wholeFields = englishWholeFields + RefusalLanguage.all.flatMap(\.strangers)

    private static let englishWholeFields: [WordPattern] = [
        "^# is not supported", "^# not supported", "^# is unsupported", "^# is not implemented", "^# not implemented",
        "^# is not accepted", "^# is not permitted", "^# is not recognized", "^# is not enabled", "^# is unknown",
        "^# is unexpected", "^# is not available", "^# is unavailable", "^#: ", "parameter #", "parameters #",
        "argument #", "field #", "property #", "parameter: #", "argument: #", "field: #", "property: #",
        "parameters: #", "supplied: #", "name: #", "key: #", "(#)", "# parameter", "# argument", "# field",
        "# property",
    ]

    /// How a name is said not to be there, beside the words for it that stand elsewhere.
    static let absences = englishAbsences + RefusalLanguage.all.flatMap(\.absences)

    private static let englishAbsences: [WordPattern] = [
        "not implemented", "not accept", "not accepted", "not enabled", "is unavailable", "is not valid here",
        "not valid for", "is disabled",
    ]

    /// What is no fault of a parameter: an outage, a limit of the account, or a rule about what may be said.
    static let otherReasons = englishOtherReasons + RefusalLanguage.otherReasons

    private static let englishOtherReasons: [String] = [
        "temporar", "try again", "again later", "retry", "overload", "quota", "rate limit", "rate_limit", "billing",
        "credit", "afford", "balance", "payment", "policy", "policies", "safety", "moderation", "violat", "abuse",
        "right now", "at the moment", "currently unavailable", "maintenance", "context length", "context window",
        "timed out", "timeout", "capacity", "exhausted", "per minute", "per day", "unexpected token",
    ]

    /// How the most of something is told, in plain words.
    static let mosts: [WordPattern] = [
        "at most", "maximum", "too large", "too high", "too big", "exceed", "exceeds", "exceeded", "less than",
        "fewer than", "no more than", "not more than", "up to", "greater than", "larger than", "higher than",
        "above the",
        "<=", "≤", "in the range", "must be between", "limit of", "limit is", "limited to", "below",
    ]

    /// What an answer's length is called.
    static let lengths = [
        "max_tokens", "max_completion_tokens", "max_output_tokens", "completion tokens", "output tokens",
    ]

    /// What else may be too long, and is not cut.
    static let otherLengths = ["context", "prompt", "input", "message", "conversation", "tools", "history"]
}

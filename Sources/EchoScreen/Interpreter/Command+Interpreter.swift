extension Command {
    /// Begins interpreting, or ends it: the words are the languages.
    public static let interpret = Command("interpret")
    /// Says between which languages telephone calls to come are interpreted.
    public static let interpretCalls = Command("interpretCalls")
    public static let endInterpreting = Command("endInterpreting")
    public static let showInterpretation = Command("showInterpretation")
    /// Writes what was interpreted to a file: the words are its name.
    public static let exportInterpretation = Command("exportInterpretation")
}

extension KeyContext {
    /// One call that is watched.
    package static let call = KeyContext("call", place: "in a call")
    /// The context of the interpreted lines, beside their translation.
    public static let interpreter = KeyContext("interpreter", place: "in the interpreter")
}

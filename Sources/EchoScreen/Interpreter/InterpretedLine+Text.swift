import Echo

extension InterpretedLine {
    /// The text in a language: the translation where it was made into that, else the original.
    package func text(in language: String) -> String { target == language ? translation : source }
}

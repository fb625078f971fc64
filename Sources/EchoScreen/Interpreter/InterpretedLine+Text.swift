import Echo

extension InterpretedLine {
    /// What it is in a language: the translation where it was made into that, else what was said.
    package func text(in language: String) -> String { target == language ? translation : source }
}

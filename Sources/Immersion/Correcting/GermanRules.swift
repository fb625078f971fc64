struct GermanRules: Sendable {
    let sentence: GrammarSentence
    var findings: [GrammarFinding] { [] }
}

import Testing

@Suite struct `The offline assistant spells` {
    @Test(arguments: [
        ("how do you spell necessary", "Necessary: N, E, C, E, S, S, A, R, Y."),
        ("spell ouagadougou", "Ouagadougou: O, U, A, G, A, D, O, U, G, O, U."),
        ("Can you please spell the word “rhythm”?", "Rhythm: R, H, Y, T, H, M."),
        ("How is Mississippi spelled?", "M, I, S, S, I, S, S, I, P, P, I."),
        ("what is the spelling of café", "C, A, F, É."),
        ("how do you spell don't", "Don't: D, O, N, apostrophe, T."),
        ("hi, how do you spell echo?", "Echo: E, C, H, O."),
        ("how do you spell please", "Please: P, L, E, A, S, E."),
        ("spell new york", "New york: N, E, W, space, Y, O, R, K."),
        ("could you spell separate please", "Separate: S, E"), ("spell", "Which word"),
        ("how do you spell", "Which word"),
    ])
    func `a word, letter by letter`(said: String, answer: String) {
        let given = OfflineAssistant.text(said)
        #expect(given.contains(answer), "\(given)")
    }

    @Test func `no word without end`() {
        #expect(OfflineAssistant.text("spell " + String(repeating: "a", count: 10_000)) == "That is too long to spell.")
    }
}

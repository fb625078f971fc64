extension PhraseSkill {
    /// Says what is talking, and tells longer things about it.
    static let identity = PhraseSkill(entries: [
        Entry(
            "(who|what) are you [exactly|really]", "what is your name", "are you (a robot|real|human|an ai|a person)",
            "who am i talking to",
            "what is this [program|thing]", "who made you", "to argue", "who argue", "here are you"
        ) { _ in
            [
                "I am the offline assistant built into echo-tui.",
                "I am a set of small skills, not a language model, and nothing you say leaves this machine.",
            ]
        },
        Entry(
            "tell me [something|more] about (yourself|you)",
            "tell me [something|more] about (your self|herself|their self)", "introduce yourself", "describe yourself"
        ) { _ in about },
        Entry(
            "(tell|read|show) me [a|your|another|the] [short|long] story", "tell [me] [a] story",
            "tell me (you|in|if) story"
        ) { _ in story },
        Entry("(tell|give) me [a|another] joke", "say something funny", "make me laugh") { _ in
            ["Why did the packet cross the network?", "It did not: I am offline."]
        },
    ])

    private static let about = [
        "I am the offline assistant built into echo-tui.",
        "When you speak, PocketSphinx turns the sound into words, on your own processor.",
        "A handful of small skills then looks for a sentence it knows, such as a question about time, numbers, units or timers.",
        "What I answer is spoken by flite, a small speech synthesizer that also runs right here.",
        "I do not learn, I do not guess, and I forget everything when the conversation ends.",
        "You can interrupt me at any moment, just by talking.",
        "For everything else, get a model with /local, set OPENAI_API_KEY, or start the program with --url.",
    ]

    private static let story = [
        "Once there was a lighthouse keeper who talked to the sea every evening.",
        "The sea never answered, but it always sent the last word back as an echo.",
        "One night the fog was so thick that no lamp could be seen, and a small boat was lost out there.",
        "So the keeper stood on the rocks and called, and the cliffs carried the call from one to the next.",
        "The sailors heard the echoes, steered between them, and came home.",
        "Since then the keeper says good night twice, once to the sea, and once for the echo.",
    ]
}

public import EchoScreen

extension RoomFeature {
    public nonisolated static let offer = FeatureOffer(
        "language room", commands: roomCommands + lineCommands + cardCommands, slashCommands: slashCommands,
        settings: settings)

    private nonisolated static let roomCommands = [
        CommandEntry(
            .showRoom, "language room",
            "Choose somebody to talk with in the language you are learning; inside, see who they are and your goals.",
            slash: "room", in: .room, keys: [.key("alt+e", in: .screen)]),
        inside(.leaveRoom, "leave the room", "Leave the language room, and see a summary.", slash: "leave-room"),
        inside(
            .giveHint, "hint", "Get a hint: the idea, then the next word, then the sentence.",
            slash: "hint", keys: [.key("alt+g", in: .screen)]),
        CommandEntry(
            .showLanguages, "languages to get",
            "See what each language lacks on this machine, and install it: dictionary, spelling, grammar and voices.",
            slash: "get-language", in: .room),
    ]

    private nonisolated static let lineCommands = [
        inside(
            .lookUpWords, "words of the line",
            "See what the words of the line mean, with stem and gender; while writing, the word at the cursor.",
            slash: "meaning", keys: [.key("alt+k", in: .screen)]),
        inside(
            .translateLine, "translate the line", "Show the line's translation below it.", slash: "translate",
            keys: [.key("alt+x", in: .screen)]),
        CommandEntry(
            .sayLineAgain, "say it again",
            "Hear the line once more; for a line of yours that was corrected, the better sentence.",
            slash: "say-again", in: .room, keys: [.key("alt+q", in: .screen), .key("s", in: [.roomWords])],
            else: outside, when: inRoomOrWords),
        inside(
            .sayLineSlower, "say it slower", "Hear the line once more, slowly.", slash: "slower",
            keys: [.key("alt+j", in: .screen)]),
        inside(
            .compareSounds, "compare the sound",
            "Hear how a line that you spoke should sound, and then yourself.", slash: "compare",
            keys: [.key("alt+.", in: .screen)]),
        CommandEntry(
            .makeCard, "make a card", "Make a card of the last correction, or of the word you looked up last.",
            slash: "card",
            in: .room, keys: [.key("alt+a", in: .screen), .key("c", in: [.roomWords])],
            else: outside, when: inRoomOrWords),
        CommandEntry(
            .keepMistakes, "keep mistakes", "Make cards of your mistakes.", in: .room,
            keys: [.key("c", in: [.roomSummary])], else: "This works in the summary, if there were mistakes.",
            when: { $0.facts.contains(.hasMistakes) }),
        CommandEntry(
            .withdrawCorrection, "that was wrong",
            "Strike the last correction of the line, with its card and its count: it is not shown again.",
            slash: "that-was-wrong", in: .room,
            keys: [.key("alt+,", in: .screen), .key("x", in: [.roomSummary, .review, .card])],
            else: "There is no correction here to strike.",
            when: {
                $0.facts.contains(.hasMistakes) || $0.facts.contains(.seesCorrection)
                    || $0.facts.contains(.isInRoom) && $0.overlay == nil
            }),
    ]

    private nonisolated static let cardCommands = [
        CommandEntry(
            .reviewCards, "review cards", "Review the cards that are due.", slash: "review", in: .room,
            keys: [.key("alt+v", in: .screen)]),
        CommandEntry(
            .showProgress, "progress",
            "See minutes a day, words, mistakes by rule, and what this machine lacks for the language.",
            slash: "progress", in: .room),
        place(.askPlace, "quiz the place", "Point at what is heard, then name it.", "q"),
        place(.keepPlace, "keep the place", "Make cards of the things of the place.", "c"),
        CommandEntry(
            .showProviders, "providers of the room",
            "See the providers that speak, translate and correct: calls, failures, waiting and cost.",
            slash: "room-providers",
            in: .room),
        aloud(
            .playCard, "hear the card", "Hear the card's sound, or what is asked.", "s",
            .key("tab", in: [.heardCard])),
        aloud(.takeGrade, "take the grade", "Accept the suggested grade, or see the answer.", "enter"),
        answering(
            .answerAloud, "answer aloud", "Say the answer; again when it is said.", "space", "a",
            in: [.review, .roomGuess]),
        answering(.writeAnswer, "answer in writing", "Write this answer and the rest.", "w", in: [.review]),
        grade(.gradeAgain, "again", "You did not know it: ask it again soon.", "1"),
        grade(.gradeHard, "hard", "You knew it, with difficulty.", "2"),
        grade(.gradeGood, "good", "You knew it.", "3"),
        grade(.gradeEasy, "easy", "You knew it at once.", "4"),
        ofCard(.editCard, "edit the card", "Change the card's word and meaning.", "e") {
            $0.facts.contains(.gradesCard) || $0.facts.contains(.seesCard)
        },
        ofCard(.deleteCard, "delete the card", "Delete the card; undo brings it back.", "d"),
        ofCard(
            .suspendCard, "suspend the card",
            "Suspend this card until you resume suspended cards; resume one that is suspended.", "p"),
        ofCard(.buryCard, "bury the card", "Leave this card alone until tomorrow.", "b"),
        ofCard(.flagCard, "flag the card", "Mark this card with the next of seven colours, or with none.", "f") {
            $0.facts.contains(.gradesCard) || $0.facts.contains(.seesCard)
        },
        CommandEntry(
            .tagCard, "tag the card", "Change the card's tags, which sort it here and in Anki.", in: .room,
            keys: [.key("t", in: [.card])], else: "This works in a card that /cards lists.",
            when: { $0.facts.contains(.seesCard) }),
        CommandEntry(
            .showCards, "cards", "List all cards of the language; look for words, or for due, new and suspended ones.",
            slash: "cards", in: .room),
        CommandEntry(
            .undoReview, "undo in a review",
            "Take back the last grade, the last change to a card, or the correction that was struck.",
            slash: "undo-review", in: .room, keys: [.key("u", in: [.review, .card])],
            else: "This works in a review, after a card was answered: \(key: .reviewCards) opens it.",
            when: { $0.overlay == nil || asksOrShowsCard($0) }),
        CommandEntry(
            .resumeCards, "resume suspended cards", "Resume all suspended cards of the language.",
            slash: "resume-cards", in: .room),
    ]

    private nonisolated static let slashCommands = [
        SlashCommand(
            "room", "Enter a language room, such as /room es café; without words, choose from a list.",
            .other("LANGUAGE SCENARIO LEVEL")
        ) { words in
            .intents([words.isEmpty ? .perform(.showRoom) : .performWith(.enterRoom, words)])
        },
        SlashCommand(
            "get-language",
            "Get what a language needs on this machine, such as /get-language es; without words, choose from a list.",
            .words(RoomLanguage.allCases.map(\.rawValue))
        ) { .intents([.performWith(.showLanguages, $0)]) },
        SlashCommand(
            "meaning", "Say what a word means, or how one of yours is said; without a word, those of the line.",
            .other("WORD")
        ) { word in
            .intents([word.isEmpty ? .perform(.lookUpWords) : .performWith(.lookUpWord, word)])
        },
        SlashCommand(
            "review",
            "Review the cards that are due: by voice or text, by meaning (the other way round), or by listening.",
            .words(QuizMode.allCases.map(\.rawValue) + QuizSide.allCases.map(\.rawValue).filter { $0 != "words" })
        ) { words in
            words.isEmpty || side(words) != nil || QuizMode(rawValue: words.lowercased()) != nil
                ? .intents([.performWith(.reviewCards, words)])
                : .refused("/review takes the word voice, text, meaning or listening, or none.")
        },
        SlashCommand(
            "cards",
            "List all cards, or those with these words: due, new, learning, suspended, forgotten, flag, a tag, or any other.",
            .other("WORDS")
        ) { .intents([.performWith(.showCards, $0)]) },
        SlashCommand(
            "place",
            "Learn the things of a place, such as /place kitchen or /place fr kitchen; without a name, choose from a list.",
            .other("PLACE")
        ) { .intents([.performWith(.showPlace, $0)]) },
        SlashCommand(
            "import-cards",
            "Add the cards of a .txt, .tsv or .apkg file, as Anki writes them; “anki DECK” takes those of a running Anki.",
            .fileOr(["anki"])
        ) {
            $0.isEmpty
                ? .refused("/import-cards needs a file name, such as /import-cards words.txt, or the word anki.")
                : .intents([.performWith(.importCards, $0)])
        },
        SlashCommand(
            "export-cards",
            "Write all cards to a .txt, .tsv or .apkg file, as Anki reads them; “anki DECK” sends them to a running Anki.",
            .fileOr(["anki"])
        ) {
            $0.isEmpty
                ? .refused("/export-cards needs a file name, such as /export-cards words.apkg, or the word anki.")
                : .intents([.performWith(.exportCards, $0)])
        },
    ]

    private nonisolated static let outside: Wording =
        "You are not in a language room. \(key: .showRoom) shows where you can go."

    private nonisolated static let inRoomOrWords: @Sendable (Situation) -> Bool = {
        $0.facts.contains(.isInRoom) && ($0.overlay == nil || $0.facts.contains(.seesWords))
    }

    private nonisolated static func inside(
        _ command: Command, _ title: String, _ help: String, slash: String? = nil, keys: [DefaultKey] = []
    ) -> CommandEntry {
        CommandEntry(
            command, title, help, slash: slash, in: .room, keys: keys, else: outside,
            when: { $0.overlay == nil && $0.facts.contains(.isInRoom) })
    }

    private nonisolated static func place(_ command: Command, _ title: String, _ help: String, _ key: String)
        -> CommandEntry
    {
        CommandEntry(
            command, title, help, in: .room, keys: [.key(key, in: [.roomPlace])],
            else: "This works among the things of a place: /place opens one.",
            when: { $0.facts.contains(.seesPlace) })
    }

    private nonisolated static func answering(
        _ command: Command, _ title: String, _ help: String, _ keys: String..., in answered: Set<KeyContext>
    ) -> CommandEntry {
        CommandEntry(
            command, title, help, in: .room, keys: keys.map { .key($0, in: answered) },
            else: "This works in a review that is answered aloud: /review voice opens one.",
            when: { $0.facts.contains(.answersAloud) })
    }

    private nonisolated static func aloud(
        _ command: Command, _ title: String, _ help: String, _ key: String, _ others: DefaultKey...
    ) -> CommandEntry {
        CommandEntry(
            command, title, help, in: .room, keys: [.key(key, in: [.review])] + others,
            else: "This works in a review: \(key: .reviewCards) opens it.",
            when: { situation in
                [.gradesCard, .answersAloud, .hearsCard].contains { situation.facts.contains($0) }
            })
    }

    private nonisolated static let asksOrShowsCard: @Sendable (Situation) -> Bool = { situation in
        [.gradesCard, .answersAloud, .seesCard].contains { situation.facts.contains($0) }
    }

    /// In a review, and in the list of all cards.
    private nonisolated static func ofCard(
        _ command: Command, _ title: String, _ help: String, _ key: String,
        when isValid: @escaping @Sendable (Situation) -> Bool = RoomFeature.asksOrShowsCard
    ) -> CommandEntry {
        CommandEntry(
            command, title, help, in: .room, keys: [.key(key, in: [.review, .card])],
            else: "This works in a review, and in a card that /cards lists: \(key: .reviewCards) opens a review.",
            when: isValid)
    }

    private nonisolated static func grade(_ command: Command, _ title: String, _ help: String, _ key: String)
        -> CommandEntry
    {
        CommandEntry(
            command, title, help, in: .room, keys: [.key(key, in: [.review])],
            else: "This works in a review, after a card was answered: \(key: .reviewCards) opens it.",
            when: { $0.facts.contains(.gradesCard) })
    }
}

extension CommandSection {
    static let room = CommandSection("Language room")
}

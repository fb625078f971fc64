import Echo
import EchoScreen

extension RoomFeature {
    nonisolated static let settings: [Setting] = [
        .choice(
            .roomLanguage, "Language to learn", slash: "room-language",
            "The language of the room, of the cards and of the progress.", in: .room, acts: .screen,
            RoomLanguage.allCases.map(\.rawValue), default: RoomLanguage.spanish.rawValue),
        .choice(
            .roomLevel, "Level", slash: "room-level", "Scenarios of this level come first.", in: .room, acts: .screen,
            LanguageLevel.allCases.map(\.rawValue), default: LanguageLevel.a1.rawValue),
        .choice(
            .ownLanguage, "Your language", slash: "own-language", "The language that words and lines are explained in.",
            in: .room,
            acts: .screen, OwnLanguage.all, default: OwnLanguage.standard),
        .choice(
            .roomPartner, "Who answers", slash: "room-partner",
            """
            The connected model, the providers' models, or the scenario's script; automatic uses the first one \
            available.
            """, in: .room, acts: .screen, RoomPartner.allCases.map(\.rawValue),
            default: RoomPartner.automatic.rawValue),
        .choice(
            .roomTeacher, "Teacher", slash: "room-teacher",
            """
            Whether the connected model looks for mistakes, too: when-silent only if the rules find none; each line \
            costs a little. Its corrections are marked as not certain.
            """, in: .room, acts: .screen, RoomTeacher.allCases.map(\.rawValue),
            default: RoomTeacher.off.rawValue),
        text(
            .roomProviders, "Providers", slash: "language-providers",
            """
            Providers to ask before this machine, after a restart: openai MODEL, anthropic MODEL, elevenlabs, azure \
            REGION, google, libretranslate ADDRESS, languagetool ADDRESS, whisper ADDRESS.
            """, default: ""
        )
        .namingModels { text, other in ProviderChoice.renamed(text) { other($0, .cheap, .openAI) } },
        money(
            .roomBudget, "Budget", slash: "room-budget",
            "US dollars a month for providers, such as 5 or 0.5.", 0...100, step: 0.5,
            default: RoomDesk.standardBudget),
        .number(
            .roomTimeout, "Wait for a model", slash: "room-timeout",
            """
            Seconds that a provider may take for a whole answer, after a restart; sound may take 30 unless you \
            choose a limit.
            """, in: .room, 3...120, step: 1, unit: "s", default: RoomDesk.standardTimeout),
        .toggle(
            .roomSpeaks, "Speak lines", slash: "room-speaks", "Speak the lines of a script, in a voice conversation.",
            in: .room, acts: .screen, default: true),
        .number(
            .roomPace, "Listening speed", slash: "listening-speed",
            "How fast the lines of the room are spoken; Alt+J says one slower still.", in: .room, 50...130, step: 5,
            unit: "%", default: 100),
        .choice(
            .reviewMode, "Reviews", slash: "review-by",
            "How cards are answered: text in writing; voice aloud, heard on this machine or by a provider.", in: .room,
            acts: .screen, QuizMode.allCases.map(\.rawValue), default: QuizMode.text.rawValue),
        .number(
            .newCards, "New cards", slash: "new-cards", "New cards a day, at most; from the next review on.", in: .room,
            0...200, step: 5, default: Double(DeckLimits().newPerDay)),
        .number(
            .reviewsPerDay, "Reviews a day", slash: "reviews-a-day",
            "Cards that are asked again a day, at most; from the next review on.", in: .room, 0...2_000, step: 10,
            default: Double(DeckLimits().reviewsPerDay)),
        .number(
            .retention, "Remembered", slash: "retention",
            "The share of cards that you still know when they are asked: more asks more often; from the next review on.",
            in: .room, 70...97, step: 1, unit: "%", default: RoomDesk.standardRetention * 100),
        steps(
            .learningSteps, "Learning steps", slash: "learning-steps",
            "Waits before a new card goes to review, such as 1m 10m or 30s 5m 1d, or none; from the next review on.",
            default: .standard),
        steps(
            .relearningSteps, "Relearning steps", slash: "relearning-steps",
            "Waits after a card was forgotten, such as 10m, or none; from the next review on.", default: .relearning),
        .toggle(
            .fitsReviews, "Own weights", slash: "own-weights",
            """
            Schedule cards by FSRS weights that are fitted to your own answers, if they predict them better; that \
            takes 400 answers.
            """, in: .room, acts: .screen, default: false),
        .toggle(
            .playsCards, "Play cards", slash: "play-cards",
            "In a review, play a card's sound when its answer is shown.",
            in: .room, acts: .screen, default: false),
        text(
            .ankiAddress, "Anki", slash: "anki-address",
            "Where an Anki with the add-on AnkiConnect listens, for /export-cards anki and /import-cards anki.",
            default: usualAnkiAddress),
        .toggle(
            .roomShares, "Share learning", slash: "share-learning",
            """
            Send events to the server below after each conversation and review: language, scenario, date, minutes, \
            numbers of lines, mistakes and cards, score, and a random number in place of your name. Never a word of \
            what was said. Off: nothing is sent, and what waits is erased.
            """, in: .room, acts: .screen, default: false),
        text(
            .roomEventServer, "Learning server", slash: "learning-server",
            "The server for it, such as https://example.org; its key is stored as learning-events.",
            default: ""),
    ]

    private nonisolated static func steps(
        _ id: SettingID, _ title: String, slash: String, _ help: String, default standard: LearningSteps
    ) -> Setting {
        let usual = SettingValue.word(standard.text)
        return Setting(
            id, title, slash: slash, help, in: .room, acts: .screen, kind: { _ in .text },
            objection: { if case .word(let text) = $0 { LearningSteps.objection(text) } else { nil } },
            read: { $0.values[id] ?? usual }, write: { $0.values[id] = $1 == usual ? nil : $1 })
    }

    /// Cents are taken, too.
    private nonisolated static func money(
        _ id: SettingID, _ title: String, slash: String, _ help: String, _ range: ClosedRange<Double>, step: Double,
        default standard: Double
    ) -> Setting {
        Setting(
            id, title, slash: slash, help, in: .room, acts: .screen,
            kind: { _ in .number(NumberScale(range: range, step: step, isWhole: false)) },
            read: { $0.values[id] ?? .number(standard) },
            write: { $0.values[id] = $1 == .number(standard) ? nil : $1 })
    }

    private nonisolated static func text(
        _ id: SettingID, _ title: String, slash: String, _ help: String, default standard: String
    ) -> Setting {
        Setting(
            id, title, slash: slash, help, in: .room, acts: .screen, kind: { _ in .text },
            read: { $0.values[id] ?? .word(standard) },
            write: { $0.values[id] = $1 == .word(standard) ? nil : $1 })
    }
}

extension SettingGroup {
    static let room = SettingGroup("Language room")
}

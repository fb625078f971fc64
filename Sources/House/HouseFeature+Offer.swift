public import EchoScreen

extension HouseFeature {
    public nonisolated static let offer = FeatureOffer(
        "house",
        commands: [
            CommandEntry(
                .showHouse, "house", "See the rooms of the house, and switch what is in them.", slash: "house",
                in: .house, keys: [.key("alt+l", in: .screen)]),
            CommandEntry(
                .undoInHouse, "undo in house", "Undo the last change in the house.", slash: "undo-house",
                in: .house, keys: [.key("u", in: [.house])],
                when: { $0.overlay == nil || $0.facts.contains(.seesHouse) }),
            CommandEntry(
                .describeDevice, "describe device",
                "Say what a plug or a switch is: /describe plug 3 is a lamp. Alone, list what was said.",
                slash: "describe", in: .house, when: { $0.overlay == nil || $0.facts.contains(.seesHouse) }),
            CommandEntry(
                .nameDevices, "name devices",
                "Go through devices that say little about themselves: what each is, its room and its name.",
                slash: "name-devices", in: .house, when: { $0.overlay == nil || $0.facts.contains(.seesHouse) }),
            CommandEntry(
                .sayWhoSpeaks, "say who speaks", personHelp, slash: "house-person", in: .house,
                when: { $0.overlay == nil || $0.facts.contains(.seesHouse) }),
            entry(.brightenDevice, "more", "Brighter, warmer, louder or further open.", "right"),
            entry(.dimDevice, "less", "Darker, cooler, softer or further closed.", "left"),
            entry(.findInHouse, "find in house", "Show only devices with these words in their names.", "/"),
            CommandEntry(
                .dropOrders, "drop waiting orders", "Take back the order that waits until the house is back.",
                in: .house, keys: [.key("x", in: [.house])],
                else: "Nothing waits for the house.", when: { $0.facts.contains(.hasWaitingOrders) }),
        ],
        slashCommands: [
            SlashCommand(
                "describe", "Say what a plug or a switch is: /describe plug 3 is a lamp. Alone, list what was said.",
                .other("WORDS")
            ) { words in
                .intents([words.isEmpty ? .perform(.describeDevice) : .performWith(.describeDevice, words)])
            },
            SlashCommand("house-person", personHelp, .other("WORDS")) { words in
                .intents([words.isEmpty ? .perform(.sayWhoSpeaks) : .performWith(.sayWhoSpeaks, words)])
            },
        ],
        settings: [
            .choice(
                .houseKind, "House", slash: "house-kind",
                """
                The house to use: none, a simulated one as a demonstration, a Home Assistant, or one that your own \
                program speaks for.
                """,
                in: .house, acts: .screen, kinds, default: HouseKind.off.rawValue),
            text(
                .houseAddress, "House address", slash: "house-address",
                "The address of Home Assistant: home.local, or 192.168.1.20:8123.",
                objection: address),
            text(
                .houseCertificate, "House certificate", slash: "house-certificate",
                """
                The SHA-256 of the only certificate that Home Assistant may show, 64 hexadecimal digits; none for any that \
                is valid.
                """, objection: certificate),
            text(
                .houseAlso, "House also", slash: "house-also",
                """
                Entities to use although Home Assistant does not expose them to assistants: \
                lock.front_door, sensor.*, or * for all.
                """),
            text(
                .houseOthers, "Other houses", slash: "house-others",
                """
                Home Assistants besides the first, each with a name: cabin \
                cabin.example.org:8123, office https://office.example.org
                """, objection: others),
            .choice(
                .houseWarnings, "House warnings", slash: "house-warnings",
                """
                Which warnings of the house you get at once: all, those of danger (smoke, gas, carbon monoxide, water), \
                or none.
                """, in: .house, acts: .screen, HouseWarnings.allCases.map(\.rawValue),
                default: HouseWarnings.all.rawValue),
            text(
                .houseProgram, "House program", slash: "house-program",
                "The program that speaks for the house, with its arguments."),
            .toggle(
                .answersForHouse, "House answers", slash: "house-answers",
                "Answer messages about the house on this machine, without asking a model.", in: .house,
                acts: .screen, default: true),
            .choice(
                .houseReplies, "House replies", slash: "house-replies",
                "How the house confirms an order: in sentences, briefly, or with a tone.", in: .house, acts: .screen,
                HouseReplies.allCases.map(\.rawValue), default: HouseReplies.sentences.rawValue),
            .toggle(
                .houseAnnounces, "Announce aloud", slash: "house-announce",
                "Speak the house's announcements in voice mode: timers, and events you waited for.", in: .house,
                acts: .screen, default: true),
            .choice(
                .houseLanguage, "House language", slash: "house-language",
                """
                The language of the house: auto answers in the language of each sentence; en, de, es and fr take \
                English, German, Spanish or French.
                """, in: .house, acts: .screen, ["auto"] + HouseTongue.allCases.map(\.rawValue), default: "auto"),
            .choice(
                .houseBrain, "House brain", slash: "house-brain",
                """
                Who gets sentences about the house that are not understood here: nobody, or Home Assistant's own \
                assistant, which acts at once.
                """,
                in: .house, acts: .screen, HouseBrain.allCases.map(\.rawValue), default: HouseBrain.echo.rawValue),
            .toggle(
                .houseLearns, "Learn habits", slash: "house-learns",
                "Remember on this machine what is switched when, and suggest rules. Off forgets what was remembered.",
                in: .house, acts: .screen, default: false),
            room,
            .number(
                .houseForgets, "Forget who speaks", slash: "house-forgets",
                "How long the house remembers who you are while nothing is said to it.", in: .house,
                1...240, step: 5, unit: "min", default: HouseManner.usualPatience / 60),
        ], eventFamilies: [EventFamily("house", prefix: HouseEvent.family)])

    private nonisolated static let personHelp =
        "Say who is speaking to the house: /house-person Anna. With list, see who is known and what they may do."

    private nonisolated static let kinds = HouseKind.allCases.map { kind in
        SettingChoice(kind.rawValue, former: kind == .demonstration ? HouseKind.formerDemonstration : nil)
    }

    /// Once the rooms are known it is one of them.
    private nonisolated static let room = Setting(
        .terminalRoom, "Room", slash: "house-room",
        "The room this terminal is in, such as kitchen; “here” means this room.", in: .house, acts: .screen,
        kind: { options in
            guard let rooms = options.names[.terminalRoom] else { return .text }
            return .choice([SettingChoice("", "none", isNamed: true)] + rooms.map { SettingChoice($0) })
        },
        read: { $0.values[.terminalRoom] ?? .word("") },
        write: { $0.values[.terminalRoom] = $1 == .word("") ? nil : $1 }
    ).alias("terminal-room")

    private nonisolated static func address(_ value: SettingValue) -> String? {
        guard case .word(let word) = value, !word.isEmpty, HomeAssistantAddress(word) == nil else { return nil }
        return "must be an address, such as home.local, 192.168.1.20:8123 or https://home.example.org"
    }

    private nonisolated static func others(_ value: SettingValue) -> String? {
        guard case .word(let word) = value, !word.isEmpty, NamedHomeAssistant.all(in: word) == nil else { return nil }
        return "must be names with addresses, such as cabin cabin.example.org:8123, office https://office.example.org"
    }

    private nonisolated static func certificate(_ value: SettingValue) -> String? {
        guard case .word(let word) = value, !word.isEmpty, CertificateFingerprint(word) == nil else { return nil }
        return "must be a SHA-256: 64 hexadecimal digits"
    }

    private nonisolated static func text(
        _ id: SettingID, _ title: String, slash: String, _ help: String,
        objection: @escaping @Sendable (SettingValue) -> String? = { _ in nil }
    ) -> Setting {
        Setting(
            id, title, slash: slash, help, in: .house, acts: .screen, kind: { _ in .text }, objection: objection,
            read: { $0.values[id] ?? .word("") }, write: { $0.values[id] = $1 == .word("") ? nil : $1 })
    }

    private nonisolated static func entry(_ command: Command, _ title: String, _ help: String, _ key: String)
        -> CommandEntry
    {
        CommandEntry(
            command, title, help, in: .house, keys: [.key(key, in: [.house])],
            else: "This works in the panel of the house: \(key: .showHouse) opens it.",
            when: { $0.facts.contains(.seesHouse) })
    }
}

extension CommandSection {
    static let house = CommandSection("House")
}

extension SettingGroup {
    static let house = SettingGroup("House")
}

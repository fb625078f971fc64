import EchoScreen

extension PhoneFeature {
    nonisolated static let offer = FeatureOffer(
        "phone",
        commands: [
            CommandEntry(
                .showPhone, "phone",
                "Watch the calls that the assistant answers and places; whisper, take over, hang up.", slash: "phone",
                aliases: ["calls"], in: .phone, keys: [.key("alt+c", in: .screen)]),
            entry(
                .switchLine, "open or close line", "Open the test line, which needs no account, or close the line.",
                "o", in: .phone),
            entry(.dial, "dial", "Type a number to call.", "d", in: .phone) {
                $0.overlay == nil || $0.facts.contains(.looksAtPhone)
            },
            entry(.ringTestCall, "test call", "Have a simulated caller ring the test line.", "i", in: .phone) {
                $0.facts.contains(.hasTestLine) && $0.facts.contains(.looksAtPhone)
            },
            entry(
                .callAssistant, "call the assistant", "Call the assistant with your microphone, on the test line.",
                "c", in: .phone
            ) { $0.facts.contains(.hasTestLine) && $0.facts.contains(.looksAtPhone) },
            entry(.openCall, "watch call", "See and hear one call.", "w", in: .phone) {
                $0.facts.contains(.selectsCall)
            },
            ringing(.answerCall, "answer call", "Take the call with your microphone.", "t"),
            ringing(.letAssistantAnswer, "let echo answer", "Have the assistant answer the call.", "a"),
            ringing(.declineCall, "decline call", "Decline the call; the caller hears a short message.", "x"),
            inCall(.whisper, "whisper", "Tell the assistant something that the caller does not hear.", "w"),
            inCall(.sayInCall, "say in call", "Have the assistant say something, word for word.", "s"),
            inCall(.muteAssistant, "mute assistant", "Mute the assistant, which keeps listening, or unmute it.", "m"),
            inCall(.takeOverCall, "take over", "Speak in the assistant's place, or give the call back.", "t"),
            inCall(.listenIn, "listen in", "Listen to both sides of the call, or stop.", "l"),
            inCall(
                .recordCall, "record call",
                "Record the call, after telling the caller; or stop, and discard the recording.", "r"),
            inCall(.pressCallKeys, "press keys", "Press telephone keys in the call.", "k"),
            inCall(.transferCall, "transfer call", "Connect the caller with another telephone.", "f"),
            inCall(.hangUpCall, "hang up", "End the call.", "x", in: [.call, .phone]),
            CommandEntry(
                .showRecordings, "recordings", "List recorded calls, and play them.",
                slash: "recordings", in: .phone, keys: [.key("r", in: [.phone])],
                when: { $0.overlay == nil || $0.facts.contains(.looksAtPhone) }),
            inPastCall(.exportCall, "export call", "Write the call's sound or its words to a file.", "x"),
            inPastCall(
                .deleteCall, "delete call", "Delete the call for good; in the recordings, only its sound.", "d"),
            inDialer(.earlierNumber, "earlier number", "Recall the number of an earlier call.", "up"),
            inDialer(.laterNumber, "later number", "Recall the number of a later call.", "down"),
            CommandEntry(
                .nextCallPrompt, "prompt for call", "Place the call with another prompt.", in: .phone,
                keys: [.key("tab", in: [.dialer])], else: "This works in the dialer.",
                when: { $0.facts.contains(.dials) }),
        ],
        slashCommands: [
            SlashCommand("call", "Call this number; without one, type it.", .other("NUMBER")) { number in
                .intents([number.isEmpty ? .perform(.dial) : .performWith(.placeCall, number)])
            },
            SlashCommand(
                "phone-line", "Open a line: test, sip, twilio, asterisk, openai or remote; off closes it.",
                .words(PhoneLineKind.allCases.map(\.rawValue) + ["off"])
            ) { kind in
                .intents([.performWith(.switchLine, kind)])
            },
        ],
        settings: [
            .choice(
                .phoneAnswers, "Incoming calls", slash: "phone-answer",
                "Who answers: the assistant at once, or the call rings for you first.", in: .phone,
                CallAnswering.allCases.map(\.rawValue), default: CallAnswering.assistant.rawValue),
            .number(
                .phoneRings, "Ring for", slash: "phone-ring",
                "How long a call rings before the assistant answers it.", in: .phone, 5...120, step: 5, unit: "s",
                default: usualPatience),
        ])

    nonisolated private static func ringing(_ command: Command, _ title: String, _ help: String, _ key: String)
        -> CommandEntry
    {
        CommandEntry(
            command, title, help, in: .phone, keys: [.key(key, in: [.ringing])],
            else: "This works while a call rings: \(key: .showPhone) lists them.",
            when: { $0.facts.contains(.seesRingingCall) })
    }

    nonisolated private static func entry(
        _ command: Command, _ title: String, _ help: String, _ key: String, in context: KeyContext,
        when isValid: @escaping @Sendable (Situation) -> Bool = { $0.facts.contains(.looksAtPhone) }
    ) -> CommandEntry {
        CommandEntry(
            command, title, help, in: .phone, keys: [.key(key, in: [context])],
            else: "This works in the phone: \(key: .showPhone) opens it.", when: isValid)
    }

    nonisolated private static func inPastCall(_ command: Command, _ title: String, _ help: String, _ key: String)
        -> CommandEntry
    {
        CommandEntry(
            command, title, help, in: .phone, keys: [.key(key, in: [.pastCall, .recordings])],
            else: "This works in a past call and in the recordings: \(key: .showPhone) lists calls.",
            when: { $0.facts.contains(.selectsPastCall) })
    }

    nonisolated private static func inDialer(_ command: Command, _ title: String, _ help: String, _ key: String)
        -> CommandEntry
    {
        CommandEntry(
            command, title, help, in: .phone, keys: [.key(key, in: [.dialer])], else: "This works in the dialer.",
            when: { $0.facts.contains(.dials) })
    }

    nonisolated private static func inCall(
        _ command: Command, _ title: String, _ help: String, _ key: String, in contexts: Set<KeyContext> = [.call]
    ) -> CommandEntry {
        CommandEntry(
            command, title, help, in: .phone, keys: [.key(key, in: contexts)],
            else: "This works in a call: \(key: .showPhone) lists them.",
            when: { $0.facts.contains(.selectsCall) })
    }
}

extension CommandSection {
    static let phone = CommandSection("Phone")
}

extension SettingGroup {
    static let phone = SettingGroup("Telephone")
}

extension SettingID {
    static let phoneAnswers = SettingID("phone.answer")
    static let phoneRings = SettingID("phone.ring_s")
}

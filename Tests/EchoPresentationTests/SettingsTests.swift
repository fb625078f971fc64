import Echo
import EchoPresentation
import Testing

@Suite struct `Settings are one table` {
    @Test func `every setting is in it once, with its own slash command`() {
        #expect(SettingsTable.all.map(\.id) == SettingID.allCases)
        #expect(Set(SettingsTable.all.map(\.slash)).count == SettingID.allCases.count)
    }

    @Test(arguments: SettingID.allCases) func `what is kept comes back the same`(id: SettingID) throws {
        let setting = SettingsTable[id]
        let changed = setting.adjusting(SessionSettings(), by: 1)

        #expect(try setting.accepting(setting.value(in: changed), in: SessionSettings()) == changed)
    }

    @Test(arguments: SettingID.allCases.filter { $0 != .instructions })
    func `a step changes that setting alone, and a step back undoes it`(id: SettingID) {
        let setting = SettingsTable[id]
        let step = id == .idleTimeout ? 1 : -1
        let start = setting.adjusting(SessionSettings(), by: step)
        let moved = setting.adjusting(start, by: -step)

        #expect(start != SessionSettings())
        for other in SettingsTable.all where other.id != id {
            #expect(other.value(in: start) == other.value(in: SessionSettings()))
        }
        #expect(moved == SessionSettings())
    }

    @Test(arguments: SettingID.allCases, [-1000, 1000]) func `no step leaves the range`(id: SettingID, steps: Int)
        throws
    {
        let setting = SettingsTable[id]
        var settings = SessionSettings()
        for _ in 0..<60 {
            settings = setting.adjusting(settings, by: steps.signum())
            #expect(throws: Never.self) { try setting.accepting(setting.value(in: settings), in: settings) }
        }
        let far = setting.adjusting(settings, by: steps)
        #expect(throws: Never.self) { try setting.accepting(setting.value(in: far), in: far) }
    }

    @Test(arguments: [
        (SettingID.voice, "bob"), (.speed, "1.6"), (.speed, "fast"), (.threshold, "-0.1"), (.idleTimeout, "4"),
        (.idleTimeout, "31"), (.maximumTokens, "0"), (.maximumTokens, "1.5"), (.turnTaking, "never"),
        (.createsResponse, "maybe"), (.prefixPadding, "nan"), (.eagerness, ""),
    ])
    func `what is out of range is refused with the range`(id: SettingID, words: String) {
        #expect { try SettingsTable[id].parsing(words, in: SessionSettings()) } throws: { error in
            (error as? SettingError)?.reason.hasPrefix("must be ") == true
        }
    }

    @Test(arguments: [
        (SettingID.speed, "1.2", SettingValue.number(1.2)), (.silence, "700 ms", .number(700)),
        (.idleTimeout, "10s", .number(10)), (.idleTimeout, "off", .word("off")), (.maximumTokens, "∞", .word("inf")),
        (.turnTaking, "Semantic", .word("semantic")), (.interruptsResponse, "off", .flag(false)),
        (.noiseReduction, "far field", .word("far")), (.voice, "voice_mine", .word("voice_mine")),
        (.instructions, "Be brief.\nBe kind.", .word("Be brief.\nBe kind.")),
    ])
    func `words people write`(id: SettingID, words: String, value: SettingValue) throws {
        let settings = try SettingsTable[id].parsing(words, in: SessionSettings())

        #expect(SettingsTable[id].value(in: settings) == value)
    }

    @Test func `off lies below the shortest idle timeout, and no limit above the most tokens`() {
        var settings = SessionSettings()
        settings = SettingsTable[.idleTimeout].adjusting(settings, by: 1)
        #expect(settings.idleTimeout == .seconds(5))
        settings = SettingsTable[.idleTimeout].adjusting(settings, by: -1)
        #expect(settings.idleTimeout == nil)
        settings = SettingsTable[.maximumTokens].adjusting(settings, by: 1)
        #expect(settings.maximumOutputTokens == nil)
    }

    @Test func `a setting that cannot act says why`() throws {
        var settings = SessionSettings()
        var presenter = SettingsPresenter(settings: settings)
        let eagerness = try #require(presenter.state.rows.first { $0.id == .eagerness })
        #expect(!eagerness.isEnabled)
        #expect(eagerness.reason == "only with semantic VAD")

        settings.turnMode = .automatic(.semantic)
        presenter.receive(settings)
        #expect(try #require(presenter.state.rows.first { $0.id == .eagerness }).isEnabled)
        #expect(try #require(presenter.state.rows.first { $0.id == .threshold }).reason == "only with server VAD")
    }

    @Test func `after a spoken answer the voice waits for the next conversation`() throws {
        var presenter = SettingsPresenter()
        presenter.lockVoice(true)
        let voice = try #require(presenter.state.rows.first)

        #expect(voice.isEnabled)
        #expect(voice.reason == "This voice has spoken: another acts in the next conversation.")
        #expect(presenter.voiceInForce == "marin")
    }

    @Test func `every row has help with its default`() {
        for row in SettingsPresenter().state.rows { #expect(row.help.contains("Default: "), "\(row.help)") }
    }
}

@Suite struct `Slash commands` {
    @Test(arguments: [
        ("hello", SlashCommandParser.Result.text("hello")), ("//bin is a folder", .text("/bin is a folder")),
        ("/voice cedar", .intents([.change(.voice, "cedar")])),
        ("/vad semantic high", .intents([.change(.turnTaking, "semantic"), .change(.eagerness, "high")])),
        ("/vad manual", .intents([.change(.turnTaking, "manual")])),
        ("/speed  1.2 ", .intents([.change(.speed, "1.2")])),
        ("/MUTE", .intents([.perform(.mute)])), ("/reset", .intents([.perform(.reset)])),
        ("/theme light", .intents([.useTheme("light")])), ("/help", .intents([.perform(.help)])),
        ("/quit", .intents([.perform(.quit)])), ("/instructions", .intents([.edit(.instructions)])),
        ("/instructions Be brief.\nBe kind.", .intents([.change(.instructions, "Be brief.\nBe kind.")])),
    ])
    func `each of them`(text: String, result: SlashCommandParser.Result) {
        #expect(SlashCommandParser.parse(text) == result)
    }

    @Test(arguments: ["/", "/nothing", "/usr/bin", "/voice", "/mute now", "/approve soon", "/\u{1B}[2J"])
    func `what is none is refused with a way out`(text: String) {
        guard case .refused(let wording) = SlashCommandParser.parse(text) else {
            Issue.record("taken: \(text)")
            return
        }
        let words = wording.text { $0.name }
        #expect(words.hasSuffix("."))
        #expect(Sanitizer.line(words) == words)
    }
}

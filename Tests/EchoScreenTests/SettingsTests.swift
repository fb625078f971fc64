import Echo
import EchoText
import Foundation
import ScreenTestKit
import Testing

@testable import EchoScreen

@Suite struct `Settings are one table` {
    private static let options = {
        var options = SettingOptions()
        options.themes = ["dark", "light", "dune"]
        options.hasSound = true
        options.devices = [
            AudioDevice(id: "default", name: "Built-in", direction: .input, isDefault: true),
            AudioDevice(id: "usb-mic", name: "Jabra Evolve", direction: .input),
            AudioDevice(id: "default", name: "Built-in", direction: .output, isDefault: true),
            AudioDevice(id: "hdmi", name: "Screen", direction: .output),
        ]
        return options
    }()
    /// Those that typing alone changes.
    private static let typed: Set<SettingID> = [
        .instructions, .server, .wakePhrase, .languages, .dictionary, .transcriptionModel, SettingID("prompts.name"),
        SettingID("models.keep"),
    ]
    private static let stepped = Catalog.standard.settings.all.map(\.id).filter { !typed.contains($0) }

    @Test func `every setting is in it once, with its own slash command`() {
        #expect(Catalog.standard.settings.all.map(\.id) == Catalog.standard.settings.all.map(\.id))
        #expect(Set(Catalog.standard.settings.all.map(\.slash)).count == Catalog.standard.settings.all.map(\.id).count)
    }

    @Test func `no slash command stands for a setting and for something else`() {
        let names = Catalog.standard.slashCommands.all.map(\.name)

        for setting in Catalog.standard.settings.all {
            #expect(names.filter { $0 == setting.slash }.count == 1, "/\(setting.slash)")
        }
    }

    @Test(arguments: stepped) func `what is kept comes back the same`(id: SettingID) throws {
        let setting = Catalog.standard.settings[id]!
        // It begins at the end of its scale.
        let step = id == .maximumTokens ? -1 : 1
        let changed = setting.adjusting(Preferences(), by: step, among: Self.options)

        #expect(changed != Preferences())
        #expect(try setting.accepting(setting.value(in: changed), in: Preferences()) == changed)
    }

    @Test(arguments: stepped)
    func `a step changes that setting alone, and a step back undoes it`(id: SettingID) {
        let setting = Catalog.standard.settings[id]!
        let rising: Set<SettingID> = [
            .idleTimeout, .loudspeakerLatency, .budget, .microphoneStandby, SettingID("budget.monthly"),
            .noiseReductionStrength,
        ]
        let step = rising.contains(id) ? 1 : -1
        let start = setting.adjusting(Preferences(), by: step, among: Self.options)
        let moved = setting.adjusting(start, by: -step, among: Self.options)

        #expect(Catalog.standard.settings.differences(Preferences(), start) == [id])
        #expect(Catalog.standard.settings.differences(Preferences(), moved) == [])
        #expect(setting.resetting(start) == setting.resetting(Preferences()))
    }

    @Test(arguments: stepped, [-1000, 1000]) func `no step leaves the range`(id: SettingID, steps: Int) throws {
        let setting = Catalog.standard.settings[id]!
        var chosen = Preferences()
        for _ in 0..<60 {
            chosen = setting.adjusting(chosen, by: steps.signum(), among: Self.options)
            #expect(throws: Never.self) { try setting.accepting(setting.value(in: chosen), in: chosen) }
        }
        let far = setting.adjusting(chosen, by: steps, among: Self.options)
        #expect(throws: Never.self) { try setting.accepting(setting.value(in: far), in: far) }
    }

    @Test(arguments: [
        (SettingID.voice, "bob"), (.speed, "1.6"), (.speed, "fast"), (.threshold, "-0.1"), (.idleTimeout, "4"),
        (.idleTimeout, "31"), (.maximumTokens, "0"), (.maximumTokens, "1.5"), (.turnTaking, "never"),
        (.createsResponse, "maybe"), (.prefixPadding, "nan"), (.eagerness, ""), (.theme, "pink"),
        (.microphone, "nowhere"), (.alerts, "loud"), (.server, "ftp://example.org"), (.server, "wss://"),
        (.server, "wss://me:secret@example.org"), (.server, "wss://a b"), (.budget, "-1"), (.budget, "much"),
        (.budget, "2000000"), (.editingKeys, "ed"), (.voiceEffort, "none"), (.voiceEffort, "max"),
        (.noiseReductionStrength, "1.5"), (.languages, "german"), (.languages, "de en"), (.languages, "d1"),
    ])
    func `what is out of range is refused with the range`(id: SettingID, words: String) {
        #expect {
            try Catalog.standard.settings[id]!.parsing(words, in: Preferences(), among: Self.options)
        } throws: { error in
            (error as? SettingError)?.reason.hasPrefix("must ") == true
        }
    }

    @Test(arguments: [
        (SettingID.speed, "1.2", SettingValue.number(1.2)), (.silence, "700 ms", .number(700)),
        (.idleTimeout, "10s", .number(10)), (.idleTimeout, "off", .word("off")), (.maximumTokens, "∞", .word("inf")),
        (.turnTaking, "Semantic", .word("semantic")), (.interruptsResponse, "off", .flag(false)),
        (.noiseReduction, "far field", .word("far")), (.voice, "voice_mine", .word("voice_mine")),
        (.instructions, "Be brief.\nBe kind.", .word("Be brief.\nBe kind.")),
        (.microphone, "jabra evolve", .word("usb-mic")), (.loudspeaker, "default", .word("default")),
        (.theme, "Dune", .word("dune")), (.budget, "$0.50", .number(0.5)), (.budget, "None", .word("off")),
        (.server, " wss://example.org/v1 ", .word("wss://example.org/v1")), (.server, "", .word("automatic")),
        (.realtimeModel, "gpt-realtime-next", .word("gpt-realtime-next")), (.usesMouse, "no", .flag(false)),
        (.talkKey, "hold", .word("hold")), (.voiceEffort, "High", .word("high")),
        (.noiseReductionStrength, "0.4", .number(0.4)), (.noiseReductionStrength, "auto", .word("auto")),
        (.languages, "DE,en", .word("de, en")), (.languages, "", .word("")),
        (.dictionary, " Kubernetes ,New York,", .word("Kubernetes, New York")),
    ])
    func `words people write`(id: SettingID, words: String, value: SettingValue) throws {
        let chosen = try Catalog.standard.settings[id]!.parsing(words, in: Preferences(), among: Self.options)

        #expect(Catalog.standard.settings[id]!.value(in: chosen) == value)
    }

    @Test(arguments: [
        (SettingID.voiceEffort, "gpt-realtime-2.1", "gpt-transcribe", nil),
        (.voiceEffort, "gpt-realtime-1.5", "gpt-transcribe", "gpt-realtime-1.5 cannot be asked to think"),
        (.voiceEffort, "gpt-live-1.1", "gpt-transcribe", "not with gpt-live-1.1"),
        (.speed, "gpt-live-1.1", "gpt-transcribe", "not with gpt-live-1.1"),
        (.speed, "gpt-realtime-2.1", "gpt-transcribe", nil),
        (.turnTaking, "gpt-live-1", "gpt-transcribe", "not with gpt-live-1"),
        (.threshold, "gpt-live-1", "gpt-transcribe", "not with gpt-live-1"),
        (.interruptsResponse, "gpt-live-1", "gpt-transcribe", nil),
        (.delegatesToServer, "gpt-live-1", "gpt-transcribe", nil),
        (.delegatesToServer, "gpt-realtime-2.1", "gpt-transcribe", "only in full duplex"),
        (.voiceEffort, "mine", "gpt-transcribe", "it is not known what mine can do"),
        (.dictionary, "gpt-realtime-2.1", "gpt-transcribe", nil),
        (.dictionary, "gpt-realtime-2.1", "whisper-1", "whisper-1 does not take words to expect"),
        (.dictionary, "gpt-realtime-2.1", "mine", "mine does not take words to expect"),
    ])
    func `what a model does not have cannot be changed, and says why`(
        id: SettingID, model: String, transcriber: String, reason: String?
    ) {
        var chosen = Preferences()
        chosen.connection.realtimeModel = model
        chosen.session.transcriptionModel = transcriber

        #expect(Catalog.standard.settings[id]?.obstacle(in: chosen) == reason)
    }

    @Test(arguments: [("gpt-realtime-2.1", 10, false), ("gpt-live-1.1", 23, true)])
    func `voices are those of the model that speaks`(model: String, count: Int, hasMore: Bool) throws {
        let voice = Catalog.standard.settings[.voice]!
        var options = SettingOptions()
        options.voiceModel = model
        #expect(options.voices.count == count)
        let chosen = try? voice.parsing("willow", in: Preferences(), among: options)
        #expect((chosen != nil) == hasMore)

        // A file may be read before it is known who speaks.
        #expect(try voice.accepting(.word("willow"), in: Preferences()).session.voice == "willow")
    }

    @Test func `a voice that only full duplex has is said to be one`() {
        var chosen = Preferences()
        chosen.session.voice = "willow"
        var presenter = SettingsPresenter(Catalog.standard.settings, preferences: chosen)
        let reason = { presenter.state.rows.first { $0.id == .voice }?.reason }
        #expect(reason() == "Only in full duplex; marin speaks in its place.")

        presenter.show(.audio, model: "gpt-live-1.1")
        #expect(reason() == nil)
    }

    @Test func `a strength acts only where noise is reduced, and auto lies below the least`() {
        var chosen = Preferences()
        let strength = Catalog.standard.settings[.noiseReductionStrength]!
        #expect(strength.obstacle(in: chosen) == nil)
        chosen = strength.adjusting(chosen, by: 1)
        #expect(chosen.session.noiseReductionStrength == 0)
        chosen = strength.adjusting(chosen, by: -1)
        #expect(chosen.session.noiseReductionStrength == nil)
        chosen.session.noiseReduction = .off
        #expect(strength.obstacle(in: chosen) == "only with noise reduction")
    }

    @Test func `off lies below the shortest idle timeout, and no limit above the most tokens`() {
        var chosen = Preferences()
        chosen = Catalog.standard.settings[.idleTimeout]!.adjusting(chosen, by: 1)
        #expect(chosen.session.idleTimeout == .seconds(5))
        chosen = Catalog.standard.settings[.idleTimeout]!.adjusting(chosen, by: -1)
        #expect(chosen.session.idleTimeout == nil)
        chosen = Catalog.standard.settings[.maximumTokens]!.adjusting(chosen, by: 1)
        #expect(chosen.session.maximumOutputTokens == nil)
    }

    @Test(
        arguments: [
            (nil, 1, 0.1), (0.1, -1, nil), (0.3, 1, 0.5), (0.3, -1, 0.25), (100, 1, 100), (5000, -1, 100), (1, 2, 5),
        ] as [(Double?, Int, Double?)])
    func `a budget is stepped through by sums that people write`(from: Double?, steps: Int, to: Double?) {
        var chosen = Preferences()
        chosen.connection.budget = from.map { Decimal($0) }

        let moved = Catalog.standard.settings[.budget]!.adjusting(chosen, by: steps)

        #expect(moved.connection.budget == to.flatMap { Decimal(string: "\($0)") })
    }

    @Test(arguments: [
        (SettingID.speed, 0, SettingValue.number(0.25)), (.speed, 1, .number(1.5)), (.speed, 0.5, .number(0.9)),
        (.speed, 7, .number(1.5)), (.threshold, .nan, .number(0)), (.silence, 0.5, .number(2550)),
        (.idleTimeout, 0, .word("off")), (.idleTimeout, 0.01, .number(5)), (.maximumTokens, 1, .word("inf")),
        (.maximumTokens, 0, .number(1)),
    ])
    func `a place along the track is a value on a step`(id: SettingID, place: Double, value: SettingValue) throws {
        let moved = try #require(Catalog.standard.settings[id]!.sliding(Preferences(), to: place))

        #expect(Catalog.standard.settings[id]!.value(in: moved) == value)
        #expect(Catalog.standard.settings[.voice]!.sliding(Preferences(), to: place) == nil)
    }

    @Test func `the default device is named, and one that is gone says so`() throws {
        var presenter = SettingsPresenter(Catalog.standard.settings)
        presenter.options = Self.options
        presenter.preferences.sound.output = "usb-gone"
        let rows = presenter.state.rows

        #expect(
            rows.first { $0.id == .microphone }?.control
                == .choice(index: 0, options: ["default: Built-in", "Jabra Evolve"]))
        #expect(rows.first { $0.id == .microphone }?.reason == nil)
        let gone = try #require(rows.first { $0.id == .loudspeaker })
        #expect(gone.control == .choice(index: 2, options: ["default: Built-in", "Screen", "usb-gone"]))
        #expect(gone.reason == "This device is not connected.")
        #expect(gone.isEnabled)
    }

    @Test func `without a sound system to choose from the rows say so`() throws {
        let row = try #require(
            SettingsPresenter(Catalog.standard.settings).state.rows.first { $0.id == .echoProtection })

        #expect(!row.isEnabled)
        #expect(row.reason == "not supported by this sound system")
    }
}

@Suite struct `The settings pane` {
    private func row(_ id: SettingID, _ presenter: SettingsPresenter) throws -> SettingRowViewState {
        try #require(presenter.state.rows.first { $0.id == id })
    }

    @Test func `a setting that cannot act says why`() throws {
        var presenter = SettingsPresenter(Catalog.standard.settings)
        #expect(try !row(.eagerness, presenter).isEnabled)
        #expect(try row(.eagerness, presenter).reason == "only with semantic VAD")

        presenter.settings.turnMode = .automatic(.semantic)
        #expect(try row(.eagerness, presenter).isEnabled)
        #expect(try row(.threshold, presenter).reason == "only with server or local VAD")
    }

    @Test func `after a spoken answer the voice waits for the next conversation`() throws {
        var presenter = SettingsPresenter(Catalog.standard.settings)
        presenter.lockVoice(true)

        #expect(try row(.voice, presenter).isEnabled)
        #expect(
            try row(.voice, presenter).reason
                == "The voice cannot change once it has spoken; a new one takes effect in the next conversation.")
        #expect(presenter.voiceInForce == "marin")
    }

    @Test func `every row has help with its default, and says when it acts later`() throws {
        for row in SettingsPresenter(Catalog.standard.settings).state.rows {
            #expect(row.help.contains("Default: "), "\(row.help)")
        }
        #expect(
            try row(.dialect, SettingsPresenter(Catalog.standard.settings)).help.contains(
                "Takes effect after a restart."))
        #expect(try row(.speed, SettingsPresenter(Catalog.standard.settings)).help.contains("Values: 0.25 to 1.5."))
    }

    @Test func `each group has its heading above its first row, once`() {
        let headings = SettingsPresenter(Catalog.standard.settings).state.rows.compactMap(\.heading)

        #expect(headings == SettingGroup.standard.map(\.title) + ["Telephone"])
    }

    @Test func `what is not as it comes is marked, until it is again`() throws {
        var presenter = SettingsPresenter(Catalog.standard.settings)
        presenter.settings.speed = 1.2
        presenter.select(.speed)
        #expect(presenter.state.rows.filter(\.isChanged).map(\.id) == [.speed])
        #expect(presenter.isSelectedChanged)

        presenter.preferences = Catalog.standard.settings[.speed]!.resetting(presenter.preferences)
        #expect(!presenter.state.rows.contains { $0.isChanged })
    }

    @Test func `a refusal stands at its row until that is changed again`() throws {
        var presenter = SettingsPresenter(Catalog.standard.settings)
        presenter.refuse([.speed], because: "The server returned an error: no.")
        presenter.settings.threshold = 0.7
        #expect(try row(.speed, presenter).reason == "The server returned an error: no.")

        presenter.settings.speed = 1.1
        #expect(try row(.speed, presenter).reason == nil)
    }

    @Test func `words find settings by title, help and value, and go from one to the next and round`() {
        var presenter = SettingsPresenter(Catalog.standard.settings)

        #expect(presenter.search(for: "SILENCE ends") == StyledText("1 of 1", .faint))
        #expect(presenter.selected?.id == .silence)
        #expect(presenter.search(for: "near field") == StyledText("1 of 1", .faint))
        #expect(presenter.selected?.id == .noiseReduction)

        #expect(presenter.search(for: "speech").text == "4 of 9")
        let found = presenter.state.rows.filter(\.isFound).map(\.id)
        var visited: [SettingID] = []
        for _ in found {
            visited.append((presenter.selected?.id ?? .voice))
            presenter.findNext()
        }
        #expect(Set(visited) == Set(found))
        presenter.findNext(isBackward: true)
        #expect(presenter.selected?.id == visited.last)
    }

    @Test func `nothing found says so and stays, and no words forget what was found`() {
        var presenter = SettingsPresenter(Catalog.standard.settings)
        presenter.select(.speed)

        #expect(presenter.search(for: "zebra") == StyledText("no matches", .warning))
        #expect(presenter.selected?.id == .speed)
        #expect(!presenter.isSearching)
        _ = presenter.search(for: "speed")
        #expect(presenter.isSearching)
        #expect(presenter.search(for: "") == StyledText(""))
        #expect(!presenter.state.rows.contains { $0.isFound })
    }

    @Test func `what is typed is judged while it is typed`() {
        let presenter = SettingsPresenter(Catalog.standard.settings)

        #expect(presenter.verdict(on: "", for: .speed) == StyledText("0.25 to 1.5", .faint))
        #expect(presenter.verdict(on: "1.2", for: .speed) == StyledText("1.20", .success))
        #expect(presenter.verdict(on: "9", for: .speed) == StyledText("must be 0.25 to 1.5", .warning))
        #expect(presenter.entry(for: .speed).isEmpty)
        #expect(presenter.entry(for: .server) == "automatic")
    }
}

@Suite struct `Presets and profiles` {
    @Test(arguments: Preset.allCases) func `a preset is taken as it says, and another one undoes it`(preset: Preset) {
        let chosen = preset.applied(to: Preferences(), Catalog.standard.settings)
        let rows = SettingChoiceRows(Catalog.standard.settings).presets(chosen)

        #expect(rows.filter(\.isCurrent).map(\.id) == [preset.rawValue])
        #expect(Preset.standard.applied(to: chosen, Catalog.standard.settings) == Preferences())
        for other in Preset.allCases {
            #expect(
                other.applied(to: chosen, Catalog.standard.settings)
                    == other.applied(to: Preferences(), Catalog.standard.settings))
        }
    }

    @Test func `a preset says what it changes from now`() throws {
        var chosen = Preferences()
        chosen.session.voice = "cedar"
        let rows = SettingChoiceRows(Catalog.standard.settings).presets(chosen)
        let laptop = try #require(rows.first { $0.id == "laptop" })

        #expect(
            laptop.help
                == "Threshold 0.50 → 0.60, Noise reduction near field → far field, Echo cancellation automatic → both.")
        #expect(Preset.laptop.applied(to: chosen, Catalog.standard.settings).session.voice == "cedar")
        #expect(rows.first { $0.id == "standard" }?.help == "No changes.")
    }

    @Test func `push to talk hears nobody but while the key is held`() {
        let chosen = Preset.pushToTalk.applied(to: Preferences(), Catalog.standard.settings)

        #expect(chosen.session.turnMode == .manual)
        #expect(chosen.screen.talkKey == .hold)
    }

    @Test(arguments: ["work", "Büro-2", "a_b", String(repeating: "x", count: 40)])
    func `names that can be`(name: String) throws {
        #expect(try ProfileName(name).text == name)
    }

    @Test(arguments: [
        "", ".", "..", "a/b", "../config", "a.toml", "a b", "\u{1B}[2J", "a\n", "none", "a\u{0}", "\u{202E}x",
        String(repeating: "x", count: 41),
    ])
    func `names that cannot be`(name: String) {
        #expect(throws: SettingError.self) { try ProfileName(name) }
    }

    @Test func `the panel lists them between none and a new one`() throws {
        let names = [try ProfileName("home"), try ProfileName("work")]
        let rows = SettingChoiceRows.profiles(names, current: names[1])

        #expect(rows.map(\.id) == ["", "home", "work", "+"])
        #expect(rows.filter(\.isCurrent).map(\.id) == ["work"])
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
        ("/theme light", .intents([.performWith(Command("useTheme"), "light")])),
        ("/server ws://localhost:1", .intents([.change(.server, "ws://localhost:1")])),
        ("/microphone Jabra Evolve", .intents([.change(.microphone, "Jabra Evolve")])),
        ("/profile work", .intents([.performWith(Command("useProfile"), "work")])),
        ("/presets", .intents([.perform(.showPresets)])),
        ("/defaults", .intents([.perform(.resetAllSettings)])), ("/help", .intents([.perform(.help)])),
        ("/quit", .intents([.leave])), ("/exit", .intents([.leave])),
        ("/save-profile", .intents([.perform(.saveProfile)])),
        ("/save-profile work", .intents([.performWith(.saveProfile, "work")])),
        ("/instructions", .intents([.edit(.instructions)])),
        ("/instructions Be brief.\nBe kind.", .intents([.change(.instructions, "Be brief.\nBe kind.")])),
    ])
    func `each of them`(text: String, result: SlashCommandParser.Result) {
        #expect(SlashCommandParser(Catalog.standard.slashCommands).parse(text) == result)
    }

    @Test(arguments: ["/", "/nothing", "/usr/bin", "/voice", "/mute now", "/approve soon", "/\u{1B}[2J"])
    func `what is none is refused with a way out`(text: String) {
        guard case .refused(let wording) = SlashCommandParser(Catalog.standard.slashCommands).parse(text) else {
            Issue.record("taken: \(text)")
            return
        }
        let words = wording.text { $0.name }
        #expect(words.hasSuffix("."))
        #expect(Sanitizer.line(words) == words)
    }
}

import Echo
import EchoApp
import EchoScreen
import Foundation
import ScreenTestKit
import Testing

@testable import EchoStore

@Suite final class `Choices are kept in a TOML file` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "echo-store-\(UUID().uuidString)")
    private var path: String { folder.appending(path: "config.toml").path }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func makeSUT(_ text: String? = nil, mode: Int = 0o600) throws -> TOMLSettingsStore {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if let text {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        }
        return TOMLSettingsStore(path: path, catalog: .standard)
    }

    private func contents() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    private func mode() throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test func `no file means the defaults and no problem`() throws {
        #expect(try makeSUT().load() == StoredPreferences())
    }

    @Test(arguments: Catalog.standard.settings.all.map(\.id)) func `what is saved is loaded`(id: SettingID) async throws
    {
        let store = try makeSUT()
        var options = SettingOptions()
        options.themes = ["dark", "light"]
        options.devices = AudioDevice.Direction.allCases.map { AudioDevice(id: "usb", name: "USB", direction: $0) }
        // Tokens begin at the end of their scale.
        let step = id == .maximumTokens ? -1 : 1
        var chosen = Catalog.standard.settings[id]!.adjusting(Preferences(), by: step, among: options)
        if id == .instructions { chosen.session.instructions = "Say \"hi\\there\".\n\tThen stop: \u{1} é." }
        if id == .server { chosen.connection.server = "wss://example.org/v1" }
        if id == SettingID("prompts.name") { chosen.values[id] = .word("Ada \"O\"") }
        if id == .transcriptionModel { chosen.session.transcriptionModel = "ears" }
        if id == .languages { chosen.session.languages = ["de", "en"] }
        if id == .dictionary { chosen.session.dictionary = ["Ada \"O\"", "echo-tui"] }
        if id == SettingID("models.keep") { chosen.keptModels = ["gpt-5-mini"] }
        if id == .wakePhrase { chosen.sound.phrase = "hey \"computer\"" }
        #expect(chosen != Preferences())

        try await store.save([id], from: chosen, in: nil)

        let loaded = store.load()
        #expect(loaded.problems.isEmpty)
        #expect(loaded.chosen == chosen)
    }

    @Test func `all settings are saved at once and loaded`() async throws {
        let store = try makeSUT()
        let chosen = Preset.noisyRoom.applied(to: Preferences(), Catalog.standard.settings)

        try await store.save(Catalog.standard.settings.all.map(\.id), from: chosen, in: nil)

        #expect(store.load().problems.isEmpty)
        #expect(Catalog.standard.settings.differences(store.load().chosen, chosen) == [])
    }

    @Test func `how the panes stand is kept, and forgotten where it is as it comes`() async throws {
        let store = try makeSUT("# mine\n[screen]\nascii = true\n")
        var arrangement = PaneArrangement()
        (arrangement.side, arrangement.hidden, arrangement.zoomed) = (0.33333, [.levels, .events], .events)

        try await store.save(arrangement)

        #expect(
            try contents()
                == "# mine\n[screen]\nascii = true\n\n[screen.panes]\nside = 0.333\nhidden = [\"events\", \"levels\"]\n"
        )
        var kept = PaneArrangement()
        (kept.side, kept.hidden) = (0.333, [.levels, .events])
        #expect(store.load().problems.isEmpty)
        #expect(store.load().chosen.screen.arrangement == kept)
        #expect(store.load().chosen.screen.usesASCII)

        try await store.save(PaneArrangement())
        #expect(try contents() == "# mine\n[screen]\nascii = true\n\n[screen.panes]\n")
        #expect(store.load().problems.isEmpty)
    }

    @Test func `how a device is used is kept under its name, whatever that is`() async throws {
        let store = try makeSUT("# mine\n[sound]\ninput = \"usb\"\n")
        var chosen = store.load().chosen
        chosen.sound.input = "pulse:alsa_input.usb-GN_Jabra.mono-fallback"
        chosen.sound.output = "hw:CARD=PCH,DEV=0"
        chosen.sound.microphone.inputGain = 6
        chosen.sound.loudspeaker = DevicePreferences(outputGain: -3.5, latency: .milliseconds(180), protection: .both)

        try await store.save(
            [.microphone, .loudspeaker, .microphoneGain, .loudspeakerGain, .loudspeakerLatency, .echoProtection],
            from: chosen, in: nil)

        let loaded = store.load()
        #expect(loaded.problems.isEmpty, "\(loaded.problems)")
        #expect(loaded.chosen.sound == chosen.sound)
        let section = "[sound.devices.\"pulse:alsa_input.usb-GN_Jabra.mono-fallback\"]"
        #expect(try contents().contains("\(section)\ninput_gain_db = 6\n"))
        chosen.sound.microphone.inputGain = -2
        try await store.save([.microphoneGain], from: chosen, in: nil)
        #expect(store.load().chosen.sound == chosen.sound)
    }

    @Test func `what stands in the section of sound itself is the default device's`() throws {
        let store = try makeSUT(
            "[sound]\noutput = \"hdmi\"\noutput_gain_db = 4\necho_protection = \"gate\"\n"
                + "[sound.devices.hdmi]\noutput_latency_ms = 90\nvolume = 3\n")

        let loaded = store.load()

        #expect(loaded.chosen.sound.devices["default"] == DevicePreferences(outputGain: 4))
        #expect(loaded.chosen.sound.loudspeaker == DevicePreferences(latency: .milliseconds(90)))
        #expect(loaded.chosen.sound.protectionInUse == .gate)
        #expect(loaded.problems.map(\.reason) == ["unknown setting sound.devices.hdmi.volume"])
    }

    @Test func `what was found best for a microphone is kept beside the devices`() async throws {
        let store = try makeSUT("[sound]\ninput = \"hw:CARD=PCH,DEV=0\" # mine\n")
        var tuned = TunedMicrophones()
        #expect(TOMLTuned.take("0.55 300 650 hw:CARD=PCH,DEV=0", into: &tuned) == true)

        try await store.save(tuned)

        #expect(
            try contents()
                == "[sound]\ninput = \"hw:CARD=PCH,DEV=0\" # mine\ntuned = [\"0.55 300 650 hw:CARD=PCH,DEV=0\"]\n")
        #expect(store.load().chosen.sound.tuned == tuned)
        #expect(store.load().problems.isEmpty)
    }

    @Test(arguments: ["[\"half\"]", "[1]", "\"0.5 300 500 default\""])
    func `what cannot be read of it is told with its place`(value: String) throws {
        let store = try makeSUT("[sound]\ntuned = \(value)\n")

        #expect(store.load().chosen.sound.tuned == TunedMicrophones())
        #expect(store.load().problems.map(\.line) == [2])
        #expect(store.load().problems.first?.reason.hasPrefix("sound.tuned must be a list of strings") == true)
    }

    @Test func `mistakes in the sections of screen, sound and connection are told with their places`() throws {
        let store = try makeSUT(
            """
            [screen]
            alerts = "loud"
            colour = 1
            [screen.panes]
            side = 2
              hidden = ["cellar"]
            [sound]
            echo_protection = "maybe"
            volume = 11
            [api]
            url = "example.org"
            [budget]
            limit = "much"
            """)

        #expect(
            store.load().problems.map { $0.text.replacingOccurrences(of: path, with: "config.toml") } == [
                "config.toml:2:1: screen.alerts must be one of off, bell, desktop",
                "config.toml:3:1: unknown setting screen.colour",
                "config.toml:5:1: screen.panes.side must be a number from 0 to 1",
                "config.toml:6:3: screen.panes.hidden must be a list of panes; cellar is not a pane",
                "config.toml:8:1: sound.echo_protection must be one of off, gate, cancel, both, automatic",
                "config.toml:9:1: unknown setting sound.volume",
                "config.toml:11:1: api.url must be a ws://, wss://, http:// or https:// address, or automatic",
                "config.toml:13:1: budget.limit must be dollars from 0.0001 to 1000000, or off",
            ])
    }

    @Test func `saving changes only the value's own place`() async throws {
        let store = try makeSUT(
            """
            # mine
            api_key = "k" # secret

            [voice]   # how it sounds
            speed = 1.25   # brisk
            'voice' = "cedar"
            instructions = \"""
            Be # brief.
            speed = 9
            \"""   # long
            # the end
            """)

        try await store.save([.speed], from: Preferences(), in: nil)
        var chosen = Preferences()
        chosen.session.instructions = "Short."
        try await store.save([.instructions, .threshold], from: chosen, in: nil)
        try await store.use(theme: "light")

        #expect(
            try contents() == """
                # mine
                api_key = "k" # secret
                theme = "light"

                [voice]   # how it sounds
                speed = 1   # brisk
                'voice' = "cedar"
                instructions = "Short."   # long
                threshold = 0.5
                # the end
                """)
        #expect(store.load().problems.isEmpty)
    }

    @Test func `a new file is for its owner alone, and an old one keeps its mode`() async throws {
        let store = try makeSUT()
        try await store.use(theme: "light")
        #expect(try mode() == 0o600)

        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        try await store.use(theme: "dark")
        #expect(try mode() == 0o640)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["config.toml"])
    }

    @Test func `a link to the file stays a link`() async throws {
        _ = try makeSUT("theme = \"dark\"\n")
        let link = folder.appending(path: "link.toml").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)

        try await TOMLSettingsStore(path: link, catalog: .standard).use(theme: "light")

        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
        #expect(try contents() == "theme = \"light\"\n")
    }

    @Test func `a syntax error is told with line and column, and the file is left alone`() async throws {
        let text = "theme = \"dark\"\n[voice]\nspeed = = 2\n"
        let store = try makeSUT(text)

        let problem = try #require(store.load().problems.first)
        #expect(problem.line == 3)
        #expect(problem.column == 9)
        #expect(store.load().settings == SessionSettings())
        await #expect(throws: SettingsStoreError.self) { try await store.use(theme: "light") }
        #expect(try contents() == text)
    }

    @Test func `bad values and unknown keys are told with their lines, the rest is used`() throws {
        let store = try makeSUT(
            """
            colour = "blue"
            theme = 3
            [voice]
            voice = "cedar"
            speed = "fast"
              threshold = 7
            volume = 11
            silence_ms = 700
            create_response = "no"
            """)
        let loaded = store.load()

        #expect(
            loaded.problems.map { $0.text.replacingOccurrences(of: path, with: "config.toml") } == [
                "config.toml:1:1: unknown setting colour", "config.toml:2:1: theme must be a string",
                "config.toml:5:1: speed must be 0.25 to 1.5", "config.toml:6:3: threshold must be 0 to 1",
                "config.toml:7:1: unknown setting volume",
                "config.toml:9:1: create_response must be on or off",
            ])
        #expect(loaded.settings.voice == "cedar")
        #expect(loaded.settings.silence == .milliseconds(700))
        #expect(loaded.settings.threshold == SessionSettings().threshold)
        #expect(loaded.settings.createsResponse)
    }

    @Test func `what cannot be changed in place is refused, not destroyed`() async throws {
        let text = "voice = { speed = 1.25 }\n"
        let store = try makeSUT(text)
        #expect(store.load().settings.speed == 1.25)

        await #expect(throws: SettingsStoreError.self) {
            try await store.save([.threshold], from: Preferences(), in: nil)
        }
        #expect(try contents() == text)
    }

    @Test func `a key is used when only its owner can read it`() throws {
        #expect(try makeSUT("api_key = \"sk-secret\"\n").apiKey()?.reveal() == "sk-secret")
        #expect(try makeSUT("theme = \"dark\"\n").apiKey() == nil)
    }

    @Test(arguments: [0o644, 0o640, 0o604, 0o660]) func `a key others can read is refused with what to do`(mode: Int)
        throws
    {
        let store = try makeSUT("api_key = \"sk-secret\"\n", mode: mode)

        let error = #expect(throws: SecretFileError.self) { try store.apiKey() }
        let text = try #require(error).text
        #expect(text.contains("chmod 600 \(path)"))
        #expect(!"\(text) \(String(reflecting: error))".contains("sk-secret"))
    }

    @Test func `a secret is never described`() throws {
        let secret = Secret("sk-secret")
        var dumped = ""
        dump(secret, to: &dumped)

        for text in ["\(secret)", String(describing: secret), String(reflecting: secret), dumped, "\([secret])"] {
            #expect(!text.contains("sk-secret"))
        }
    }

    @Test func `a broken file that holds a key does not show it`() throws {
        let store = try makeSUT("api_key = \"sk-secret\nspeed = 1\n")

        #expect(!store.load().problems.map(\.text).joined().contains("sk-secret"))
    }

    @Test(arguments: ["", "[", "[voice", "=", "a", "a =", "\"\"\"", "[voice]\nspeed =", "x = '''", "\\", "a = [1,\n2"])
    func `text that is hardly TOML does no harm`(text: String) throws {
        _ = try makeSUT(text).load()
    }
}

extension TOMLSettingsStore {
    /// Keeps a theme alone.
    func use(theme: String) throws(SettingsStoreError) {
        var chosen = Preferences()
        chosen.theme = theme
        try save([.theme], from: chosen, in: nil)
    }
}

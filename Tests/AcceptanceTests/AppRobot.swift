import Echo
import EchoApp
import EchoAudio
import EchoScreen
import EchoStore
import EchoTerminal
import EchoTestKit
import EchoWake
import EchoWire
import Foundation
import House
import Immersion
import ImmersionAdapters
import PhoneBridge
import ScreenTestKit
import ServerTestKit
import Synchronization

@testable import LocalBackend
@testable import Phone
@testable import echo_tui

/// Drives the whole program in process: keys in, screen out, with a real server on loopback behind it.
@MainActor final class AppRobot {
    let screen: MemoryScreen
    let microphone: ManualMicrophone
    let loudspeaker: ManualLoudspeaker
    /// What the person hears of telephone calls.
    let callLoudspeaker = ManualLoudspeaker()
    /// Milliseconds of items that were not whole yet.
    private var heard: [String: Int] = [:]
    let configFile: URL
    /// Where its conversations are kept.
    let conversationFolder: URL
    private let conversations: ConversationStore
    private let host: LoopbackHost?
    private let adapter: Screen
    private let traffic = Mutex<[WireRecord]>([])
    private var tasks: [Task<Void, Never>] = []
    let house: HouseDesk
    private let houseTools: HouseToolset
    /// What there is to learn a language with.
    let languages: LearnersMachine
    /// Cards, and days of learning.
    let learningFile: URL
    /// The house behind it, where it is the simulated one.
    let flat: Flat?

    /// Starts the program and a local server with such an assistant, and waits until it is connected.
    ///
    /// - Parameter home: where its files are, for one that finds some, or shares them; nil for a place of its own.
    convenience init(
        assistant: ScriptedBrain = .echoing, hears utterances: String..., hearing more: [String] = [],
        config: String = "", until ready: String = "idle",
        tools: [Tool] = [], microphone: ManualMicrophone = ManualMicrophone(),
        loudspeaker: ManualLoudspeaker = ManualLoudspeaker(), keymap: Keymap = Keymap(CompositionRoot.catalog.commands),
        doctor: (any DoctorProtocol)? = nil, conversations folder: URL? = nil, resuming resumption: Resumption? = nil,
        house: any HouseProtocol = AbsentHouse(), houseMemory: (any HouseMemoryProtocol)? = nil,
        pin: (any PINProtocol)? = nil, languages: LearnersMachine = LearnersMachine(), day: ModelDay? = nil,
        environment: [String: String] = [:], home: URL? = nil, width: Int = 120, height: Int = 40
    ) async throws {
        var configuration = LoopbackServer.configuration(
            brain: assistant,
            recognizer: ScriptedRecognizer((utterances + more).map { RecognizedWords(text: $0) }))
        if let day { configuration.retiringModels = { day.date } }
        let host = LoopbackHost(configuration)
        let port = try await host.start()
        try self.init(
            url: "ws://127.0.0.1:\(port)/v1", key: LoopbackServer.token, host: host, config: config, tools: tools,
            microphone: microphone, loudspeaker: loudspeaker, keymap: keymap, doctor: doctor, environment: environment,
            conversations: folder,
            resuming: resumption, house: HouseDesk(house, keeper: houseMemory, pin: pin), flat: house as? Flat,
            pin: pin, languages: languages, day: day, home: home, width: width, height: height)
        _ = await sees(ready)
    }

    /// Starts it with somebody who translates what is heard, and a Spanish voice.
    convenience init(
        interpreting translator: ScriptedTranslator, hears recognizer: ScriptedRecognizer, config: String = ""
    ) async throws {
        var configuration = LoopbackServer.configuration(recognizer: recognizer)
        configuration.translators = [translator]
        configuration.languageVoices = ScriptedVoices(["es"])
        let host = LoopbackHost(configuration)
        let port = try await host.start()
        try self.init(url: "ws://127.0.0.1:\(port)/v1", key: LoopbackServer.token, host: host, config: config)
        _ = await sees("idle")
    }

    /// Starts it as a newcomer does, who has no key: with the offline assistant and the parts of their machine.
    ///
    /// - Parameter utterances: what the ears that come with the program hear.
    convenience init(on machine: NewcomersMachine, hears utterances: String...) async throws {
        let servers = machine.servers
        let found = FoundParts(shelf: { machine.shelf }, search: { await servers.offers() })
        var configuration = LocalServerConfiguration.assistant(
            LocalAssistantParts(brain: .auto, ears: .auto, voice: .auto), own: { machine.shelf.own() },
            among: machine.servers, token: LoopbackServer.configuration().token,
            builtInRecognizer: ScriptedRecognizer(utterances.map { RecognizedWords(text: $0) }),
            builtInSynthesizer: ScriptedSynthesizer(), tell: found.tell)
        configuration.models = .any
        let host = LoopbackHost(configuration)
        let port = try await host.start()
        try self.init(url: "ws://127.0.0.1:\(port)/v1", key: LoopbackServer.token, host: host, parts: found)
        _ = await sees("idle")
    }

    /// Starts the program before its server.
    static func withoutServer(
        house: any HouseProtocol = AbsentHouse(), pin: (any PINProtocol)? = nil
    ) async throws -> AppRobot {
        let host = LoopbackHost(LoopbackServer.configuration())
        let port = try await host.start()
        await host.stop()
        let app = try AppRobot(
            url: "ws://127.0.0.1:\(port)/v1", key: LoopbackServer.token, host: host,
            house: HouseDesk(house, pin: pin), pin: pin)
        _ = await app.sees("✕ offline")
        return app
    }

    /// Starts the program with whoever may be at this address.
    convenience init(url: String, key: String?, config: String = "") throws {
        try self.init(url: url, key: key, host: nil, config: config)
    }

    private init(
        url: String, key: String?, host: LoopbackHost?, parts: (any LocalPartsProtocol)? = nil, config: String = "",
        tools: [Tool] = [], microphone: ManualMicrophone = ManualMicrophone(),
        loudspeaker: ManualLoudspeaker = ManualLoudspeaker(),
        keymap: Keymap = Keymap(CompositionRoot.catalog.commands), doctor: (any DoctorProtocol)? = nil,
        environment: [String: String] = [:], conversations folderOfAnother: URL? = nil,
        resuming resumption: Resumption? = nil, house: HouseDesk = HouseDesk(AbsentHouse()), flat: Flat? = nil,
        pin: (any PINProtocol)? = nil, languages: LearnersMachine = LearnersMachine(), day: ModelDay? = nil,
        home: URL? = nil, width: Int = 120, height: Int = 40
    ) throws {
        (self.house, self.flat, self.languages) = (house, flat, languages)
        self.host = host
        self.microphone = microphone
        self.loudspeaker = loudspeaker
        screen = MemoryScreen(width: width, height: height)
        let ownHome = FileManager.default.temporaryDirectory.appending(path: "echo-tui-\(UUID().uuidString)")
        configFile = (home ?? ownHome).appending(path: "config.toml")
        try FileManager.default.createDirectory(
            at: configFile.deletingLastPathComponent(), withIntermediateDirectories: true)
        learningFile = configFile.deletingLastPathComponent().appending(path: "language")
        conversationFolder =
            folderOfAnother ?? configFile.deletingLastPathComponent().appending(path: "conversations")
        let keys = StorageKeyFile(path: conversationFolder.appending(path: "storage.key").path)
        let unsent = conversationFolder.appending(path: "unsent").path
        conversations = ConversationStore(
            folder: conversationFolder.path, sentTexts: Self.history(besides: configFile),
            notes: [learningFile.path, unsent], keys: keys)
        if !config.isEmpty { try Data(config.utf8).write(to: configFile) }

        let store = TOMLSettingsStore(path: configFile.path, catalog: CompositionRoot.catalog)
        let stored = store.load()
        let migration = day.map { ModelMigration(stored, today: $0.day, isVendors: $0.isVendors) }
        let preferences = migration?.applied(to: stored, of: CompositionRoot.catalog.settings) ?? stored
        let view = LoopHolder()
        let shared = SharedMicrophone(microphone)
        let folder = configFile.deletingLastPathComponent()
        var setup = ScreenSetup(
            server: ServerIdentity(
                isLocal: host != nil, host: URLComponents(string: url)?.host ?? url, model: "gpt-realtime"))
        (setup.preferences, setup.themes) = (preferences, ThemeCatalog.names)
        (setup.resumption, setup.migration) = (resumption, migration)
        var devices = ScreenDevices(store: store)
        devices.microphone = microphone
        devices.history = conversations.sentTexts
        devices.unsent = conversations.unsentTexts(at: unsent)
        devices.folders = FileReader(home: folder.path, folder: "/")
        devices.pictures = PictureRenderer(programs: folder.path)
        devices.logFiles = WireLogFiles(folders: [folder])
        devices.recorder = SoundRecorder(folder: Self.recordings(besides: configFile).path)
        (devices.conversations, devices.prompts, devices.encryption) = (conversations, conversations, conversations)
        devices.rows = { [conversations] in conversations.rows(of: $0) }
        devices.promptFiles = PromptFiles(CompositionRoot.catalog, folder: folder.path)
        devices.soundKeeper = SoundKeeper(folder: conversationFolder.path, keys: keys)
        let sounds = SoundLibrary(of: conversations, keys: keys)
        devices.soundLibrary = sounds
        devices.files = FileWriter(conversations: conversations, sounds: sounds)
        devices.kept = KeptFiles(
            store: conversations,
            places: DataPlaces(
                recordings: Self.recordings(besides: configFile).path, sentTexts: Self.history(besides: configFile),
                state: folder.path, settings: configFile.path,
                notes: [
                    FeatureNote(
                        .room, file: learningFile.path, rows: KeptRoomMemory.area, exportName: "language"),
                    FeatureNote(.bookmarks, file: "", rows: "bookmarks", exportName: "bookmarks"),
                ]))
        devices.spending = conversations
        let archive = CallArchive(conversations, folder: conversationFolder.path, keys: keys)
        let phone = ScreenPhone(
            preferences.engine.phone, archive: archive, settings: store,
            in: PhoneProgram(environment: environment, storedToken: { nil }, version: Version.current) {
                [callLoudspeaker] in AudioDevices(microphone: shared.beside, loudspeaker: callLoudspeaker)
            },
            readiness: { PhoneReadiness(server: "127.0.0.1", key: .notNeeded, publicAddress: nil) }
        ) { body in
            try await body(
                CallHost(
                    makeEngine: { _ in Self.callEngine(url, key, preferences, day) },
                    configuration: {
                        CallConfiguration(
                            preferences.engine.phone, preferences.settings, in: LineVoice.languages, for: $0)
                    },
                    voice: LineVoice()))
        }
        let cardSounds = CardSounds(folder: folder.appending(path: "card-sounds").path)
        let room = RoomDesk(
            languages, getter: languages.getter, keeper: KeptRoomMemory(in: conversations, earlier: learningFile.path),
            files: CardFiles(home: folder.path, folder: folder.path, sounds: cardSounds),
            anki: AnkiDesk(transport: { HTTPTransport() }, sounds: cardSounds), sounds: cardSounds,
            events: EventSender(
                keeper: EventQueueFile(path: folder.appending(path: "events.json").path), clock: SystemClock(),
                send: EventWire({ ProviderWire(transport: HTTPTransport()) }, key: { nil }).send))
        devices.plugged = [self.house, room, phone]
        (devices.pin, devices.localParts) = (pin, parts)
        (devices.wakeWord, devices.doctor) = (WakeListener(shared), doctor)
        let adapter = CompositionRoot.composition.screen(
            setup, devices: devices, perform: { view.loop?.perform($0) ?? false },
            onChange: { view.loop?.show($0.state) })
        let loop = TerminalLoop(screen: screen, keymap: keymap, onIntent: { adapter.handle($0) })
        view.loop = loop
        self.adapter = adapter
        let echo = Self.echo(url, key, preferences, configFile, shared, loudspeaker, day)
        houseTools = HouseToolset(of: self.house, for: echo, asSentences: true)
        tools.forEach { echo.registerTool($0) }
        start(loop, echo)
        tasks.append(Task { [house = self.house] in await house.run() })
    }

    deinit {
        tasks.forEach { $0.cancel() }
        try? FileManager.default.removeItem(at: configFile.deletingLastPathComponent())
    }

    /// Ends the program and the server.
    func quit() async {
        await adapter.close()
        await conversations.close()
        tasks.forEach { $0.cancel() }
        await host?.stop()
    }

    /// Ends the program without a chance to put anything in order.
    func crash() async {
        await conversations.close()
        tasks.forEach { $0.cancel() }
        await host?.stop()
    }

    // MARK: - What the person does

    func press(_ keys: KeyPress...) {
        for key in keys { screen.press(key) }
    }

    func type(_ text: String) { screen.type(text) }

    func paste(_ text: String) { screen.paste(text) }

    /// Types a line and sends it. Returns when it is on its way.
    func send(_ text: String) async {
        type(text)
        _ = await sees("› \(text)")
        press(.enter)
        _ = await seesNot("› \(text)")
    }

    /// Speaks for a second or so, after a short silence.
    func speak() {
        microphone.say(SpokenSound.quiet(milliseconds: 600) + SpokenSound.voice(milliseconds: 1200))
    }

    /// Coughs, after a short silence.
    func cough() {
        microphone.say(
            SpokenSound.quiet(milliseconds: 600) + SpokenSound.noise(milliseconds: 160)
                + SpokenSound.quiet(milliseconds: 600))
    }

    /// Has the assistant reach the house, as the one of this machine does.
    func furnishHouse() {
        house.isAskedHere = true
        house.listener.onToolsChange = { [weak houseTools] in houseTools?.renew() }
        houseTools.renew()
    }

    /// Says the next thing that is to be heard, and listens to what is answered until the screen shows this.
    func says(until text: String) async -> Bool {
        speak()
        pause()
        return await hears(until: text)
    }

    /// Is silent for long enough that a turn is over.
    func pause() { microphone.say(SpokenSound.quiet(milliseconds: 1000)) }

    /// Opens the microphone and returns when it hears.
    func startTalking() async {
        press(.space)
        _ = await eventually { microphone.isOpen }
        _ = await sees("● listening")
    }

    /// Listens to all that the assistant says.
    func hearAnswer() async {
        _ = await eventually { !loudspeaker.wholeItems.isEmpty }
        loudspeaker.wholeItems.forEach { loudspeaker.finish($0) }
    }

    /// Listens to all that is said, here and in a call, until the screen shows this.
    func hears(until texts: String...) async -> Bool {
        await shows("heard until: \(texts)") {
            for device in [loudspeaker, callLoudspeaker] { listen(to: device) }
            return texts.allSatisfy { screen.text.contains($0) }
        }
    }

    /// So much is heard of each item as there is: who speaks waits for the ear when they are half a second ahead.
    private func listen(to device: ManualLoudspeaker) {
        for item in device.items {
            guard !device.wholeItems.contains(item) else {
                device.finish(item)
                continue
            }
            let there = Int(device.seconds(of: item) * 1000)
            guard there > heard[item, default: 0] else { continue }
            device.play(there - heard[item, default: 0], of: item)
            heard[item] = there
        }
    }

    /// Listens to so much of what the assistant says now.
    func hear(milliseconds: Int) async {
        _ = await eventually { !loudspeaker.items.isEmpty }
        loudspeaker.items.first.map { loudspeaker.play(milliseconds, of: $0) }
    }

    func resize(width: Int, height: Int) {
        screen.terminalSize = Size(width: width, height: height)
        screen.signal(.resize)
    }

    // MARK: - What the world does

    func stopServer() async { await host?.stop() }

    func startServer() async throws { try await host?.start() }

    // MARK: - What there is to see

    func sees(_ texts: String...) async -> Bool {
        await shows("seen: \(texts)") { texts.allSatisfy { screen.text.contains($0) } }
    }

    /// Whether a row with such a text is the one that is chosen, at whatever time of a call it was.
    func marks(_ text: String) async -> Bool {
        await shows("marked: \(text)") {
            screen.text.split(separator: "\n").contains { $0.contains("▎") && $0.contains(text) }
        }
    }

    func seesNot(_ text: String) async -> Bool { await shows("gone: \(text)") { !screen.text.contains(text) } }

    /// Nothing that a terminal would obey was ever drawn.
    var holdsNoControls: Bool {
        screen.frames.allSatisfy { frame in
            frame.cells.allSatisfy { cell in
                cell.text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
            }
        }
    }

    /// The JSON of everything of this type that went to the server.
    func sent(_ type: String) -> [String] { records(.sent, type) }

    /// The JSON of everything of this type that came from the server.
    func received(_ type: String) -> [String] { records(.received, type) }

    /// What is wrong with its live sessions by the published rules, as far as they went; empty when all is well.
    var liveFailures: [String] {
        var sessions: [[WireLine]] = []
        for record in traffic.withLock({ $0 }) {
            guard record.isOfLiveSession, let event = record.eventWithSound else { continue }
            if record.type == LiveSessionStart.type { sessions.append([]) }
            guard !sessions.isEmpty else { continue }
            sessions[sessions.count - 1].append(WireLine(record.direction == .sent ? .client : .server, event))
        }
        return (sessions.isEmpty ? ["no session"] : [])
            + sessions.flatMap { LiveCheck.failures(in: $0, isCut: true) }
    }

    /// Whether so many events of this type have reached the wire, the last of which holds all of `parts`.
    func serverSees(_ type: String, count: Int = 1, _ parts: String...) async -> Bool {
        await shows("sent: \(count) \(type) \(parts)") {
            let sent = sent(type)
            return sent.count >= count && parts.allSatisfy { sent.last?.contains($0) == true }
        }
    }

    /// Whether the server has said something of this type that holds all of `parts`.
    func serverSays(_ type: String, _ parts: String...) async -> Bool {
        await shows("received: \(type) \(parts)") {
            records(.received, type).contains { json in parts.allSatisfy(json.contains) }
        }
    }

    /// The files with events that were written.
    var eventFiles: [URL] {
        let folder = configFile.deletingLastPathComponent()
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "jsonl" }.sorted { $0.path < $1.path }
    }

    /// Puts a file into the person's home.
    func keep(_ text: String, in name: String) throws {
        try Data(text.utf8).write(to: configFile.deletingLastPathComponent().appending(path: name))
    }

    /// The texts that were kept, a JSON string a line.
    var keptHistory: String {
        (try? String(contentsOfFile: Self.history(besides: configFile), encoding: .utf8)) ?? ""
    }

    /// What was recorded, by the names of the files.
    var recordings: [URL] {
        let folder = Self.recordings(besides: configFile)
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).sorted { $0.path < $1.path }
    }

    private static func recordings(besides configFile: URL) -> URL {
        configFile.deletingLastPathComponent().appending(path: "recordings")
    }

    private static func history(besides configFile: URL) -> String {
        configFile.deletingLastPathComponent().appending(path: "state/history").path
    }

    /// What is kept on disk.
    var keptConfig: String { (try? String(contentsOf: configFile, encoding: .utf8)) ?? "" }

    /// Cards and days, as they are kept.
    var keptLearning: String {
        get async {
            let rows = try? await conversations.rows(of: KeptRoomMemory.area).news(since: nil).rows
            return (rows ?? []).compactMap(\.content).joined(separator: "\n")
        }
    }

    func keeps(_ line: String) async -> Bool {
        await eventually { keptConfig.split(separator: "\n").contains { $0 == line } }
    }

    /// Whether the file of a profile comes to hold this text and nothing else.
    func keepsInProfile(_ name: String, _ text: String) async -> Bool {
        let file = configFile.deletingLastPathComponent().appending(path: "profiles/\(name).toml")
        return await eventually { (try? String(contentsOf: file, encoding: .utf8)) == text }
    }

    /// How many events of which type went which way.
    var wireSummary: String {
        let counts = traffic.withLock {
            $0.reduce(into: [String: Int]()) { $0[$1.direction.rawValue + " " + $1.type, default: 0] += 1 }
        }
        return counts.map { "\($0.value) \($0.key)" }.sorted().joined(separator: ", ")
    }

    // MARK: - Private

    /// Looks until it is so. When it never is, the screen stands beside the failure.
    private func shows(_ what: String, _ holds: () -> Bool) async -> Bool {
        if await eventually({ holds() }) { return true }
        print("Not \(what)\n\(screen.text)\n\(wireSummary)")
        return false
    }

    private final class LoopHolder {
        weak var loop: TerminalLoop?
    }

    private func records(_ direction: WireRecord.Direction, _ type: String) -> [String] {
        traffic.withLock { $0.filter { $0.direction == direction && $0.type == type }.map(\.json) }
    }

    private func start(_ loop: TerminalLoop, _ echo: Echo) {
        let records = echo.traffic
        tasks = [
            Task { _ = try? await loop.run() },
            Task { [adapter] in await adapter.run() },
            Task { [conversations] in await conversations.run(clock: SystemClock()) },
            Task { [weak self] in
                for await record in records { self?.traffic.withLock { $0.append(record) } }
            },
        ]
        adapter.attach(EchoEngine(echo: echo))
    }

    /// Of one telephone call.
    nonisolated private static func callEngine(
        _ url: String, _ key: String?, _ preferences: StoredPreferences, _ day: ModelDay?
    ) -> Echo {
        let options = LaunchOptions(server: ServerOptions(configFile: URL(filePath: "/dev/null")))
        return Echo(
            key: key, configuration: EchoConfiguration(preferences, options, url: url, isFree: true),
            today: { day?.day ?? CalendarDay(.now) })
    }

    private static func echo(
        _ url: String, _ key: String?, _ preferences: StoredPreferences, _ configFile: URL,
        _ microphone: SharedMicrophone, _ loudspeaker: ManualLoudspeaker, _ day: ModelDay?
    ) -> Echo {
        let options = LaunchOptions(server: ServerOptions(configFile: configFile))
        return Echo(
            key: key, configuration: EchoConfiguration(preferences, options, url: url, isFree: true),
            microphone: microphone, loudspeaker: loudspeaker, today: { day?.day ?? CalendarDay(.now) })
    }
}

extension WireRecord {
    /// Not of the answers of a model that writes, which name their events alike.
    fileprivate var isOfLiveSession: Bool {
        type.hasPrefix("session.")
            || ["response.event", "response.item.create", "response.create", "error", "info"].contains(type)
    }

    /// The log has the size of a sound in its place: here it is as much silence.
    fileprivate var eventWithSound: JSONValue? {
        guard case .object(var event)? = try? JSONValue(parsing: json) else { return nil }
        for field in ["audio", "delta"] {
            guard let size = event[field]?.string?.wholeMatch(of: /‹(\d+) bytes of audio›/)?.output.1 else { continue }
            event[field] = .string(Data(count: Int(size) ?? 0).base64EncodedString())
        }
        return .object(event)
    }
}

import Echo
import EchoAudio
import EchoScreen
import EchoServing
import EchoStore
import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import PhoneBridge
import PhoneExchange
import ScreenTestKit
import ServerTestKit
import Synchronization

@testable import Phone
@testable import echo_tui

/// A bridge, the assistant that it calls with, and an exchange that rings it: callers are scripts.
final class CallRobot: Sendable {
    let exchange: PhoneExchange
    let bridge: CallBridge
    let assistant: LoopbackHost
    /// What programs show the bridge.
    let token: String
    private let port = Mutex(0)
    private let told = Mutex<[CallHappening]>([])

    private init(_ exchange: PhoneExchange, _ bridge: CallBridge, _ assistant: LoopbackHost, token: String) {
        (self.exchange, self.bridge, self.assistant, self.token) = (exchange, bridge, assistant, token)
    }

    /// - Parameters:
    ///   - allowing: who may call.
    ///   - sessionLimit: how long the server holds one session.
    ///   - folder: where calls are remembered, and recorded; nil for nowhere.
    ///   - phone: changes what is set of calls.
    ///   - users: who has a token of their own.
    static func run(
        _ brain: ScriptedBrain = .echoing, hears utterances: String..., allowing: [CallerPattern] = [.any],
        sessionLimit: Duration = .seconds(3600), recordingIn folder: URL? = nil,
        phone change: @escaping @Sendable (inout PhonePreferences) -> Void = { _ in }, users: [BridgeUser] = [],
        _ body: @escaping @Sendable (CallRobot) async throws -> Void
    ) async throws {
        let assistant = LoopbackHost(
            LoopbackServer.configuration(
                brain: brain, recognizer: ScriptedRecognizer(utterances.map { RecognizedWords(text: $0) }),
                sessionLimit: sessionLimit))
        let url = "ws://127.0.0.1:\(try await assistant.start())/v1"
        let line = try TestLine()
        var phone = PhonePreferences()
        phone.recording = folder == nil ? .off : .announce
        change(&phone)
        var policy = PhoneAssistant.office.policy(phone, allowing: [])
        policy.incoming.allowed = allowing
        let host = CallHost(
            makeEngine: { _ in
                var configuration = EchoConfiguration()
                configuration.baseURL = url
                return Echo(key: LoopbackServer.token, configuration: configuration)
            },
            configuration: { [phone] call in
                CallConfiguration(phone, SessionSettings(), in: LineVoice.languages, for: call)
            }, voice: LineVoice())
        let history = folder.map { Self.history(in: $0) }
        let configuration = try await line.start()
        let keeping = try CallKeeping.inMemory()
        for user in users { try await (keeping.store as? any UserKeepingProtocol)?.save(user) }
        let desk = await PhoneAssistant.office.desk(host, policy, keeping: keeping, history: history)
        let bridge = CallBridge(configuration, desk: desk)
        let robot = CallRobot(line.exchange, bridge, assistant, token: configuration.token.text)
        let remembering = Task { await history?.follow(bridge.desk) }
        let news = bridge.desk.switchboard.news
        let listening = Task { for await item in news { robot.told.withLock { $0.append(item.happening) } } }
        let result: Result<Void, any Error>
        do {
            try await RunningServer.run({ try await bridge.run(onListening: $0) }) { port in
                robot.port.withLock { $0 = port }
                try await body(robot)
            }
            result = .success(())
        } catch {
            result = .failure(error)
        }
        listening.cancel()
        await remembering.value
        await line.exchange.stop()
        await assistant.stop()
        try result.get()
    }

    /// Somebody calls, follows the script, and stays until it is over.
    func call(_ caller: ScriptedCaller, from number: String = TestLine.caller) async throws -> ExchangeCall {
        try await exchange.ended(try await exchange.call(from: number, to: TestLine.called, caller: caller))
    }

    /// As a program of one's own asks the bridge.
    func get(_ path: String, headers: [String: String] = [:]) async throws -> RawHTTPConnection.Answer {
        try await RawHTTPConnection.request(
            "GET", path, port: port.withLock(\.self), token: token, headers: headers, body: nil as Data?)
    }

    /// How a client reaches the bridge.
    var url: String { "http://127.0.0.1:\(port.withLock(\.self))" }

    /// The newest that the bridge lists.
    func recording() async throws -> String? {
        try await get("/api/recordings").json["recordings"]?[0]?["id"]?.string
    }

    private static func history(in folder: URL) -> CallHistory {
        let keys = StorageKeyFile(path: folder.appending(path: "storage.key").path)
        let store = ConversationStore(folder: folder.path, keys: keys)
        let settings = TOMLSettingsStore(path: config(in: folder).path, catalog: CompositionRoot.catalog)
        return CallHistory(
            CallArchive(store, folder: folder.path, keys: keys), settings: settings, country: nil,
            warn: PhoneAssistant.office.warn)
    }

    /// The settings that its programs share.
    static func config(in folder: URL) -> URL { folder.appending(path: "config.toml") }

    /// What happened in calls so far.
    var happenings: [CallHappening] { told.withLock(\.self) }

    /// The first that began.
    var call: String? {
        happenings.lazy.compactMap { if case .began(let call, _) = $0 { call.id } else { nil } }.first
    }

    static func saying(_ text: String) async throws -> CallerStep {
        .say(AudioCodec.muLaw.encode(try await LineVoice().speak(text)))
    }
}

public import EchoAudio
import EchoConcurrency
import EchoWire
import Foundation
import Synchronization

/// A telephone call that the server took by a line of its own, and holds with a live session of its own: the sound of both
/// sides never comes here but to be listened to.
///
/// As the transport of an `Echo` it carries one conversation, which is held as any other: the session that it begins with is
/// what the call is accepted with, and everything after that goes over a connection beside the call.
public final class ServerCall: RealtimeTransportProtocol {
    /// An event of the call, beside its conversation.
    public enum Event: Sendable, Hashable {
        /// What the caller says: 24 kHz.
        case heard(PCM16)
        /// The caller pressed a key: 0–9, `*`, `#`, A–D.
        case pressed(Character)
        /// The server does not give the call to this side: it is over, or somebody else has accepted it.
        case refused(EchoError)
        /// It was accepted, and the session is over.
        ///
        /// - Parameter isHungUp: the caller has hung up.
        case ended(isHungUp: Bool)
    }

    private struct State {
        var listener: (@Sendable (Event) -> Void)?
        var isAccepted = false
        var isOver = false
        /// The newest connection: only that may end the session.
        var number = 0
        var connection: (any RealtimeConnectionProtocol)?
    }

    /// As the server calls the session.
    public let id: String
    private let client: RESTClient
    private let transport: any RealtimeTransportProtocol
    private let state = Mutex(State())

    /// - Parameters:
    ///   - id: as the webhook names the session.
    ///   - url: as `EchoConfiguration.baseURL`.
    ///   - key: of the account that the call came to.
    ///   - network: as that of the configuration.
    /// - Throws: `EchoError.invalidURL`; `invalidData` for what is no name of a session.
    public convenience init(
        _ id: String, at url: String, key: String?, network: NetworkEnvironment = NetworkEnvironment()
    ) throws(EchoError) {
        let access = NetworkAccess(network)
        let key = key.flatMap(APIKey.init)
        let client = RESTClient(
            endpoint: try RESTEndpoint(baseURL: url), key: key, transport: access.http,
            emitter: EventEmitter<EchoEvent>(), log: WireLog(emitter: EventEmitter<WireRecord>()))
        guard Self.isName(id) else { throw .invalidData(reason: "the session's name is invalid") }
        let address = try RESTEndpoint(baseURL: url).url("live/sessions/\(id)/attach")
        let endpoint = try RealtimeEndpoint(url: address + (address.contains("?") ? "&" : "?") + "graceful_close=true")
        self.init(
            id, client: client,
            transport: WebSocketTransport(endpoint: endpoint, key: key?.value, network: access))
    }

    init(_ id: String, client: RESTClient, transport: any RealtimeTransportProtocol) {
        (self.id, self.client, self.transport) = (id, client, transport)
    }

    /// It becomes part of addresses.
    private static func isName(_ id: String) -> Bool {
        (1...200).contains(id.utf8.count)
            && id.utf8.allSatisfy {
                UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || isLetter($0) || "_-".utf8.contains($0)
            }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
    }

    /// The same configuration with a model that can hold such calls.
    public static func configuration(_ configuration: EchoConfiguration) -> EchoConfiguration {
        var configuration = configuration
        let models = configuration.models
        guard !models.isLive(configuration.realtimeModel) else { return configuration }
        configuration.realtimeModel = models.names(on: .live, after: CalendarDay(Date())).first ?? usualModel
        return configuration
    }

    private static let usualModel = "gpt-live-1.1"

    /// - Parameter listener: is told in order, and must not wait.
    public func listen(_ listener: (@Sendable (Event) -> Void)?) { state.withLock { $0.listener = listener } }

    /// Whether it was accepted, here.
    public var isAccepted: Bool { state.withLock(\.isAccepted) }

    // MARK: - What is done with the call

    /// Turns it down, before it was accepted.
    ///
    /// - Parameter status: of SIP, 300 to 699: 486 for a line that is busy, 603 for nobody who wants it.
    /// - Throws: what kept the server from doing it.
    public func reject(status: Int) async throws(EchoError) {
        try await post("reject", ["status_code": .integer(min(max(status, 300), 699))])
    }

    /// Connects the caller with somebody else; the session is over then.
    ///
    /// - Parameter target: an address: "sip:desk@example.com", "tel:+14155550123".
    /// - Throws: what kept the server from doing it.
    public func refer(to target: String) async throws(EchoError) {
        try await post("refer", ["target_uri": .string(target)])
    }

    /// - Throws: what kept the server from doing it.
    public func hangUp() async throws(EchoError) { try await post("hangup", [:]) }

    /// Presses a key of the telephone. What is pressed before there is a connection is lost.
    public func press(_ digit: Character) {
        guard let connection = state.withLock(\.connection) else { return }
        let event = JSONValue.object([
            "type": "transport.dtmf.send", "event": .string(String(digit).uppercased()),
        ])
        _ = connection.post(event.data)
    }

    private func post(_ verb: String, _ body: JSONObject) async throws(EchoError) {
        let request = RESTRequest(path: "live/sessions/\(id)/\(verb)", body: .object(body))
        // What it says does not matter; the connection is free again when it was read.
        _ = await RESTBody.beginning(of: try await client.send(request))
    }

    // MARK: - As a transport

    public func connect() async throws(EchoError) -> any RealtimeConnectionProtocol {
        let number = state.withLock { state in
            state.number += 1
            return state.number
        }
        return ServerCallConnection(self, number)
    }

    /// The session is begun: the call is accepted with it, the first time.
    ///
    /// - Returns: the connection beside the call.
    func begin(_ session: JSONObject, _ number: Int) async throws(EchoError) -> any RealtimeConnectionProtocol {
        guard !state.withLock(\.isOver) else { throw .connectionLost(code: 1000, reason: "the call is over") }
        if !isAccepted {
            do throws(EchoError) {
                try await post("accept", ["session": .object(Self.accepted(session))])
            } catch {
                tell(.refused(error))
                throw error
            }
            state.withLock { $0.isAccepted = true }
        }
        let connection = try await transport.connect()
        state.withLock { if $0.number == number { $0.connection = connection } }
        return connection
    }

    /// The sound is the line's own, whatever this side takes for its own.
    private static func accepted(_ session: JSONObject) -> JSONObject {
        var session = session
        session["type"] = "live"
        if var audio = session["audio"]?.object {
            audio["format"] = nil
            session["audio"] = audio.isEmpty ? nil : .object(audio)
        }
        return session
    }

    /// Whether a connection is the one in use: what an older one says of the session's end holds for the connection alone.
    func isNewest(_ number: Int) -> Bool { state.withLock { $0.number == number } }

    func tell(_ event: Event) {
        // Within the lock, to be told in order; the end once.
        state.withLock { state in
            guard !state.isOver else { return }
            switch event {
            case .ended, .refused: (state.isOver, state.connection) = (true, nil)
            case .heard, .pressed: break
            }
            state.listener?(event)
        }
    }
}

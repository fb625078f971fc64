public import Echo
public import EchoWire

/// Plays the server's part of a cassette to a client that has to play the client's.
///
/// ```swift
/// let player = try CassettePlayer(Cassette(contentsOf: file))
/// let echo = Echo(key: nil, realtimeTransport: player, httpTransport: player)
/// // … say and do what was recorded, then:
/// try await player.finish()
/// ```
///
/// The client's events have to come in the recorded order with the recorded content. Names that a client gives by
/// itself (`event_id`, the ids of items that it creates) may differ: in what the server says they are replaced by the
/// client's. Settings are not compared, sound of the microphone only by its length. Recorded G.711 sound is turned into
/// PCM at 24 kHz, which the engine asks for.
///
/// A client that departs from the cassette is hung up on, and `finish` throws where and how it departed.
public final class CassettePlayer: RealtimeTransportProtocol, HTTPTransportProtocol {
    /// How fast the server answers.
    public enum Pace: Sendable, Hashable {
        /// As fast as the client asks.
        case immediate
        /// With the pauses of the recording, on the player's clock.
        case recorded
    }

    private let realtime: ScriptedRealtimeTransport
    private let http: ScriptedHTTPTransport

    /// - Parameters:
    ///   - cassettes: one for each connection, in their order. Requests come from all of them.
    ///   - pace: how fast the server answers over a connection; over HTTP it is always at once.
    ///   - tolerated: types of events that the client may send though they were not recorded.
    ///   - clock: measures the recorded pace.
    /// - Throws: `ResamplerError` when there is no memory for its sound.
    public convenience init(
        _ cassettes: Cassette..., pace: Pace = .immediate,
        tolerating tolerated: Set<String> = ScriptedRealtimeTransport.tolerated,
        clock: any Clock<Duration> = ContinuousClock()
    ) throws {
        try self.init(cassettes, pace: pace, tolerating: tolerated, clock: clock)
    }

    /// The same with an array of them: what a `CassetteRecorder` has.
    public init(
        _ cassettes: [Cassette], pace: Pace = .immediate,
        tolerating tolerated: Set<String> = ScriptedRealtimeTransport.tolerated,
        clock: any Clock<Duration> = ContinuousClock()
    ) throws {
        let recorded = try cassettes.filter(\.isRealtime).map { try $0.realtimeLines(keepsPauses: pace == .recorded) }
        let playbacks = recorded.enumerated().map { index, lines in
            RealtimePlayback(
                exchange: index + 1, steps: lines.map(\.step), lines: lines.map(\.line), tolerating: tolerated)
        }
        realtime = ScriptedRealtimeTransport(playbacks, clock: clock)
        http = ScriptedHTTPTransport(cassettes.flatMap(\.exchanges))
    }

    /// All events of the client so far, in their order.
    public var sent: [JSONValue] { realtime.sent }

    /// All requests of the client so far. Headers may hold a key.
    public var requests: [HTTPRequest] { http.requests }

    /// Where the client did something else than the recording has.
    public var departures: [Departure] { realtime.departures + http.departures }

    /// How much more sound of the microphone was recorded before the server goes on; nil when it waits for none.
    public var awaitedSound: Duration? { realtime.awaitedSound }

    /// Waits until everything on the cassettes has happened.
    ///
    /// - Throws: how the client departed, or what it still has not done when the limit has passed.
    public func finish(within limit: Duration = TestPatience.limit) async throws(Departure) {
        try await realtime.finish(within: limit)
        try await http.finish(within: limit)
    }

    public func connect() async throws(EchoError) -> any RealtimeConnectionProtocol { try await realtime.connect() }

    public func send(_ request: HTTPRequest) async throws(EchoError) -> HTTPResponse { try await http.send(request) }
}

extension Cassette {
    /// Whether anything was said over a connection.
    fileprivate var isRealtime: Bool { exchanges.isEmpty && !entries.isEmpty }
}

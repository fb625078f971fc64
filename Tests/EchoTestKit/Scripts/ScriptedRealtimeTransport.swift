public import Echo
public import EchoWire
import Foundation
import Synchronization

/// A Realtime server that is a script: it waits for what the client is expected to send, and says what it is told to.
///
/// ```swift
/// let transport = ScriptedRealtimeTransport(.greeting + .question("hello") + .answer("Hi!"))
/// let echo = Echo(key: nil, realtimeTransport: transport)
/// let conversation = try await echo.startConversation()
/// try await conversation.send("hello")
/// try await transport.finish()
/// ```
///
/// A client that sends something else than the script expects is hung up on, and `finish` throws what differed.
public final class ScriptedRealtimeTransport: RealtimeTransportProtocol {
    /// Events of a client that need not stand in the script.
    public static let tolerated: Set = ["input_audio_buffer.clear", "session.update"]

    private let waiting: Mutex<[RealtimePlayback]>
    private let connected = Mutex<[RealtimePlayback]>([])
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - scripts: one for each connection, in their order; nobody is let in after the last.
    ///   - tolerated: types of events that the client may send though no script waits for them.
    ///   - clock: measures `RealtimeStep.waits`.
    public convenience init(
        _ scripts: RealtimeScript..., tolerating tolerated: Set<String> = ScriptedRealtimeTransport.tolerated,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        let playbacks = scripts.enumerated().map { index, script in
            RealtimePlayback(exchange: index + 1, steps: script.steps, lines: nil, tolerating: tolerated)
        }
        self.init(playbacks, clock: clock)
    }

    init(_ playbacks: [RealtimePlayback], clock: any Clock<Duration>) {
        waiting = Mutex(playbacks)
        self.clock = clock
    }

    /// All events of the client so far, in their order.
    public var sent: [JSONValue] { connected.withLock { $0.flatMap(\.sent) } }

    /// The client's events of one type.
    public func sent(_ type: String) -> [JSONValue] { sent.filter { $0["type"]?.string == type } }

    /// How often the client has connected.
    public var connections: Int { connected.withLock { $0.count } }

    /// Where the client did something else than the scripts have; one at most for each connection.
    public var departures: [Departure] { connected.withLock { $0.compactMap(\.departure) } }

    /// How much more sound of the microphone the script waits for before it goes on; nil when it waits for none.
    public var awaitedSound: Duration? { connected.withLock { $0.last?.awaitedSound } }

    /// Waits until everything in the scripts has happened.
    ///
    /// - Throws: how the client departed, or what it still has not done when the limit has passed.
    public func finish(within limit: Duration = TestPatience.limit) async throws(Departure) {
        _ = await eventually(within: limit) { !departures.isEmpty || unfinished == nil }
        if let departure = departures.first ?? unfinished { throw departure }
    }

    public func connect() async throws(EchoError) -> any RealtimeConnectionProtocol {
        guard let playback = waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else {
            throw .unreachable(host: "script", reason: "the script has no further connection")
        }
        let index = playback.exchange - 1
        let begin = connected.withLock { connected in
            connected.append(playback)
            return connected[index].begin()
        }
        if let refusal = playback.refusal { throw refusal }
        return ScriptedConnection(begin, clock: clock) { [weak self] text in
            self?.connected.withLock { $0[index].receive(text) } ?? []
        }
    }

    private var unfinished: Departure? {
        let stuck = connected.withLock { $0.first { $0.awaited != nil } }
        if let stuck {
            return Departure(exchange: stuck.exchange, step: stuck.line, expected: stuck.awaited, found: nil)
        }
        return waiting.withLock { $0.first }.map {
            Departure(exchange: $0.exchange, step: 1, expected: "a connection", found: nil)
        }
    }
}

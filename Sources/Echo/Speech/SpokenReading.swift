import EchoAudio
import EchoConcurrency
import EchoWire
import Foundation

/// Has a text read aloud over a Realtime session of its own, which ends with it; performs what `ReadingSession` decides.
struct SpokenReading {
    /// A server that says nothing for so long will not.
    static let patience = Duration.seconds(30)

    let host: String
    let transport: any RealtimeTransportProtocol
    let log: WireLog
    let work: WorkGroup
    private var session: ReadingSession
    private let tell: @Sendable (ReadingSession.Action) -> Void
    private var connection: (any RealtimeConnectionProtocol)?
    private var sounds: [PCM16] = []
    private var failure: EchoError?

    /// - Parameter tell: is told of charges, and of words that were not those of the text.
    init(
        _ session: ReadingSession, host: String, transport: any RealtimeTransportProtocol, log: WireLog,
        work: WorkGroup, tell: @escaping @Sendable (ReadingSession.Action) -> Void
    ) {
        self.session = session
        (self.host, self.transport, self.log, self.work, self.tell) = (host, transport, log, work, tell)
    }

    /// The next of the sound; nil at its end.
    ///
    /// - Throws: what kept the server from speaking, and `cancelled`.
    mutating func next() async throws(EchoError) -> PCM16? {
        while true {
            if !sounds.isEmpty { return sounds.removeFirst() }
            if let failure { throw failure }
            if session.isOver { return nil }
            try await hear()
        }
    }

    /// Ends the session, whatever it is doing; nobody waits for it.
    mutating func close() {
        guard let connection else { return }
        self.connection = nil
        work.start { await connection.close() }
    }

    private mutating func hear() async throws(EchoError) {
        let connection = try await connected()
        let watch = work.start {
            guard (try? await Task.sleep(for: Self.patience)) != nil else { return }
            await connection.close()
        }
        let events = await connection.receive()
        let isLate = watch.isOver
        watch.cancel()
        if Task.isCancelled { throw .cancelled }
        for event in events { try await perform(receive(event)) }
        if events.isEmpty { try await perform(session.end(isLate ? .connectionTimedOut(host: host) : lost)) }
    }

    private mutating func connected() async throws(EchoError) -> any RealtimeConnectionProtocol {
        if let connection { return connection }
        do throws(EchoError) {
            let new = try await transport.connect()
            connection = new
            return new
        } catch {
            throw Task.isCancelled ? .cancelled : error
        }
    }

    private var lost: EchoError { .connectionLost(code: 1006, reason: "") }

    private mutating func receive(_ event: RealtimeTransportEvent) -> [ReadingSession.Action] {
        switch event {
        case .closed(let code, let reason): return session.end(ConnectionEnd.error(code: code, reason: reason))
        case .violated(let reason): return session.end(.invalidData(reason: reason))
        case .text(let data):
            do throws(WireError) {
                let text = try ServerText(data)
                log.record(WireNote(data, text))
                return session.receive(try text.event)
            } catch {
                return session.end(.invalidData(reason: "\(error)"))
            }
        }
    }

    private mutating func perform(_ actions: [ReadingSession.Action]) async throws(EchoError) {
        for action in actions {
            switch action {
            case .send(let event):
                let data = event.data
                log.record(WireNote(event.json, size: data.count, .sent))
                try await connection?.send(data)
            case .play(let sound): if !sound.samples.isEmpty { sounds.append(sound) }
            case .charge, .tell: tell(action)
            case .end(let error): failure = error
            }
        }
    }
}

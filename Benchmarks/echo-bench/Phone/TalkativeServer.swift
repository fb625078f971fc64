import Echo
import Foundation
import Synchronization

/// A Realtime server within the program that agrees to everything and talks as long as it is let: what costs is who talks to
/// it.
final class TalkativeServer: RealtimeTransportProtocol {
    private let meter: CallMeter
    private let connection = Mutex<TalkativeConnection?>(nil)

    init(_ meter: CallMeter) { self.meter = meter }

    func connect() async throws(EchoError) -> any RealtimeConnectionProtocol {
        let connection = TalkativeConnection(meter)
        self.connection.withLock { $0 = connection }
        return connection
    }

    func beginAnswer() { connection.withLock { $0 }?.beginAnswer() }
    func talk() { connection.withLock { $0 }?.talk() }
    func hearSpeech() { connection.withLock { $0 }?.hearSpeech() }
}

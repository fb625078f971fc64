import Echo
import EchoAudio
import Foundation
import PhoneExchange
import Synchronization

/// A person at this machine's microphone and loudspeaker as somebody at a telephone.
final class LiveCaller: CallerProtocol {
    /// Sound of the microphone that waits for the line: two tenths of a second; what is older is dropped.
    private static let mostWaiting = 1600
    private static let item = "telephone"

    private let devices: AudioDevices
    private let waiting = Mutex(Data())
    private let encoder = Mutex(LineEncoder(.muLaw))
    private let decoder = Mutex(LineDecoder(.muLaw))
    private let isLeaving = Atomic(false)

    init(_ devices: AudioDevices) {
        self.devices = devices
        devices.loudspeaker?.start { _ in }
        devices.microphone?.start { [weak self] in
            if case .captured(let captured) = $0 { self?.take(captured.sound) }
        }
    }

    func turn(hearing sound: Data, at time: Duration) -> CallerTurn {
        devices.loudspeaker?.enqueue(decoder.withLock { $0.decode(sound) }, item: Self.item)
        let frame = waiting.withLock { waiting in
            defer { waiting = Data(waiting.dropFirst(160)) }
            return Data(waiting.prefix(160))
        }
        return CallerTurn(sound: frame, hangsUp: isLeaving.load(ordering: .relaxed))
    }

    func hangUp() { isLeaving.store(true, ordering: .relaxed) }

    func close() async {
        await devices.microphone?.stop()
        await devices.loudspeaker?.stop()
    }

    private func take(_ sound: PCM16) {
        let bytes = encoder.withLock { $0.encode(sound) }
        waiting.withLock { $0 = Data(($0 + bytes).suffix(Self.mostWaiting)) }
    }
}

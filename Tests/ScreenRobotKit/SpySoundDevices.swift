import Echo
import EchoScreen
import Synchronization

/// Sound devices that are what the test says, and remember what was asked of them.
final class SpySoundDevices: SoundDevicesProtocol {
    private let asked = Mutex<[String]>([])
    private let there: Mutex<[AudioDevice]>
    private let hasServer = Mutex(false)
    private let watchers = Mutex<[AsyncStream<DeviceList>.Continuation]>([])

    let protection: AsyncStream<ProtectionStatus>
    private let tell: AsyncStream<ProtectionStatus>.Continuation

    init(_ devices: [AudioDevice]) {
        there = Mutex(devices)
        (protection, tell) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// What became of the echo.
    func report(_ status: ProtectionStatus) { tell.yield(status) }

    var messages: [String] { asked.withLock(\.self) }
    func plugIn(_ device: AudioDevice) { there.withLock { $0.append(device) } }

    /// The system tells of it by itself.
    func become(_ devices: [AudioDevice], hasServer: Bool = false) {
        there.withLock { $0 = devices }
        self.hasServer.withLock { $0 = hasServer }
        for watcher in watchers.withLock(\.self) { watcher.yield(list) }
    }

    private var list: DeviceList { DeviceList(there.withLock(\.self), hasServer: hasServer.withLock(\.self)) }

    func devices() async -> DeviceList? { list }

    var changes: AsyncStream<DeviceList> {
        let (stream, continuation) = AsyncStream.makeStream(of: DeviceList.self, bufferingPolicy: .unbounded)
        watchers.withLock { $0.append(continuation) }
        return stream
    }

    func use(_ deviceID: String?, for direction: AudioDevice.Direction) async {
        asked.withLock { $0.append("\(direction)=\(deviceID ?? "default")") }
    }

    func tune(_ direction: AudioDevice.Direction, gain: Double, latency: Duration) async {
        guard gain != 0 || latency != .zero else { return }
        asked.withLock { $0.append("\(direction) \(Int(gain)) dB, \(latency)") }
    }

    func use(_ conditioning: SoundConditioning) async {
        asked.withLock { $0.append("denoise=\(conditioning.denoises) gain=\(conditioning.levels)") }
    }

    func use(_ protection: EchoProtection) async { asked.withLock { $0.append("protection=\(protection)") } }
}

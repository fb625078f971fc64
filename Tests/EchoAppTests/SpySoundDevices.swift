import Echo
import EchoApp
import Synchronization

/// Sound devices that are what the test says, and remember what was asked of them.
final class SpySoundDevices: SoundDevicesProtocol {
    private let asked = Mutex<[String]>([])
    private let there: Mutex<[AudioDevice]>

    init(_ devices: [AudioDevice]) { there = Mutex(devices) }

    var messages: [String] { asked.withLock(\.self) }
    func plugIn(_ device: AudioDevice) { there.withLock { $0.append(device) } }

    func devices() async -> [AudioDevice] { there.withLock(\.self) }

    func use(_ deviceID: String?, for direction: AudioDevice.Direction) async {
        asked.withLock { $0.append("\(direction)=\(deviceID ?? "default")") }
    }

    func use(_ protection: EchoProtection) async { asked.withLock { $0.append("protection=\(protection)") } }
}

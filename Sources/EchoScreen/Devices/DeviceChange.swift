public import Echo

/// The fate of a device in use, when the devices of the machine changed.
public enum DeviceChange: Sendable, Hashable {
    /// It is gone; another goes on in its place, where there is one.
    case removed(AudioDevice, now: AudioDevice?)
    /// The chosen one is there again and is used again.
    case returned(AudioDevice)
    /// It was away only as long as the sound server, or came with it: it is used again, and nobody is told.
    case resumed(AudioDevice)
    /// None was chosen, and the machine's own choice is another.
    case changed(AudioDevice)

    public var direction: AudioDevice.Direction {
        switch self {
        case .removed(let device, _), .returned(let device), .resumed(let device), .changed(let device):
            device.direction
        }
    }
}

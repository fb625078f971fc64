/// What can be unplugged from the virtual sound card.
public enum VirtualDevice: String, Sendable {
    case microphone = "mic"
    case loudspeaker = "speaker"
    case all
}

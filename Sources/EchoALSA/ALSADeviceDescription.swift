/// A device that ALSA knows of.
public struct ALSADeviceDescription: Sendable, Hashable {
    /// The value for `ALSAOptions.device`.
    public let name: String
    /// For people; may have several lines.
    public let description: String
    public let canCapture: Bool
    public let canPlay: Bool
}

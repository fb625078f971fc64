public import Echo

/// A device that can be chosen, and what else is known of it.
public struct SoundDevice: Sendable, Hashable {
    public var device: AudioDevice
    /// It is worn on the head or in the ears: its loudspeaker does not reach its microphone.
    public var isWorn: Bool

    public init(_ device: AudioDevice, isWorn: Bool = false) {
        self.device = device
        self.isWorn = isWorn
    }
}

extension [SoundDevice] {
    /// Whether the loudspeaker in use is worn, so that nothing need keep the assistant from hearing itself.
    ///
    /// - Parameter id: the one that was chosen; nil for the default one.
    public func isWorn(output id: String?) -> Bool {
        let outputs = filter { $0.device.direction == .output }
        return outputs.first { id == nil ? $0.device.isDefault : $0.device.id == id }?.isWorn ?? false
    }
}

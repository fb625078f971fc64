import Echo

/// Which device is used: the one that was chosen, or the default one while none is, or that one is not there.
struct DeviceChoice: Sendable, Hashable {
    private let standard: ALSAOptions
    private var chosen: String?
    private var isReplaced = false
    private var hasTold = false
    /// Another number means another device.
    private(set) var number = 0

    /// - Parameter standard: the default device.
    init(_ standard: ALSAOptions, chosen: String? = nil) {
        self.standard = standard
        self.chosen = chosen
    }

    var options: ALSAOptions {
        var options = standard
        if let chosen, !isReplaced { options.device = chosen }
        return options
    }

    /// The same again changes nothing while it is used: its sound goes on without a gap.
    mutating func use(_ device: String?) {
        guard device != chosen || isReplaced else { return }
        chosen = device
        isReplaced = false
        hasTold = false
        number += 1
    }

    /// The device of this number could not be opened.
    ///
    /// A chosen one that is gone or cannot do its work is replaced, until the default one fails too: then it may be
    /// back. A sound server that is away takes the default one with it, and what another program holds will be free
    /// again.
    /// - Returns: whether the default one is to be tried at once.
    mutating func failed(_ error: AudioDeviceError, of number: Int) -> Bool {
        guard number == self.number else { return true }
        guard !isReplaced else {
            isReplaced = false
            return false
        }
        switch error {
        case .noDevice, .failed, .permissionDenied: isReplaced = chosen != nil
        case .noSoundServer, .busy, .stalled, .replaced: break
        }
        return isReplaced
    }

    /// The device was opened. True when it stands in for the chosen one and nobody was told yet.
    mutating func tellsReplacement() -> Bool {
        defer { hasTold = isReplaced }
        return isReplaced && !hasTold
    }
}

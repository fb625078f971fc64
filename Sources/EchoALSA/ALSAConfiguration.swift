import CALSA

/// A configuration of ALSA read from a file of its own, apart from the process-wide one.
final class ALSAConfiguration {
    let root: OpaquePointer
    private let update: OpaquePointer?

    /// - Returns: `nil` when the file cannot be read.
    init?(file: String) {
        var root: OpaquePointer?
        var update: OpaquePointer?
        guard snd_config_update_r(&root, &update, file) >= 0, let root else { return nil }
        self.root = root
        self.update = update
    }

    deinit {
        snd_config_delete(root)
        if let update { snd_config_update_free(update) }
    }
}

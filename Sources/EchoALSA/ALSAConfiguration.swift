import CALSA

/// A configuration of ALSA of its own, apart from the process-wide one.
final class ALSAConfiguration {
    let root: OpaquePointer
    /// The only device it has, when it was made for one.
    let name: String?
    private let update: OpaquePointer?

    /// What these options need: nil when the process-wide one will do.
    convenience init?(for options: ALSAOptions) {
        if options.device.hasPrefix(SoundDeviceCatalog.serverPrefix) {
            self.init(
                serverDevice: String(options.device.dropFirst(SoundDeviceCatalog.serverPrefix.count)),
                of: options.soundServer)
        } else if let file = options.configurationFile {
            self.init(file: file)
        } else {
            return nil
        }
    }

    /// - Returns: `nil` when the file cannot be read.
    init?(file: String) {
        var root: OpaquePointer?
        var update: OpaquePointer?
        guard snd_config_update_r(&root, &update, file) >= 0, let root else { return nil }
        self.root = root
        self.update = update
        name = nil
    }

    /// One device of a sound server, whatever the machine's configuration says of sound servers.
    init?(serverDevice: String, of server: String?) {
        var root: OpaquePointer?
        guard snd_config_top(&root) >= 0, let root else { return nil }
        let place = server.map { "server \(Self.quoted($0))" } ?? ""
        let text = "pcm.chosen { type pulse device \(Self.quoted(serverDevice)) \(place) }"
        guard Self.load(text, into: root) else {
            snd_config_delete(root)
            return nil
        }
        self.root = root
        update = nil
        name = "chosen"
    }

    deinit {
        snd_config_delete(root)
        if let update { snd_config_update_free(update) }
    }

    private static func load(_ text: String, into root: OpaquePointer) -> Bool {
        var input: OpaquePointer?
        guard snd_input_buffer_open(&input, text, text.utf8.count) >= 0, let input else { return false }
        defer { snd_input_close(input) }
        return snd_config_load(root, input) >= 0
    }

    /// Names come from a server: they may hold anything but must not end the string.
    private static func quoted(_ text: String) -> String {
        "\"" + text.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline } + "\""
    }
}

import Echo

/// Makes the list that people choose from out of what the sound system names.
///
/// Where a sound server runs, its devices are all there is, were it none: bare hardware is held by it. Else ALSA's names
/// are sifted: of the dozen names of one plug the best stays, and what is no device at all (null, surround mixes, rate
/// converters) goes.
enum SoundDeviceCatalog {
    /// How a device of a sound server is opened by name.
    static let serverPrefix = "pulse:"

    // MARK: a sound server's

    static func devices(of directory: PulseDirectory) -> [SoundDevice] {
        directory.devices.filter { !$0.isMonitor || directory.isDefault($0) }.map { device in
            SoundDevice(
                AudioDevice(
                    id: serverPrefix + device.name, name: device.description, direction: device.direction,
                    isDefault: directory.isDefault(device), isMuted: device.isMuted),
                isWorn: isWorn(device))
        }
    }

    private static func isWorn(_ device: PulseDevice) -> Bool {
        if let form = device.formFactor { return ["headset", "headphone", "hands-free"].contains(form) }
        return isWorn(named: device.description + " " + (device.activePort ?? ""))
    }

    private static func isWorn(named name: String) -> Bool {
        let name = name.lowercased()
        return ["headset", "headphone", "earphone", "earbud", "airpods"].contains { name.contains($0) }
    }

    // MARK: ALSA's

    static func devices(of hints: [ALSADeviceDescription]) -> [SoundDevice] {
        AudioDevice.Direction.allCases.flatMap { direction in devices(of: hints, direction) }
    }

    private static func devices(
        of hints: [ALSADeviceDescription], _ direction: AudioDevice.Direction
    ) -> [SoundDevice] {
        let usable = hints.filter { direction == .input ? $0.canCapture : $0.canPlay }
        var best: [Plug: ALSADeviceDescription] = [:]
        var order: [Plug] = []
        for hint in usable {
            guard let plug = Plug(hint.name), plug.rank != nil else { continue }
            if best[plug] == nil { order.append(plug) }
            if (best[plug].flatMap { Plug($0.name)?.rank } ?? .max) > (plug.rank ?? .max) { best[plug] = hint }
        }
        return order.compactMap { best[$0] }.map { hint in
            let name = title(hint)
            return SoundDevice(
                AudioDevice(id: hint.name, name: name, direction: direction, isDefault: hint.name == "default"),
                isWorn: isWorn(named: name))
        }
    }

    /// "HDA Intel PCH, ALC257 Analog", and "Default" with what ALSA says of it.
    private static func title(_ hint: ALSADeviceDescription) -> String {
        let lines = hint.description.split(separator: "\n").map(String.init)
        guard hint.name == "default" else { return lines.first ?? hint.name }
        return lines.first.map { $0.lowercased().hasPrefix("default") ? $0 : "Default (\($0))" } ?? "Default"
    }

    /// The meaning of one of ALSA's names: the kind of access, and the socket it leads to.
    private struct Plug: Hashable {
        let socket: String
        let rank: Int?

        /// "plughw:CARD=PCH,DEV=0"; several kinds of access lead to the same socket.
        init?(_ name: String) {
            let kind = name.prefix { $0 != ":" }
            rank = Self.ranks[String(kind)]
            let arguments = name.dropFirst(kind.count + 1).split(separator: ",")
            let card = arguments.first { $0.hasPrefix("CARD=") } ?? ""
            let number = arguments.first { $0.hasPrefix("DEV=") } ?? "DEV=0"
            // The digital outputs count their devices anew.
            socket = kind == "hdmi" || kind == "iec958" ? name : "\(card),\(number)"
        }

        static func == (one: Plug, other: Plug) -> Bool { one.socket == other.socket }
        func hash(into hasher: inout Hasher) { hasher.combine(socket) }

        /// The best first: shared by programs, converted, bare.
        private static let ranks = [
            "default": 0, "sysdefault": 1, "plughw": 2, "front": 3, "hw": 4, "hdmi": 5, "iec958": 6,
        ]
    }
}

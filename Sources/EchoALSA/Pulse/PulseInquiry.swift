import Echo

/// The questions of one look at a sound server's devices, and what its answers mean.
///
/// Version 16 of the protocol is asked for: the oldest that tells which plug of a sound card is in use. Every server
/// since PulseAudio 0.9.16 speaks it, PipeWire's included.
struct PulseInquiry: Sendable {
    private enum Command: UInt32 {
        case error = 0, reply = 2, authenticate = 8, setClientName = 9, serverInfo = 20, sinks = 22, sources = 24
        case subscribe = 35, changed = 66
    }

    private static let version: UInt32 = 16
    private static let cookieLength = 256

    private(set) var directory = PulseDirectory()
    /// The server knows who asks.
    private(set) var isIntroduced = false
    private var unanswered: Set<UInt32> = [
        Command.serverInfo.rawValue, Command.sinks.rawValue, Command.sources.rawValue,
    ]

    /// Everything was answered.
    var isOver: Bool { unanswered.isEmpty }

    /// PipeWire answers questions that come before it has answered the introduction as if there were no devices.
    static var questions: [UInt8] { [packet(.serverInfo), packet(.sinks), packet(.sources)].flatMap(\.self) }

    /// Asks to be told when devices, cards or the choice of the default ones change.
    static func subscription(cookie: [UInt8]) -> [UInt8] {
        introduction(cookie) + packet(.subscribe) { $0.number(watched) }
    }

    /// Whether a packet tells that something changed.
    static func tellsChange(_ payload: some Sequence<UInt8>) throws(PulseError) -> Bool {
        var reader = PulseReader(payload)
        switch try reader.number() {
        case Command.error.rawValue: throw .refused
        case let kind: return kind == Command.changed.rawValue
        }
    }

    /// Sinks, sources, the server's defaults, cards.
    private static let watched: UInt32 = 0x001 | 0x002 | 0x080 | 0x200

    /// - Parameter cookie: the secret that servers share with their users; servers that ask for none ignore it.
    static func introduction(_ cookie: [UInt8]) -> [UInt8] {
        let cookie = Array((cookie + Array(repeating: 0, count: cookieLength)).prefix(cookieLength))
        let authentication = packet(.authenticate) {
            $0.number(version)
            $0.data(cookie)
        }
        return authentication + packet(.setClientName) { $0.properties(["application.name": "echo-tui"]) }
    }

    /// - Parameter payload: of one control packet.
    mutating func receive(_ payload: some Sequence<UInt8>) throws(PulseError) {
        var reader = PulseReader(payload)
        let (kind, tag) = (try reader.number(), try reader.number())
        if kind == Command.error.rawValue { throw .refused }
        guard kind == Command.reply.rawValue, let command = Command(rawValue: tag) else { return }
        switch command {
        case .serverInfo: try readServer(&reader)
        case .sinks: try readDevices(&reader, .output)
        case .sources: try readDevices(&reader, .input)
        case .setClientName: isIntroduced = true
        case .error, .reply, .authenticate, .subscribe, .changed: return
        }
        unanswered.remove(tag)
    }

    /// A question has its own number for a tag: each is asked once.
    private static func packet(_ command: Command, _ write: (inout PulseWriter) -> Void = { _ in }) -> [UInt8] {
        var writer = PulseWriter()
        writer.number(command.rawValue)
        writer.number(command.rawValue)
        write(&writer)
        return writer.packet
    }

    private mutating func readServer(_ reader: inout PulseReader) throws(PulseError) {
        // The server's name and version, its user and host.
        for _ in 0..<4 { _ = try reader.text() }
        try reader.skipSampleSpecification()
        directory.defaultSink = try reader.text()
        directory.defaultSource = try reader.text()
    }

    private mutating func readDevices(
        _ reader: inout PulseReader, _ direction: AudioDevice.Direction
    ) throws(PulseError) {
        while !reader.isAtEnd { directory.devices.append(try Self.device(&reader, direction)) }
    }

    private static func device(
        _ reader: inout PulseReader, _ direction: AudioDevice.Direction
    ) throws(PulseError) -> PulseDevice {
        _ = try reader.number()
        let name = try reader.text() ?? ""
        let description = try reader.text() ?? name
        try reader.skipSampleSpecification()
        try reader.skipChannelMap()
        _ = try reader.number()
        try reader.skipVolumes()
        let isMuted = try reader.flag()
        let counterpart = (try reader.number(), try reader.text())
        try reader.skipTime()
        _ = try reader.text()
        _ = try reader.number()
        let properties = try reader.properties()
        try reader.skipTime()
        try reader.skipVolume()
        // State, steps of the volume, card.
        for _ in 0..<3 { _ = try reader.number() }
        return PulseDevice(
            name: name, description: description, direction: direction,
            isMonitor: direction == .input && counterpart.1 != nil, isMuted: isMuted,
            formFactor: properties["device.form_factor"],
            activePort: try activePort(&reader))
    }

    private static func activePort(_ reader: inout PulseReader) throws(PulseError) -> String? {
        for _ in 0..<(try reader.number()) {
            _ = (try reader.text(), try reader.text(), try reader.number())
        }
        return try reader.text()
    }
}

public import Foundation

/// A microphone and a loudspeaker without hardware: a private PulseAudio server that ends with this.
public final class VirtualSoundCard: Sendable {
    /// What a program needs in its environment to use it.
    public let environment: [String: String]

    private let directory: URL

    private init(directory: URL, environment: [String: String]) {
        self.directory = directory
        self.environment = environment
    }

    public static func start() async throws -> VirtualSoundCard {
        // Short: the path of a socket has 107 bytes at most.
        let name = UUID().uuidString.prefix(8)
        let directory = URL(filePath: "/tmp").appending(path: "echo-sound-\(name)")
        let exports = try await Subprocess.run(script, ["start", directory.path])
        return VirtualSoundCard(directory: directory, environment: environment(of: exports))
    }

    /// One, new where none is `given`, that ends when what is done with it has ended, or failed.
    public static func lent<Result>(
        _ given: VirtualSoundCard? = nil, to use: (VirtualSoundCard) async throws -> Result
    ) async throws -> Result {
        let card = if let given { given } else { try await start() }
        do {
            let result = try await use(card)
            try await card.stop()
            return result
        } catch {
            try await card.stop()
            throw error
        }
    }

    /// Plays a WAV file into the microphone; returns when it has been played.
    public func speak(_ file: URL) async throws { try await run("play", file.path) }

    /// Listens to one side while other things happen.
    public func tap(_ side: SoundTap.Side) throws -> SoundTap {
        try SoundTap(side: side, environment: environment)
    }

    /// Feeds the loudspeaker back into the microphone, as a room does.
    public func loop(delay: Duration) async throws {
        try await run("loop", "\(Int(delay / .milliseconds(1)))")
    }

    public func unplug(_ device: VirtualDevice) async throws { try await run("unplug", device.rawValue) }
    public func replug(_ device: VirtualDevice) async throws { try await run("replug", device.rawValue) }

    /// The server dies at once; `restart()` brings it back.
    public func crash() async throws { try await run("crash") }
    public func restart() async throws { try await run("start") }
    /// The server stops answering, and answers again.
    public func freeze() async throws { try await run("freeze") }
    public func thaw() async throws { try await run("thaw") }

    /// Ends the server and removes what it kept.
    public func stop() async throws {
        try await run("stop")
        try FileManager.default.removeItem(at: directory)
    }

    private func run(_ command: String, _ arguments: String...) async throws {
        try await Subprocess.run(Self.script, [command, directory.path] + arguments)
    }

    private static var script: String {
        BuiltProducts.sourceDirectory.appending(path: "Tests/ProgramHarness/Sound/virtual-audio.sh").path
    }

    /// From lines like `export NAME='value'`.
    private static func environment(of exports: String) -> [String: String] {
        let pairs = exports.matches(of: /export (\w+)='([^']*)'/).map { (String($0.output.1), String($0.output.2)) }
        return Dictionary(pairs) { $1 }
    }
}

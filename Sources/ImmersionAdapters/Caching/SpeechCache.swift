import EchoCrypto
import EchoAudio
import EchoConcurrency
import EchoText
public import Foundation
public import Immersion

/// Keeps what was spoken: files named by the SHA-256 of text, voice and settings. What was not heard for longest goes
/// first.
public actor SpeechCache {
    /// The specification's.
    public static let standardBytes = 500_000_000
    public static let standardAge = TimeInterval(30 * 24 * 3600)

    private nonisolated let thread = WorkThread(name: "echo.speechcache")
    private let folder: String
    private let mostBytes: Int
    private let age: TimeInterval
    private let date: @Sendable () -> Date
    private let mayKeep: @Sendable () async -> Bool
    private var sizes: [String: (bytes: Int, used: Date)]?

    public nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// - Parameters:
    ///   - age: in seconds, since it was spoken.
    ///   - date: now.
    ///   - mayKeep: asked before anything is written, for what is said may be kept nowhere in clear.
    public init(
        folder: String, mostBytes: Int = SpeechCache.standardBytes, age: TimeInterval = SpeechCache.standardAge,
        date: @escaping @Sendable () -> Date = { Date() }, mayKeep: @escaping @Sendable () async -> Bool = { true }
    ) {
        (self.folder, self.mostBytes, self.age, self.date) = (folder, mostBytes, age, date)
        self.mayKeep = mayKeep
    }

    /// - Parameter provider: its name and settings; another voice's sound is another sound.
    public func sound(for request: VoiceRequest, provider: String) -> SpokenSound? {
        let name = Self.name(request, provider)
        guard let entry = entries()[name] else { return nil }
        let path = "\(folder)/\(name)"
        guard let data = FileManager.default.contents(atPath: path), let sealed = Self.opened(data),
            date().timeIntervalSince(sealed.made) < age, date() >= sealed.made
        else {
            drop(name)
            return nil
        }
        sizes?[name] = (entry.bytes, date())
        try? FileManager.default.setAttributes([.modificationDate: date()], ofItemAtPath: path)
        return sealed.sound
    }

    /// What does not fit is not kept; a full disk is no error.
    ///
    /// - Parameter limit: for how long at most; nil for as long as any.
    public func keep(
        _ sound: SpokenSound, for request: VoiceRequest, provider: String, atMost limit: Duration? = nil
    ) async {
        guard await mayKeep() else { return }
        // What may be kept for less is as if it had been made before.
        let lead = max(0, limit.map { age - $0 / .seconds(1) } ?? 0)
        let data = Self.sealed(sound, made: date().addingTimeInterval(-lead))
        guard data.count <= mostBytes / 4, !sound.samples.isEmpty else { return }
        let name = Self.name(request, provider)
        _ = entries()
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        guard (try? data.write(to: URL(fileURLWithPath: "\(folder)/\(name)"), options: .atomic)) != nil else { return }
        sizes?[name] = (data.count, date())
        trim()
    }

    /// Bytes on the disk.
    public var size: Int { entries().values.reduce(0) { $0 + $1.bytes } }

    private func trim() {
        var total = size
        guard total > mostBytes else { return }
        for (name, entry) in entries().sorted(by: { $0.value.used < $1.value.used }) {
            guard total > mostBytes else { return }
            total -= entry.bytes
            drop(name)
        }
    }

    private func drop(_ name: String) {
        sizes?[name] = nil
        try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }

    private func entries() -> [String: (bytes: Int, used: Date)] {
        if let sizes { return sizes }
        var found: [String: (bytes: Int, used: Date)] = [:]
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasSuffix(".speech")
        {
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)") else {
                continue
            }
            let used = attributes[.modificationDate] as? Date ?? .distantPast
            found[name] = (attributes[.size] as? Int ?? 0, used)
        }
        sizes = found
        return found
    }

    static func name(_ request: VoiceRequest, _ provider: String) -> String {
        let parts = [request.text, request.language, request.voice ?? "", "\(request.pace)", provider]
        // Lengths in front, so that no two lists of parts are one text.
        let text = parts.map { "\($0.utf8.count):\($0)" }.joined()
        return SHA256.hash(data: Data(text.utf8)).hexadecimal + ".speech"
    }

    /// For one provider.
    ///
    /// - Parameter provider: its name and settings.
    public nonisolated func link(_ provider: String) -> LinkCache<VoiceRequest, SpokenSound> {
        LinkCache {
            await self.sound(for: $0, provider: provider)
        } keep: {
            await self.keep($0, for: $1, provider: provider, atMost: $2)
        }
    }

    // MARK: files

    /// A checksum, when it was made, and a WAV file.
    private static func sealed(_ sound: SpokenSound, made: Date) -> Data {
        var made = UInt64(max(0, made.timeIntervalSince1970)).littleEndian
        let body =
            Data(bytes: &made, count: 8) + WAVFile(samples: sound.samples, sampleRate: sound.sampleRate).data
        return Data(SHA256.hash(data: body)) + body
    }

    private static func opened(_ data: Data) -> (sound: SpokenSound, made: Date)? {
        guard data.count > 40 else { return nil }
        let body = data.dropFirst(32)
        guard Data(SHA256.hash(data: body)) == data.prefix(32), let file = try? WAVFile(Data(body.dropFirst(8))) else {
            return nil
        }
        let seconds = body.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return (
            SpokenSound(samples: file.samples, sampleRate: file.sampleRate),
            Date(timeIntervalSince1970: Double(seconds))
        )
    }
}

import EchoCrypto
import EchoAudio
import EchoText
import Foundation
public import Immersion

/// Keeps the sounds of cards as files in a folder that only its owner can read. Their names do not show the words.
public actor CardSounds: CardSoundsProtocol {
    /// What a file's bytes are written as, or read as; with the name of the file. Nil where they must not be, or cannot.
    public typealias Seal = @Sendable (_ content: Data, _ name: String) async -> Data?

    /// Bytes of one: a minute at 16 kHz.
    static let longest = 2 << 20

    private let folder: String
    /// Bytes of all of them.
    private let most: Int
    private let seal: Seal
    private let open: Seal
    private var size: Int?

    /// - Parameters:
    ///   - most: bytes of all sounds together; further ones are not kept.
    ///   - seal: asked for what is to be written.
    ///   - open: the opposite.
    public init(
        folder: String, most: Int = 500 << 20, seal: @escaping Seal = { content, _ in content },
        open: @escaping Seal = { content, _ in content }
    ) {
        (self.folder, self.most, self.seal, self.open) = (folder, most, seal, open)
    }

    public func sound(named name: String) async -> SpokenSound? {
        guard let data = await data(named: name) else { return nil }
        if let sound = try? SoundBody.wav(data) { return sound }
        return MP3Decoder()?.decode(data)
    }

    public func keep(_ sound: SpokenSound, of word: String, in language: RoomLanguage) async -> String? {
        let mark = SHA256.hash(data: Data("\(language.rawValue) \(word)".utf8)).prefix(10)
        let name = "echo-\(language.rawValue)-" + mark.hexadecimal + ".wav"
        let file = WAVFile(samples: sound.samples, sampleRate: sound.sampleRate).data
        return await keep(file, named: name) ? name : nil
    }

    /// The sound's own file; nil for a name that is no plain file name.
    func data(named name: String) async -> Data? {
        guard let file = Self.file(of: name),
            let size = (try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(file)"))?[.size] as? Int,
            size <= Self.longest + 1_024, let data = FileManager.default.contents(atPath: "\(folder)/\(file)")
        else { return nil }
        return await open(data, file)
    }

    /// - Returns: whether it is there now. One of this name that is there already stays as it is.
    @discardableResult func keep(_ data: Data, named name: String) async -> Bool {
        guard let file = Self.file(of: name), data.count <= Self.longest else { return false }
        let path = "\(folder)/\(file)"
        if FileManager.default.fileExists(atPath: path) { return true }
        guard let sealed = await seal(data, file) else { return false }
        let size = self.size ?? sizeOfAll()
        guard size + sealed.count <= most else { return false }
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        guard
            FileManager.default.createFile(atPath: path, contents: sealed, attributes: [.posixPermissions: 0o600])
        else { return false }
        self.size = size + sealed.count
        return true
    }

    /// By name, those that are there.
    func data(of cards: [ReviewCard]) async -> [String: Data] {
        var found: [String: Data] = [:]
        for name in Set(cards.compactMap(\.sound)) { found[name] = await data(named: name) }
        return found
    }

    /// The file's name; nil for a name that no card's sound has.
    private static func file(of name: String) -> String? {
        guard CardMarkup.sound("[sound:\(name)]") == name, name.utf8.count <= 200 else { return nil }
        return SHA256.hash(data: Data(name.utf8)).hexadecimal + ".sound"
    }

    private func sizeOfAll() -> Int {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.reduce(0) { sum, name in
            let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
            return sum + (attributes?[.size] as? Int ?? 0)
        }
    }
}

import Crypto
import EchoAudio
import EchoText
import Foundation
public import Immersion

/// Keeps the sounds of cards as files in a folder that only its owner can read.
public actor CardSounds: CardSoundsProtocol {
    /// Bytes of one: a minute at 16 kHz.
    static let longest = 2 << 20

    private let folder: String
    /// Bytes of all of them.
    private let most: Int
    private var size: Int?

    /// - Parameter most: bytes of all sounds together; further ones are not kept.
    public init(folder: String, most: Int = 500 << 20) { (self.folder, self.most) = (folder, most) }

    public func sound(named name: String) -> SpokenSound? {
        guard let data = data(named: name) else { return nil }
        if let sound = try? SoundBody.wav(data) { return sound }
        return MP3Decoder()?.decode(data)
    }

    public func keep(_ sound: SpokenSound, of word: String, in language: RoomLanguage) -> String? {
        let mark = SHA256.hash(data: Data("\(language.rawValue) \(word)".utf8)).prefix(10)
        let name = "echo-\(language.rawValue)-" + mark.hexadecimal + ".wav"
        let file = WAVFile(samples: sound.samples, sampleRate: sound.sampleRate).data
        return keep(file, named: name) ? name : nil
    }

    /// The file as it is; nil for a name that is no plain file name.
    func data(named name: String) -> Data? {
        guard let path = path(of: name),
            let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int, size <= Self.longest
        else { return nil }
        return FileManager.default.contents(atPath: path)
    }

    /// - Returns: whether it is there now. One of this name that is there already stays as it is.
    @discardableResult func keep(_ data: Data, named name: String) -> Bool {
        guard let path = path(of: name), data.count <= Self.longest else { return false }
        if FileManager.default.fileExists(atPath: path) { return true }
        let size = self.size ?? sizeOfAll()
        guard size + data.count <= most else { return false }
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        guard
            FileManager.default.createFile(atPath: path, contents: data, attributes: [.posixPermissions: 0o600])
        else { return false }
        self.size = size + data.count
        return true
    }

    /// By name, those that are there.
    func data(of cards: [ReviewCard]) -> [String: Data] {
        Set(cards.compactMap(\.sound)).reduce(into: [:]) { $0[$1] = data(named: $1) }
    }

    private func path(of name: String) -> String? {
        guard CardMarkup.sound("[sound:\(name)]") == name, name.utf8.count <= 200 else { return nil }
        return "\(folder)/\(name)"
    }

    private func sizeOfAll() -> Int {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.reduce(0) { sum, name in
            let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
            return sum + (attributes?[.size] as? Int ?? 0)
        }
    }
}

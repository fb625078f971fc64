/// The formats of pictures that models take, known by their first bytes, whatever the file is called.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
    case png, jpeg, gif, webp

    /// The forms that are accepted: fewer by voice, as the Realtime API says of `image_url`.
    public static func taken(in mode: ConversationMode) -> Set<PictureFormat> {
        mode == .audio ? [.png, .jpeg] : Set(allCases)
    }

    /// As the Internet calls it: "image/png".
    public var mediaType: String { "image/\(rawValue)" }

    /// - Parameter mediaType: "image/png".
    public init?(mediaType: String) {
        guard mediaType.hasPrefix("image/") else { return nil }
        self.init(rawValue: String(mediaType.dropFirst("image/".count)))
    }

    /// - Parameter beginning: at least its first twelve bytes.
    public init?(of beginning: some Collection<UInt8>) {
        if beginning.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if beginning.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if beginning.starts(with: Array("GIF87a".utf8)) || beginning.starts(with: Array("GIF89a".utf8)) {
            self = .gif
        } else if beginning.starts(with: Array("RIFF".utf8)), beginning.dropFirst(8).starts(with: Array("WEBP".utf8)) {
            self = .webp
        } else {
            return nil
        }
    }
}

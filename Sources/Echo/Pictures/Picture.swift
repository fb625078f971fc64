public import Foundation

/// A picture that goes with a message, for a model that looks at it.
///
/// ```swift
/// let bytes = [UInt8](try Data(contentsOf: file))
/// try await conversation.send("What is this?", pictures: [Picture(name: "plant.jpeg", bytes)])
/// ```
public struct Picture: Sendable, Hashable {
    /// Pixels of a side: what models look at, larger ones they scale down themselves.
    public static let mostPixelsOfASide = 2048
    /// Bytes of all pictures of a message: as base64 they fit into one event of the Realtime API, of 15 MiB.
    public static let mostBytes = 10 << 20
    /// Bytes of all pictures of one request, the newest first: as base64 they fit into the 50 MB that a server takes.
    public static let mostBytesOfARequest = 32 << 20
    /// Pictures of one message.
    public static let mostOfAMessage = 10

    /// The person's name for it, for people and for models that do not see it.
    public let name: String
    public let format: PictureFormat
    /// In pixels, as it is looked at.
    public let width: Int
    public let height: Int
    /// Of its file, also where `bytes` are not at hand.
    public let size: Int
    /// The file; empty for a picture of which only its name is known by now.
    public let bytes: Data

    /// A picture from the bytes of its file. What a camera or a program wrote beside it is left out: place, day, device.
    ///
    /// - Throws: `PictureProblem`; `isTooLarge` for one that has to be scaled down first.
    public init(name: String, _ bytes: [UInt8]) throws(PictureProblem) {
        let header = try PictureHeader(bytes)
        guard max(header.width, header.height) <= Self.mostPixelsOfASide else {
            throw .isTooLarge(width: header.width, height: header.height, bytes: bytes.count)
        }
        let cleaned = try header.format.cleaned(bytes)
        guard cleaned.count <= Self.mostBytes else {
            throw .isTooLarge(width: header.width, height: header.height, bytes: cleaned.count)
        }
        self.init(
            name: name, format: header.format, width: header.width, height: header.height, size: cleaned.count,
            bytes: Data(cleaned))
    }

    /// One that was read before.
    public init(name: String, format: PictureFormat, width: Int, height: Int, size: Int, bytes: Data = Data()) {
        (self.name, self.format, self.width, self.height) = (name, format, width, height)
        (self.size, self.bytes) = (size, bytes)
    }

    /// Whether it can be shown.
    public var isAtHand: Bool { !bytes.isEmpty }

    /// As the APIs are given it.
    var url: String { "data:\(format.mediaType);base64,\(bytes.base64EncodedString())" }

    /// What a model is told that is not shown it.
    var absence: String { "[picture \(name), \(width) × \(height), not shown to this model]" }
}

extension Picture {
    /// The same, to be told of and not to be shown.
    public var withoutBytes: Picture { Picture(name: name, format: format, width: width, height: height, size: size) }
}

extension [Message] {
    /// With the newest of their pictures, as many as go together; of older ones, and where none are seen, only their names.
    ///
    /// - Parameter most: bytes of them all; 0 for none.
    func showingPictures(_ most: Int) -> [Message] {
        guard contains(where: { !$0.pictures.isEmpty }) else { return self }
        var (messages, left) = (self, most)
        for index in messages.indices.reversed() where !messages[index].pictures.isEmpty {
            let bytes = messages[index].pictures.reduce(0) { $0 + $1.bytes.count }
            left = bytes <= left ? left - bytes : -1
            if left < 0 { messages[index].pictures = messages[index].pictures.map(\.withoutBytes) }
        }
        return messages
    }
}

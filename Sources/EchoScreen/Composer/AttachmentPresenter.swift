import Echo
import EchoText

/// Says which files go with the message being written, and how large they are.
public struct AttachmentPresenter: Sendable {
    /// By path; nil for a file that is not there.
    private var files: [String: FileSummary?] = [:]
    private var mentions: [FileMention] = []

    /// Mentions looked at while a text is written.
    private static let most = 32

    public init() {}

    mutating func follow(_ written: WrittenText) {
        mentions = []
        for piece in written.mentioning(atMost: Self.most) where mentions.count < Self.most {
            mentions += FileMention.all(in: piece.text).filter { !mentions.contains($0) }
        }
        if mentions.isEmpty { files = [:] }
    }

    /// Files that nobody has looked at yet.
    public var unknown: [String] { mentions.map(\.path).filter { files[$0] == nil } }

    public mutating func show(_ file: FileSummary?, of path: String) { files[path] = .some(file) }

    /// "+ notes.md 3.1 kB", "+ photo.png 1200 × 800, 312.0 kB", "✗ a.out is not text".
    var marks: [StyledText] {
        var total = 0
        return mentions.compactMap { mention in
            guard case .some(.some(let file)) = files[mention.path] else { return nil }
            let name = Sanitizer.line(mention.path.split(separator: "/").last.map(String.init) ?? mention.path)
            if let picture = file.picture {
                let size = "\(PictureWording.size(picture.width, picture.height)), \(EventWording.size(file.size))"
                return StyledText("+ \(name) \(size)", .success)
            }
            guard file.isText else { return StyledText("✗ \(name) is not text", .failure) }
            total += file.size
            guard total <= AttachedText.largest else {
                return StyledText("✗ \(name) \(EventWording.size(file.size)) is too large", .failure)
            }
            return StyledText("+ \(name) \(EventWording.size(file.size))", .success)
        }
    }
}

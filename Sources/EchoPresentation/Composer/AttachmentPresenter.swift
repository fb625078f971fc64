/// Says which files go with the message being written, and how large they are.
public struct AttachmentPresenter: Sendable {
    /// Bytes, by path; nil for a file that is not there.
    private var sizes: [String: Int?] = [:]
    private var mentions: [FileMention] = []

    /// Mentions looked at while a text is written.
    private static let most = 32

    public init() {}

    mutating func follow(_ written: WrittenText) {
        mentions = []
        for piece in written.mentioning(atMost: Self.most) where mentions.count < Self.most {
            mentions += FileMention.all(in: piece.text).filter { !mentions.contains($0) }
        }
        if mentions.isEmpty { sizes = [:] }
    }

    /// Files whose size nobody has told yet.
    public var unknown: [String] { mentions.map(\.path).filter { sizes[$0] == nil } }

    public mutating func receive(_ size: Int?, of path: String) { sizes[path] = .some(size) }

    /// "+ notes.md 3.1 kB".
    var marks: [StyledText] {
        var total = 0
        return mentions.compactMap { mention in
            guard case .some(.some(let size)) = sizes[mention.path] else { return nil }
            total += size
            let name = mention.path.split(separator: "/").last.map(String.init) ?? mention.path
            return StyledText(
                "+ \(Sanitizer.line(name)) \(EventWording.size(size))",
                total > AttachedText.largest ? .failure : .success)
        }
    }
}

/// How many frames of an item were heard.
public struct RenderedCount: Sendable, Hashable {
    public let item: String
    public let frames: Int

    public init(item: String, frames: Int) {
        self.item = item
        self.frames = frames
    }
}

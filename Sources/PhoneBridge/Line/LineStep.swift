import Foundation

/// An instruction for a line, and the knowledge of what was said over it.
public enum LineStep: Sendable, Hashable {
    /// 20 ms of G.711, to be sent at once.
    case frame(Data)
    /// To be sent behind the frames before it; it comes back when they were played.
    case mark(String)
    /// The first frame of an item goes out.
    case started(item: String)
    /// All of an item was heard.
    case finished(item: String)
}

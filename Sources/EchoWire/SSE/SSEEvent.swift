/// One event of an event stream (`text/event-stream`), as its reader hears of it.
public struct SSEEvent: Sendable, Hashable {
    /// `message` when the stream names none.
    public var type: String
    /// The `data` lines, joined with line feeds.
    public var data: String
    /// The `id` that came last, with this event or before; empty when none came.
    public var lastEventID: String

    public init(type: String = "message", data: String, lastEventID: String = "") {
        self.type = type
        self.data = data
        self.lastEventID = lastEventID
    }

    /// Whether it is the frame `[DONE]`, with which many servers close a stream. It is not JSON.
    public var isDone: Bool { data == "[DONE]" }
}

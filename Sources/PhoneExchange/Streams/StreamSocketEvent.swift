import Foundation

/// An event on a media stream's WebSocket.
enum StreamSocketEvent: Sendable, Hashable {
    case text(Data)
    /// A message that is no text, or a frame that breaks the rules of WebSockets.
    case garbage
    /// The last event. The code is nil when the connection broke.
    case closed(code: Int?)
}

/// A WebSocket is not served: its peer hears the route's last word, and then why it is closed.
struct SocketRefusal: Sendable {
    var close: ServerSocketClose
}

/// Why a media stream's WebSocket does not open.
enum StreamSocketError: Error, Sendable, Hashable {
    case refused
    case unreachable
}

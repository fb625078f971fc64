import EchoServing
import NIOCore

/// One connection of the scripted house.
struct ScriptedSocket: Sendable {
    private let socket: ServerSocket

    init(_ socket: ServerSocket) { self.socket = socket }

    func send(_ text: String) async {
        try? await socket.send([ByteBuffer(string: text)], within: .seconds(30))
    }

    /// The connection breaks without a word.
    func abandon() { socket.abandon() }
}

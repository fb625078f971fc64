import Echo
import EchoServing
import Foundation
import NIOCore
import Synchronization

/// A Realtime server that agrees to everything and talks to all its clients as long as it is let, over real connections.
final class TalkativeEndpoint: Sendable {
    private let meters: [CallMeter]
    private let onSound: @Sendable (_ call: Int) -> Void
    private let sockets = Mutex<[UUID: ServerSocket]>([:])

    /// - Parameter onSound: told whose sound arrives; it must not wait.
    init(_ meters: [CallMeter], onSound: @escaping @Sendable (_ call: Int) -> Void = { _ in }) {
        (self.meters, self.onSound) = (meters, onSound)
    }

    /// Serves until the task is cancelled.
    ///
    /// - Parameter onListening: gets the port.
    func run(onListening: @escaping @Sendable (Int) -> Void) async throws {
        let route = Route(socket: "/v1/realtime", .anyone) { _, socket in await self.serve(socket) }
        var limits = ServerLimits()
        (limits.rate, limits.sockets) = (nil, 10_000)
        try await HTTPServer(HTTPServerConfiguration(routes: [route], limits: limits)).run(onListening: onListening)
    }

    /// Begins an answer to each client and goes on with it, until the task is cancelled.
    func talk() async {
        let sockets = sockets.withLock { Array($0.values) }
        for socket in sockets { Self.say(TalkativeWords.answer, to: socket) }
        await FramePace.keep(sockets.count, every: TalkativeWords.period) { index in
            Self.say([TalkativeWords.delta], to: sockets[index])
        }
    }

    private func serve(_ socket: ServerSocket) async {
        let id = UUID()
        await socket.run { inbound in
            Self.say([TalkativeWords.created], to: socket)
            for try await message in inbound {
                if case .text(let bytes) = message { hear(Data(bytes.readableBytesView), socket, id) }
            }
        }
        sockets.withLock { $0[id] = nil }
    }

    private func hear(_ text: Data, _ socket: ServerSocket, _ id: UUID) {
        if let sound = TalkativeWords.sound(in: text) { return arrive(sound) }
        guard let agreed = TalkativeWords.agreement(to: text) else { return }
        Self.say([agreed], to: socket)
        sockets.withLock { $0[id] = socket }
    }

    private func arrive(_ sound: Data) {
        for start in stride(from: 0, to: sound.count, by: FrameNumber.bytes) {
            let (call, number) = NumberedCaller.place(of: sound[start...])
            onSound(call)
            if meters.indices.contains(call) { meters[call].arrive(.up, number: number) }
        }
    }

    private static func say(_ texts: [Data], to socket: ServerSocket) {
        socket.post(texts.map { ByteBuffer(bytes: $0) })
    }
}

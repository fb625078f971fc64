import EchoServing
import EchoWire
import Foundation
import NIOCore
import NIOFoundationCompat

/// Runs one session on one connection: brings it the facts and does what it says.
struct SessionPerformer<Session: SessionRulesProtocol>: Sendable {
    /// Bytes of messages that wait for the session before its client has to.
    private static var backlog: Int { 4 << 20 }
    /// What one message takes besides its bytes, roughly: who sends nothing but short ones fills the memory all the same.
    private static var messageCost: Int { 256 }

    let configuration: LocalServerConfiguration
    /// To which nothing has happened yet.
    let session: Session

    func run(on connection: ServerSocket) async {
        let mailbox = BoundedQueue<SessionFact>(limit: Self.backlog)
        // Before anything that the client says: it need not wait for its session before it speaks.
        await mailbox.post(.opened)
        await connection.run { inbound in
            await withTaskGroup { group in
                group.addTask { await deliver(inbound, to: mailbox) }
                group.addTask {
                    await connection.untilDraining()
                    await mailbox.post(.draining)
                }
                await withTaskCancellationHandler {
                    await perform(mailbox, connection)
                } onCancel: {
                    Task { await mailbox.finish() }
                }
                await mailbox.finish()
                group.cancelAll()
            }
        }
    }

    private func deliver(
        _ inbound: NIOAsyncChannelInboundStream<WebSocketMessage>, to mailbox: BoundedQueue<SessionFact>
    ) async {
        do {
            for try await message in inbound {
                switch message {
                case .text(let bytes):
                    let text = Data(buffer: bytes, byteTransferStrategy: .noCopy)
                    await mailbox.put(.message(text), cost: Self.messageCost + text.count)
                case .binary: await mailbox.put(.binaryMessage, cost: Self.messageCost)
                }
            }
        } catch {}
        await mailbox.finish()
    }

    private func perform(_ mailbox: BoundedQueue<SessionFact>, _ connection: ServerSocket) async {
        var session = session
        var workers = SessionWorkers(configuration: configuration, mailbox: mailbox)
        defer { workers.stop() }
        while let fact = await mailbox.next() {
            let actions = session.receive(fact, at: configuration.now())
            guard await carryOut(actions, &workers, connection) else { return }
        }
    }

    /// False when the session is over.
    private func carryOut(
        _ actions: [SessionAction], _ workers: inout SessionWorkers, _ connection: ServerSocket
    ) async -> Bool {
        var outgoing: [ByteBuffer] = []
        for action in actions {
            switch action {
            case .send(let event): outgoing.append(ByteBuffer(data: event.data))
            case .tell(let event): outgoing.append(ByteBuffer(data: event.json.data))
            case .interpret(let event): outgoing.append(ByteBuffer(data: event.data))
            case .close(let close):
                _ = await send(outgoing, connection)
                await connection.close(close)
                return false
            default: await workers.perform(action)
            }
        }
        return await send(outgoing, connection)
    }

    private func send(_ texts: [ByteBuffer], _ connection: ServerSocket) async -> Bool {
        do {
            try await connection.send(texts, within: configuration.writeTimeout)
            return true
        } catch {
            return false
        }
    }
}

public import House
import NIOCore
import NIOPosix

/// Where Home Assistant's page leads back to: an address of this machine alone, for as long as somebody signs in.
public enum HomeAssistantReturn {
    private typealias Client = NIOAsyncChannel<ByteBuffer, ByteBuffer>

    /// Bytes of a request; a browser's have a few hundred.
    private static let longest = 16 << 10

    /// What the page led back with, and to whom.
    ///
    /// - Parameters:
    ///   - state: unguessable; what comes without it is no answer.
    ///   - onListening: told once, with what is to be opened.
    /// - Throws: `IOError` where this machine has no port left.
    public static func answer(
        from address: HomeAssistantAddress, state: String,
        onListening: @Sendable (HomeAssistantSignIn) throws -> Void
    ) async throws -> (signIn: HomeAssistantSignIn, answer: HomeAssistantSignIn.Answer) {
        let server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .bind(host: "127.0.0.1", port: 0) { channel in
                channel.eventLoop.makeCompletedFuture { try Client(wrappingChannelSynchronously: channel) }
            }
        let signIn = HomeAssistantSignIn(address, port: server.channel.localAddress?.port ?? 0, state: state)
        try onListening(signIn)
        let (answers, came) = AsyncStream.makeStream(of: HomeAssistantSignIn.Answer.self)
        let answer = try await withThrowingTaskGroup(of: HomeAssistantSignIn.Answer?.self) { group in
            group.addTask {
                try await server.executeThenClose { clients in
                    // A browser may open a connection that it says nothing over.
                    try await withThrowingDiscardingTaskGroup { each in
                        for try await client in clients {
                            each.addTask { if let answer = await read(client, signIn) { came.yield(answer) } }
                        }
                    }
                }
                return nil
            }
            group.addTask {
                var first = answers.makeAsyncIterator()
                return await first.next()
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
        return (signIn, answer ?? .refused)
    }

    /// Nil for what asks for something else.
    private static func read(_ client: Client, _ signIn: HomeAssistantSignIn) async -> HomeAssistantSignIn.Answer? {
        let answer = try? await client.executeThenClose { pieces, out -> HomeAssistantSignIn.Answer? in
            var text = ""
            for try await piece in pieces {
                text += String(buffer: piece)
                if text.contains("\r\n\r\n") || text.utf8.count > longest { break }
            }
            let answer = target(of: text).map(signIn.answer) ?? .stray
            try await out.write(ByteBuffer(string: page(answer)))
            return answer == .stray ? nil : answer
        }
        return answer ?? nil
    }

    /// Of "GET /signed-in?code=… HTTP/1.1".
    private static func target(of request: String) -> String? {
        let words = request.prefix { $0 != "\r\n" && $0 != "\n" }.split(separator: " ")
        return words.count == 3 && words[0] == "GET" ? String(words[1]) : nil
    }

    private static func page(_ answer: HomeAssistantSignIn.Answer) -> String {
        let (status, text) =
            switch answer {
            case .code: ("200 OK", "Done. You can close this page.")
            case .refused: ("200 OK", "Nothing was allowed. You can close this page.")
            case .stray: ("404 Not Found", "There is nothing here.")
            }
        return
            "HTTP/1.1 \(status)\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: \(text.utf8.count + 1)\r\n"
            + "Cache-Control: no-store\r\nConnection: close\r\n\r\n\(text)\n"
    }
}

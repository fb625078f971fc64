import EchoTestKit
import ServerTestKit
import Synchronization
import Testing

@testable import LocalBackend

@Suite struct `A server that was chosen` {
    private final class Told: Sendable {
        private let changes = Mutex<[FoundServer]>([])

        var all: [FoundServer] { changes.withLock(\.self) }
        func tell(_ change: FoundServer) { changes.withLock { $0.append(change) } }
    }

    private let told = Told()

    private func chosen(_ port: Int, _ model: String? = nil, _ role: PartRole = .brain) -> ChosenServer {
        let server = PartServer(baseURL: "http://127.0.0.1:\(port)/v1", model: model)
        return ChosenServer(role, server, key: nil, tell: told.tell)
    }

    private static func server(_ status: Int = 200, _ body: String) -> PuppetHTTPServer {
        PuppetHTTPServer { _ in PuppetHTTPStep.answer(status, body) }
    }

    private static let models = """
        {"object":"list","data":[{"id":"a","owned_by":"vllm"},{"id":"b","owned_by":"vllm"}]}
        """

    @Test func `is told once it answers, with the model that was chosen and what serves it`() async throws {
        let server = Self.server(200, Self.models)
        let chosen = chosen(try await server.start(), "b")
        defer { server.close() }

        await chosen.look()
        await chosen.look()

        #expect(told.all.map(\.model) == ["b"])
        #expect(told.all.map(\.name) == ["vLLM"])
        #expect(told.all.map(\.isThere) == [true])
        #expect(server.requests.count == 1)
    }

    @Test func `and failed is told once, and again when it is back`() async throws {
        let server = Self.server(200, Self.models)
        let chosen = chosen(try await server.start())
        defer { server.close() }
        await chosen.look()

        await chosen.fail()
        await chosen.fail()
        await chosen.look()

        #expect(told.all.map(\.isThere) == [true, false, true])
        #expect(told.all.map(\.model) == ["a", "a", "a"])
    }

    @Test func `and is not there is told with the reason, once`() async throws {
        let gone = try await LoopbackServer.run(LoopbackServer.configuration()) { $0 }
        let chosen = chosen(gone, "llama3.2")

        await chosen.look()
        await chosen.look()

        #expect(told.all.map(\.isThere) == [false])
        #expect(told.all.first?.reason == "nothing listens there")
        #expect(told.all.first?.name == "127.0.0.1:\(gone)")
    }

    @Test func `may list no models`() async throws {
        let server = Self.server(404, "<html>Not found</html>")
        let chosen = chosen(try await server.start(), "base", .ears)
        defer { server.close() }

        await chosen.look()

        #expect(told.all.map(\.model) == ["base"])
        #expect(told.all.map(\.isThere) == [true])
    }

    @Test func `and is loading its model is there soon`() async throws {
        let server = PuppetHTTPServer { request in
            request.number == 1
                ? PuppetHTTPStep.answer(503, #"{"error":{"message":"Loading model"}}"#)
                : PuppetHTTPStep.answer(200, Self.models)
        }
        let chosen = chosen(try await server.start())
        defer { server.close() }

        await chosen.look()
        #expect(told.all.isEmpty)
        await chosen.look()

        #expect(told.all.map(\.isThere) == [true])
    }
}

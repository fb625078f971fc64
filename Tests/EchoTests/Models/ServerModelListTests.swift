import EchoTestKit
import EchoWire
import Foundation
import Synchronization
import Testing

@testable import Echo

@Suite(.timeLimit(.minutes(10))) struct `A list of models that comes page by page` {
    /// Answers with the pages in turn, and counts how often it was asked.
    private final class Server: Sendable {
        private let pages: [JSONValue]
        private let state = Mutex<[String?]>([])

        init(_ pages: [JSONValue]) { self.pages = pages }

        var asked: [String?] { state.withLock(\.self) }

        var ask: ServerModelList.Ask {
            { (place) async throws(EchoError) -> JSONValue in
                let index = self.state.withLock { asked in
                    asked.append(place)
                    return asked.count - 1
                }
                guard self.pages.indices.contains(index) else { throw .rejected(status: 500, message: "") }
                return self.pages[index]
            }
        }
    }

    private static func page(_ names: [String], more: Bool, last: JSONValue = .null) -> JSONValue {
        [
            "object": "list", "data": .array(names.map { ["id": .string($0)] }), "has_more": .bool(more),
            "last_id": last,
        ]
    }

    private func read(_ server: Server) async throws -> ServerModelList {
        try await ServerModelList.read(within: .seconds(60), from: "host", server.ask).get()
    }

    @Test func `of what could be deployed is no list of what can be asked`() async throws {
        let entry: JSONValue = [
            "id": "gpt-4.1-2025-04-14", "object": "model", "status": "succeeded",
            "capabilities": ["inference": true, "chat_completion": true], "lifecycle_status": "generally-available",
        ]
        let server = Server([["object": "list", "data": [entry]]])

        await #expect { try await read(server) } throws: { ($0 as? EchoError)?.tellsOfNoModelList == true }
    }

    @Test func `is read to its end`() async throws {
        let server = Server([
            Self.page(["a", "b"], more: true, last: "cursor"), Self.page(["c"], more: true),
            Self.page(["d"], more: false),
        ])
        let list = try await read(server)

        #expect(list.models.map(\.name) == ["a", "b", "c", "d"])
        #expect(list.isWhole)
        // Where nobody says behind what the next page begins, it is the last model.
        #expect(server.asked == [nil, "cursor", "c"])
    }

    @Test func `ends where the server sends the same page again`() async throws {
        let server = Server(Array(repeating: Self.page(["a", "b"], more: true, last: "b"), count: 9))
        let list = try await read(server)

        #expect(list.models.map(\.name) == ["a", "b"])
        #expect(list.isWhole)
        #expect(server.asked == [nil, "b"])
    }

    @Test func `without an end is not read for ever`() async throws {
        let pages = (0..<500).map { Self.page(["m\($0)"], more: true, last: .string("m\($0)")) }
        let server = Server(pages)
        let list = try await read(server)

        #expect(list.models.count == ServerModelList.mostPages)
        #expect(!list.isWhole)
        #expect(server.asked.count == ServerModelList.mostPages)
    }

    @Test func `counts as far as it came where the rest is refused`() async throws {
        let list = try await read(Server([Self.page(["a"], more: true, last: "a")]))

        #expect(list.models.map(\.name) == ["a"])
        #expect(!list.isWhole)
    }

    @Test func `counts as far as it came where the rest does not come in time`() async throws {
        let never: ServerModelList.Ask = { (place) async throws(EchoError) -> JSONValue in
            if place != nil { try? await Task.sleep(for: .seconds(600)) }
            return Self.page(["a"], more: true, last: "a")
        }
        let list = try await ServerModelList.read(within: .milliseconds(200), from: "host", never).get()

        #expect(list.models.map(\.name) == ["a"])
        #expect(!list.isWhole)
    }

    @Test func `whose beginning does not come is not waited for`() async {
        let never: ServerModelList.Ask = { (_) async throws(EchoError) -> JSONValue in
            try? await Task.sleep(for: .seconds(600))
            return Self.page(["a"], more: false)
        }
        await #expect(throws: EchoError.connectionTimedOut(host: "llm.example.org")) {
            try await ServerModelList.read(within: .milliseconds(100), from: "llm.example.org", never).get()
        }
    }

    @Test func `that is a web page is none, and the conversation goes on`() async throws {
        let transport = ScriptedHTTPTransport { _ in
            HTTPReply(
                headers: ["content-type": "text/html"],
                chunks: [Data("<!DOCTYPE html><html><head><title>Sign in</title></head></html>".utf8)])
        }
        var configuration = EchoConfiguration()
        configuration.baseURL = "https://llm.example.org/v1"
        let echo = Echo(key: "k", configuration: configuration, httpTransport: transport)

        let page = EchoError.noAnswer(.webPage(title: "Sign in", address: "https://llm.example.org/v1/models"))
        await #expect(throws: page) { try await echo.listedModels() }
        #expect(await echo.serverModels == nil)
        let conversation = try await echo.startConversation(mode: .text)
        #expect(await conversation.model == "gpt-6.1-terra")
        await conversation.close()
    }

    @Test func `that is refused at once has a reason, which is asked for once`() async {
        let asked = Mutex(0)
        let book = ModelBook(windows: .published) { (_) async throws(EchoError) -> JSONValue in
            asked.withLock { $0 += 1 }
            throw .server(code: nil, message: "list is broken", parameter: nil)
        }
        await #expect(throws: EchoError.server(code: nil, message: "list is broken", parameter: nil)) {
            try await book.listedModels()
        }
        #expect(asked.withLock(\.self) == 1)
    }

    @Test func `says nothing of a model behind what was read`() async throws {
        var configuration = EchoConfiguration()
        configuration.baseURL = "http://llm.example.org"
        let begun = ModelChoice(configuration, knowsAll: { false }) { ["a"] }
        try await begun.check("zeta", for: .text)
        await #expect(throws: EchoError.self) {
            try await ModelChoice(configuration) { ["a"] }.check("zeta", for: .text)
        }
    }

    @Test(arguments: [
        ("https://llm.example.org/v1", "https://llm.example.org/v1/models?after=a%2Fb%20c"),
        (
            "https://llm.example.org/v1?api-version=1",
            "https://llm.example.org/v1/models?api-version=1&after=a%2Fb%20c"
        ),
    ])
    func `is asked for behind a place`(address: String, url: String) throws {
        var request = RESTRequest.get("models")
        request.query = ["after": "a/b c"]
        #expect(try RESTEndpoint(baseURL: address).url(of: request) == url)
    }
}

import EchoTestKit
import Foundation
import Testing

@testable import Echo

@Suite struct `Requests over a real connection` {
    private func get(_ port: Int, _ change: (inout HTTPTimeouts) -> Void = { _ in }) -> HTTPRequest {
        var timeouts = HTTPTimeouts()
        change(&timeouts)
        return HTTPRequest(url: "http://127.0.0.1:\(port)/v1/models", timeouts: timeouts)
    }

    /// The whole body, or what it broke off with.
    private func body(_ response: HTTPResponse) async throws -> Data {
        var data = Data()
        for try await piece in response.body { data.append(piece) }
        return data
    }

    @Test func `carry a method, headers and a body there, and a status, headers and a body back`() async throws {
        let server = PuppetHTTPServer { _ in
            PuppetHTTPStep.answer(201, "made", headers: ["X-Request-ID": "req_1", "content-type": "text/plain"])
        }
        let transport = HTTPTransport()
        var request = get(try await server.start())
        request.method = "POST"
        request.headers = ["x-test": "yes"]
        request.body = Data("words".utf8)

        let response = try await transport.send(request)

        #expect(response.status == 201)
        #expect(response.headers["x-request-id"] == "req_1")
        #expect(try await body(response) == Data("made".utf8))
        let received = try #require(server.requests.first)
        #expect(received.method == "POST")
        #expect(received.target == "/v1/models")
        #expect(received.headers["x-test"] == "yes")
        #expect(received.body == Data("words".utf8))
        await transport.shutdown()
    }

    @Test func `use one connection again`() async throws {
        let server = PuppetHTTPServer { _ in PuppetHTTPStep.answer(200, "{}") }
        let transport = HTTPTransport()
        let port = try await server.start()
        for _ in 0..<5 { _ = try await body(try await transport.send(get(port))) }
        #expect(server.accepted == 1)
        await transport.shutdown()
        #expect(await eventually { server.connections == 0 })
    }

    // MARK: too late

    @Test func `are given up when no answer begins`() async throws {
        let server = PuppetHTTPServer { _ in [] }
        let transport = HTTPTransport()
        let port = try await server.start()
        let request = get(port) {
            $0.connect = .seconds(1)
            $0.head = .milliseconds(100)
        }
        await #expect(
            throws: EchoError.answerTimedOut(host: "127.0.0.1:\(port)", .beginning, limit: .milliseconds(100))
        ) { try await transport.send(request) }
        #expect(await eventually { server.connections == 0 })
        await transport.shutdown()
    }

    @Test func `are given up when nothing more comes`() async throws {
        let server = PuppetHTTPServer { _ in [.head(200), .body("some")] }
        let transport = HTTPTransport()
        let port = try await server.start()
        let response = try await transport.send(get(port) { $0.idle = .milliseconds(100) })
        await #expect(
            throws: EchoError.answerTimedOut(host: "127.0.0.1:\(port)", .silence, limit: .milliseconds(100))
        ) { try await body(response) }
        #expect(await eventually { server.connections == 0 })
        await transport.shutdown()
    }

    @Test func `are given up when they never end, although something always comes`() async throws {
        let server = PuppetHTTPServer { _ in
            [.head(200)] + (0..<1000).flatMap { _ in [PuppetHTTPStep.body("more"), .pause(.milliseconds(10))] }
        }
        let transport = HTTPTransport()
        let port = try await server.start()
        let response = try await transport.send(get(port) { $0.total = .seconds(5) })
        await #expect(
            throws: EchoError.answerTimedOut(host: "127.0.0.1:\(port)", .whole, limit: .seconds(5))
        ) { try await body(response) }
        #expect(await eventually { server.connections == 0 })
        await transport.shutdown()
    }

    @Test func `wait as long as a slow listener takes`() async throws {
        let server = PuppetHTTPServer { _ in [.head(200), .body("a"), .pause(.milliseconds(50)), .body("b"), .end] }
        let transport = HTTPTransport()
        let response = try await transport.send(get(try await server.start()) { $0.idle = .seconds(20) })
        var pieces = response.body.makeAsyncIterator()
        #expect(try await pieces.next() == Data("a".utf8))
        #expect(try await pieces.next() == Data("b".utf8))
        #expect(try await pieces.next() == nil)
        await transport.shutdown()
    }

    // MARK: broken

    @Test func `say so when the connection is cut before an answer`() async throws {
        let server = PuppetHTTPServer { _ in [.cut] }
        let transport = HTTPTransport()
        let request = get(try await server.start())
        await #expect { try await transport.send(request) } throws: {
            if case .connectionLost(1006, _) = $0 as? EchoError { true } else { false }
        }
        await transport.shutdown()
    }

    @Test func `say so when the connection is cut within the body`() async throws {
        let server = PuppetHTTPServer { _ in [.head(200, ["content-length": "100"]), .body("half"), .cut] }
        let transport = HTTPTransport()
        let response = try await transport.send(get(try await server.start()))
        await #expect { try await body(response) } throws: {
            if case .connectionLost(1006, _) = $0 as? EchoError { true } else { false }
        }
        await transport.shutdown()
    }

    @Test func `say so when a piece of the body is damaged, and lose nothing of what came with it`() async throws {
        let head = "HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ntransfer-encoding: chunked\r\n\r\n"
        let server = PuppetHTTPServer { _ in [.bytes(Data("\(head)5\r\nwords\r\n???\r\n".utf8)), .cut] }
        let transport = HTTPTransport()
        let response = try await transport.send(get(try await server.start()))
        var pieces = response.body.makeAsyncIterator()
        #expect(try await pieces.next() == Data("words".utf8))
        do {
            while try await pieces.next() != nil {}
            Issue.record("it ended as if it were whole")
        } catch {
            #expect(error as? EchoError == .connectionLost(code: 1006, reason: "the rest of the answer was damaged"))
        }
        await transport.shutdown()
    }

    @Test func `say so when it is not HTTP that comes back`() async throws {
        let server = PuppetHTTPServer { _ in [.bytes(Data("220 mail.example ESMTP\r\n\r\n".utf8))] }
        let transport = HTTPTransport()
        let request = get(try await server.start())
        await #expect(throws: EchoError.invalidData(reason: "it is not HTTP")) { try await transport.send(request) }
        await transport.shutdown()
    }

    @Test func `say so when nobody listens`() async throws {
        let transport = HTTPTransport()
        // Port 1 is reserved; a port that was just let go could be another test's by now.
        await #expect(throws: EchoError.unreachable(host: "127.0.0.1:1", reason: "Connection refused")) {
            try await transport.send(get(1))
        }
        await transport.shutdown()
    }

    @Test func `say so when there is no such host`() async throws {
        let transport = HTTPTransport()
        await #expect(throws: EchoError.unreachable(host: "nowhere.invalid", reason: "no such host")) {
            try await transport.send(HTTPRequest(url: "http://nowhere.invalid/v1"))
        }
        await transport.shutdown()
    }

    @Test(arguments: ["", "nonsense", "ftp://host/", "http://", "/v1/models"])
    func `say so when the address is none`(url: String) async throws {
        let transport = HTTPTransport()
        await #expect(throws: EchoError.invalidURL(url)) { try await transport.send(HTTPRequest(url: url)) }
        await transport.shutdown()
    }

    @Test func `are not led elsewhere with their key`() async throws {
        let elsewhere = PuppetHTTPServer { _ in PuppetHTTPStep.answer() }
        let address = "http://127.0.0.1:\(try await elsewhere.start())/"
        let server = PuppetHTTPServer { _ in PuppetHTTPStep.answer(307, "", headers: ["location": address]) }
        let transport = HTTPTransport()
        var request = get(try await server.start())
        request.headers["authorization"] = "Bearer secret"
        #expect(try await transport.send(request).status == 307)
        #expect(elsewhere.accepted == 0)
        await transport.shutdown()
    }

    // MARK: cancelled

    @Test func `close when they are cancelled before an answer`() async throws {
        let server = PuppetHTTPServer { _ in [] }
        let transport = HTTPTransport()
        let request = get(try await server.start())
        let asking = Task { () -> EchoError? in
            do throws(EchoError) {
                _ = try await transport.send(request)
                return nil
            } catch {
                return error
            }
        }
        #expect(await eventually { server.requests.count == 1 })
        asking.cancel()
        #expect(await asking.value == .cancelled)
        #expect(await eventually { server.connections == 0 })
        await transport.shutdown()
    }

    @Test func `close when they are cancelled within the body`() async throws {
        let server = PuppetHTTPServer { _ in [.head(200), .body("some")] }
        let transport = HTTPTransport()
        let request = get(try await server.start())
        let (begun, mark) = AsyncStream.makeStream(of: Void.self)
        let reading = Task {
            for try await _ in try await transport.send(request).body { mark.yield() }
        }
        for await _ in begun { break }
        reading.cancel()
        _ = await reading.result
        #expect(await eventually { server.connections == 0 })
        await transport.shutdown()
    }

    @Test func `close when nobody listens any more`() async throws {
        let server = PuppetHTTPServer { _ in [.head(200), .body("some")] }
        let transport = HTTPTransport()
        for try await _ in try await transport.send(get(try await server.start())).body { break }
        #expect(await eventually { server.connections == 0 })
        await transport.shutdown()
    }

    @Test func `send no faster than they are read`() async throws {
        let size = 64 << 20
        let server = PuppetHTTPServer { request in
            request.target.hasSuffix("flood") ? [.head(200), .flood(size), .end] : PuppetHTTPStep.answer()
        }
        let transport = HTTPTransport()
        let port = try await server.start()
        let response = try await transport.send(HTTPRequest(url: "http://127.0.0.1:\(port)/flood"))
        var pieces = response.body.makeAsyncIterator()
        var count = try await pieces.next()?.count ?? 0
        for _ in 0..<200 { _ = try await body(try await transport.send(get(port))) }
        #expect(server.flooded < size / 2)
        while let piece = try await pieces.next() { count += piece.count }
        #expect(count == size)
        await transport.shutdown()
    }

    // MARK: the end

    @Test func `are refused after the end, and those under way are closed`() async throws {
        let server = PuppetHTTPServer { _ in [.head(200), .body("some")] }
        let transport = HTTPTransport()
        let request = get(try await server.start())
        let response = try await transport.send(request)
        await transport.shutdown()
        await transport.shutdown()
        await #expect(throws: EchoError.self) { try await body(response) }
        await #expect(throws: EchoError.notConnected) { try await transport.send(request) }
        #expect(await eventually { server.connections == 0 })
    }

    @Test func `leave no connection behind when the transport is forgotten`() async throws {
        let server = PuppetHTTPServer { _ in PuppetHTTPStep.answer() }
        let port = try await server.start()
        do {
            let transport = HTTPTransport()
            _ = try await body(try await transport.send(get(port)))
        }
        #expect(await eventually { server.connections == 0 })
        #expect(server.accepted == 1)
    }
}

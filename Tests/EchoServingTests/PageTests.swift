import EchoServing
import EchoTestKit
import Foundation
import NIOHTTP1
import Testing

@Suite(.timeLimit(.minutes(10))) struct `Pages of other sites` {
    private let page = ["Origin": "https://app.example.com"]

    private func ask(
        _ method: String, _ headers: [String: String], at path: String = "/calls",
        letting origins: HostNames? = HostNames(["app.example.com"])
    ) async throws -> RawHTTPConnection.Answer {
        let routes = [
            Route(.GET, "/calls", .bearer(BearerToken("secret"))) { _ in .whole(.error(.ok, "these")) },
            Route(.POST, "/calls", .bearer(BearerToken("secret"))) { _ in .whole(.error(.ok, "placed")) },
        ]
        var configuration = HTTPServerConfiguration(routes: routes, names: nil)
        configuration.origins = origins
        return try await ServedRoutes.run(configuration) { port in
            try await RawHTTPConnection.request(method, path, port: port, headers: headers)
        }
    }

    @Test func `that are let in may read what they are answered, refusals too`() async throws {
        for (path, token, status) in [
            ("/calls", "secret", 200), ("/calls", "guess", 401), ("/nowhere", "secret", 404),
        ] {
            let answer = try await ask(
                "GET", page.merging(["Authorization": "Bearer \(token)"]) { $1 }, at: path)
            #expect(answer.status == status)
            #expect(answer.headers["access-control-allow-origin"] == "https://app.example.com")
            #expect(answer.headers["vary"] == "Origin")
        }
    }

    @Test func `that are let in may ask beforehand what they may do, without the token`() async throws {
        let answer = try await ask(
            "OPTIONS",
            page.merging([
                "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "authorization",
            ]) { $1 })
        #expect(answer.status == 204)
        #expect(answer.headers["access-control-allow-origin"] == "https://app.example.com")
        #expect(answer.headers["access-control-allow-methods"] == "GET, HEAD, POST, OPTIONS")
        #expect(answer.headers["access-control-allow-headers"]?.contains("Authorization") == true)
    }

    @Test func `that are not let in read nothing`() async throws {
        for method in ["GET", "OPTIONS"] {
            let answer = try await ask(
                method, ["Origin": "https://evil.example.com", "Authorization": "Bearer secret"])
            #expect(answer.status == 403)
            #expect(answer.headers["access-control-allow-origin"] == nil)
        }
    }

    @Test func `read nothing of a server that knows none of them`() async throws {
        let answer = try await ask("GET", page.merging(["Authorization": "Bearer secret"]) { $1 }, letting: nil)
        #expect(answer.headers["access-control-allow-origin"] == nil)
    }
}

import EchoTestKit
import Foundation
import Testing

@testable import Echo

@Suite struct `A proxy` {
    private static let environment = ["HTTPS_PROXY": "http://proxy.example:3128", "http_proxy": "plain.example:8000"]

    @Test(arguments: [
        ("api.openai.com", 443, true, "proxy.example"), ("api.openai.com", 80, false, "plain.example"),
        ("localhost", 443, true, nil), ("127.0.0.1", 8080, false, nil), ("127.1.2.3", 80, false, nil),
        ("::1", 80, false, nil), ("dev.localhost", 80, false, nil), ("127.example", 80, false, "plain.example"),
    ])
    func `is taken for every server but those of the own machine`(
        host: String, port: Int, isSecure: Bool, proxy: String?
    ) {
        let found = ProxyEnvironment(Self.environment).proxy(host: host, port: port, isSecure: isSecure)
        #expect(found?.host == proxy)
    }

    @Test(arguments: [
        ("*", "any.example", 443, false), ("example", "any.example", 443, false),
        ("example", "example", 443, false), (".example", "any.example", 443, false),
        ("example", "notexample", 443, true), ("a.example,b.example", "b.example", 443, false),
        (" a.example , b.example ", "B.Example", 443, false), ("any.example:443", "any.example", 443, false),
        ("any.example:8443", "any.example", 443, true), ("10.0.0.1", "10.0.0.1", 443, false),
        ("fe80::1", "fe80::1", 443, false), ("[fe80::1]:443", "fe80::1", 443, false), ("", "any.example", 443, true),
        ("*.example", "any.example", 443, false), (":443", "any.example", 443, true),
    ])
    func `is left out where the environment says so`(list: String, host: String, port: Int, isProxied: Bool) {
        let environment = Self.environment.merging(["NO_PROXY": list]) { $1 }
        let found = ProxyEnvironment(environment).proxy(host: host, port: port, isSecure: true)
        #expect((found != nil) == isProxied)
    }

    @Test(
        arguments: [
            (["https_proxy": "http://a:1", "HTTPS_PROXY": "http://b:2"], "a"), (["ALL_PROXY": "http://c:3"], "c"),
            (["HTTPS_PROXY": ""], nil), (["HTTPS_PROXY": "socks5://d:4"], nil), (["HTTPS_PROXY": "::::"], nil),
            ([:], nil),
        ] as [([String: String], String?)])
    func `is named by several variables`(environment: [String: String], host: String?) {
        #expect(ProxyEnvironment(environment).proxy(host: "h", port: 443, isSecure: true)?.host == host)
    }

    @Test func `of plain HTTP is only taken from a variable that no request can set`() {
        let environment = ProxyEnvironment(["HTTP_PROXY": "http://evil:1"])
        #expect(environment.proxy(host: "h", port: 80, isSecure: false) == nil)
    }

    @Test func `may want a name and a password`() {
        let proxy = ProxyEnvironment(["https_proxy": "http://me:p%40ss@proxy:3128"])
            .proxy(host: "h", port: 443, isSecure: true)
        #expect(proxy == ProxyEnvironment.Proxy(host: "proxy", port: 3128, user: "me", password: "p@ss"))
    }

    @Test(arguments: [
        (407, "the proxy requires a user name and password"), (403, "the proxy refused the connection"),
    ])
    func `is asked to connect to a secure server, and may refuse`(status: Int, reason: String) async throws {
        let proxy = PuppetHTTPServer { _ in PuppetHTTPStep.answer(status, "", headers: ["content-length": "0"]) }
        let address = "http://me:secret@127.0.0.1:\(try await proxy.start())"
        let transport = HTTPTransport(environment: ["HTTPS_PROXY": address])
        var request = HTTPRequest(url: "https://api.example.invalid/v1/models")
        request.headers["authorization"] = "Bearer secret"
        await #expect(throws: EchoError.unreachable(host: "api.example.invalid", reason: reason)) {
            try await transport.send(request)
        }
        let received = try #require(proxy.requests.first)
        #expect(received.method == "CONNECT")
        #expect(received.target == "api.example.invalid:443")
        #expect(received.headers["proxy-authorization"]?.hasPrefix("Basic ") == true)
        #expect(received.headers["authorization"] == nil)
        await transport.shutdown()
    }
}

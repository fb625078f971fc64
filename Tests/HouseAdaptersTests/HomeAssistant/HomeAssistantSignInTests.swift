import EchoWire
import Echo
import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import House
import NIOHTTP1
import Synchronization
import Testing

@testable import HouseAdapters

@Suite struct `Signing in to a Home Assistant` {
    private let address = HomeAssistantAddress(host: "home.example.org", port: 443, isEncrypted: true)

    @Test func `The link names this machine, where the page leads back to`() {
        let signIn = HomeAssistantSignIn(address, port: 4711, state: "a b")

        #expect(
            signIn.link == "https://home.example.org:443/auth/authorize?response_type=code"
                + "&client_id=http%3A%2F%2F127.0.0.1%3A4711%2F"
                + "&redirect_uri=http%3A%2F%2F127.0.0.1%3A4711%2Fsigned-in&state=a%20b")
    }

    @Test(arguments: [
        ("/signed-in?code=abc&state=secret", HomeAssistantSignIn.Answer.code("abc")),
        ("http://127.0.0.1:4711/signed-in?code=abc&state=secret", .code("abc")),
        ("/signed-in?error=access_denied&state=secret", .refused), ("/signed-in?code=abc&state=other", .stray),
        ("/signed-in?code=abc", .stray), ("/favicon.ico", .stray), ("", .stray),
    ])
    func `Only what answers this question is an answer`(said: String, answer: HomeAssistantSignIn.Answer) {
        #expect(HomeAssistantSignIn(address, port: 4711, state: "secret").answer(said) == answer)
    }

    @Test func `What is stored is one line, is read again, and does not show itself`() throws {
        let grant = HomeAssistantGrant(refreshToken: "re\"fresh", clientID: "http://127.0.0.1:1/")

        #expect(HomeAssistantGrant(stored: grant.stored + "\n") == grant)
        #expect(!grant.stored.contains("\n") && "\(grant)" == "‹grant›")
        #expect(HomeAssistantGrant(stored: "eyJhbGciOi.long.lived") == nil)
        #expect(HomeAssistantGrant(stored: "oauth:{}") == nil)
    }

    /// Gives tokens as Home Assistant does, and counts.
    private final class Giver: Sendable {
        let asked = Mutex<[[String: String]]>([])
        let status = Mutex(HTTPResponseStatus.ok)

        func serve(_ body: (HomeAssistantAddress) async throws -> Void) async throws {
            let route = Route(.POST, "/auth/token", .anyone, body: .form()) { [self] request in
                let fields = request.form.fields.map { ($0.name, $0.value) }
                let count = asked.withLock { asked in
                    asked.append(Dictionary(fields) { first, _ in first })
                    return asked.count
                }
                let status = status.withLock(\.self)
                guard status == .ok else {
                    return .whole(HTTPAnswer(status: status, body: ["error": "invalid_grant"]))
                }
                return .whole(
                    HTTPAnswer(
                        status: .ok,
                        body: [
                            "access_token": .string("access-\(count)"), "expires_in": 1800,
                            "refresh_token": "refresh", "token_type": "Bearer",
                        ]))
            }
            let (ports, found) = AsyncStream.makeStream(of: Int.self)
            let server = HTTPServer(HTTPServerConfiguration(routes: [route], names: nil))
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { try await server.run { found.yield($0) } }
                var listening = ports.makeAsyncIterator()
                if let port = await listening.next() {
                    try await body(HomeAssistantAddress(host: "127.0.0.1", port: port))
                }
                group.cancelAll()
            }
        }
    }

    @Test func `A code becomes a grant, and a token of it holds until it is about to end`() async throws {
        let giver = Giver()
        try await giver.serve { address in
            let clock = Mutex(ContinuousClock.now)
            let tokens = HomeAssistantTokens(address, http: HTTPTransport()) { clock.withLock(\.self) }
            let signIn = HomeAssistantSignIn(address, port: 4711, state: "s")

            let grant = try await tokens.grant(for: "c&d", signIn)
            let first = await tokens.token(for: grant)
            let second = await tokens.token(for: grant)
            clock.withLock { $0 += .seconds(1790) }
            let third = await tokens.token(for: grant)

            #expect(grant == HomeAssistantGrant(refreshToken: "refresh", clientID: "http://127.0.0.1:4711/"))
            #expect(first?.value == "access-2" && first == second && third?.value == "access-3")
            #expect(first?.isShortLived == true)
            let asked = giver.asked.withLock(\.self)
            #expect(asked.first?["code"] == "c&d" && asked.first?["client_id"] == signIn.clientID)
            #expect(
                asked.last == [
                    "grant_type": "refresh_token", "refresh_token": "refresh", "client_id": signIn.clientID,
                ])
        }
    }

    @Test func `A grant that was taken back gives none, and a house out of reach keeps the last`() async throws {
        let giver = Giver()
        try await giver.serve { address in
            let clock = Mutex(ContinuousClock.now)
            let tokens = HomeAssistantTokens(address, http: HTTPTransport()) { clock.withLock(\.self) }
            let grant = HomeAssistantGrant(refreshToken: "refresh", clientID: "http://127.0.0.1:4711/")
            let first = await tokens.token(for: grant)
            clock.withLock { $0 += .seconds(3600) }
            giver.status.withLock { $0 = .serviceUnavailable }
            let kept = await tokens.token(for: grant)
            giver.status.withLock { $0 = .badRequest }
            let gone = await tokens.token(for: grant)

            #expect(first != nil && kept == first && gone == nil)
        }
    }

    @Test func `The page leads back to this machine, and what is no answer is not taken for one`() async throws {
        let (links, told) = AsyncStream.makeStream(of: HomeAssistantSignIn.self)
        async let answered = HomeAssistantReturn.answer(from: address, state: "secret") { told.yield($0) }
        var signIns = links.makeAsyncIterator()
        let signIn = try #require(await signIns.next())
        let base = String(signIn.clientID.dropLast())
        let http = HTTPTransport()

        let stray = try await http.send(HTTPRequest(url: base + "/signed-in?code=abc&state=guessed"))
        let right = try await http.send(HTTPRequest(url: base + "/signed-in?code=abc&state=secret"))

        #expect(stray.status == 404 && right.status == 200)
        #expect(try await answered.answer == .code("abc"))
    }

    @Test func `The house is joined with the token of a grant, and with the next one after it has ended`() async throws
    {
        let server = ScriptedHomeAssistant()
        let listener = HouseListener()
        let given = Mutex(["wrong", server.token])
        try await server.serve { address in
            let house = ConfiguredHouse(address: address, patience: .eager) {
                let next = given.withLock { $0.count > 1 ? $0.removeFirst() : $0.first ?? "" }
                return HomeAssistantToken(next, isShortLived: true)
            }
            try await listener.listen(to: house) {
                #expect(await listener.hears { $0.arrivals == 1 })
            }
        }
    }
}

import EchoTestKit
import Foundation
import LocalBackend
import NIOCore
import NIOSSL
import ServerTestKit
import Synchronization
import Testing

@testable import Echo
@testable import EchoServing

@Suite struct `An encrypted conversation` {
    private func configuration(_ url: String, _ network: NetworkEnvironment) -> EchoConfiguration {
        var configuration = EchoConfiguration()
        configuration.baseURL = url
        configuration.network = network
        configuration.reconnectionAttempts = 0
        // Nobody is asked for a list of models.
        configuration.additionalModels = [configuration.realtimeModel]
        return configuration
    }

    /// A server that is spoken to over TLS only, by these names.
    private func encrypted(_ context: NIOSSLContext, _ port: Int) -> FaultyProxy {
        FaultyProxy(to: port) { channel in
            try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: context))
        }
    }

    @Test(arguments: ConversationMode.allCases, [true, false])
    func `goes from end to end with an authority of one's own`(_ mode: ConversationMode, isVariable: Bool) async throws
    {
        let authority = try TestAuthority()
        let network =
            isVariable
            ? NetworkEnvironment(["SSL_CERT_FILE": authority.file])
            : NetworkEnvironment(authorityFiles: [authority.file])
        try await LoopbackServer.run(LoopbackServer.configuration(brain: ScriptedBrain.echoing)) { port in
            let front = encrypted(try authority.server(for: "localhost"), port)
            let url = "wss://localhost:\(try await front.start())/v1"
            let echo = Echo(key: LoopbackServer.token, configuration: configuration(url, network))
            let conversation = try await echo.startConversation(mode: mode)

            try await conversation.send("hello")

            #expect(await eventually { await conversation.allMessages.last?.text == "You said: hello" })
            await conversation.close()
            try await front.stop()
        }
    }

    @Test(arguments: ConversationMode.allCases)
    func `is served with a certificate and its key`(_ mode: ConversationMode) async throws {
        let authority = try TestAuthority()
        let files = try authority.files(for: ["localhost"])
        var server = LoopbackServer.configuration(brain: ScriptedBrain.echoing)
        server.identity = TLSIdentity(certificateFile: files.certificate, keyFile: files.key)
        try await LoopbackServer.run(server) { port in
            let network = NetworkEnvironment(authorityFiles: [authority.file])
            let echo = Echo(
                key: LoopbackServer.token, configuration: configuration("wss://localhost:\(port)/v1", network))
            let conversation = try await echo.startConversation(mode: mode)

            try await conversation.send("hello")

            #expect(await eventually { await conversation.allMessages.last?.text == "You said: hello" })
            await conversation.close()
        }
    }

    @Test func `is served with a certificate that was replaced meanwhile, else with the old one`() throws {
        let (authority, other) = (try TestAuthority(), try TestAuthority())
        let (files, new) = (try authority.files(for: ["localhost"]), try other.files(for: ["localhost"]))
        let contexts = try TLSContexts(TLSIdentity(certificateFile: files.certificate, keyFile: files.key))
        let first = contexts.current
        let told = Mutex<[TLSIdentityError?]>([])
        func look() { contexts.look { error in told.withLock { $0.append(error) } } }
        func replace(_ path: String, _ content: Data, after seconds: Double) throws {
            try content.write(to: URL(filePath: path))
            let date = Date(timeIntervalSince1970: 1_764_064_800 + seconds)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
        }

        look()
        #expect(told.withLock(\.self).isEmpty)

        try replace(files.certificate, Data("half of it".utf8), after: 1)
        look()
        look()
        #expect(told.withLock(\.self) == [.certificate(file: files.certificate)])
        #expect(contexts.current === first)

        try replace(files.certificate, Data(contentsOf: URL(filePath: new.certificate)), after: 2)
        try replace(files.key, Data(contentsOf: URL(filePath: new.key)), after: 2)
        look()
        #expect(told.withLock(\.self) == [.certificate(file: files.certificate), nil])
        #expect(contexts.current !== first)
    }

    @Test func `is not served with a key of somebody else`() throws {
        let (authority, other) = (try TestAuthority(), try TestAuthority())
        let key = try other.files(for: ["localhost"]).key
        let identity = TLSIdentity(certificateFile: try authority.files(for: ["localhost"]).certificate, keyFile: key)
        #expect(throws: TLSIdentityError.key(file: key)) { try identity.check() }
        let nothing = TLSIdentity(certificateFile: "/nowhere.pem", keyFile: key)
        #expect(throws: TLSIdentityError.certificate(file: "/nowhere.pem")) { try nothing.check() }
    }

    @Test func `goes through the tunnel of a proxy, which sees the server's name alone`() async throws {
        let authority = try TestAuthority()
        let server = PuppetServer()
        let front = encrypted(try authority.server(for: "elsewhere.example"), try await server.start())
        let proxy = TunnelProxy(to: try await front.start())
        let network = NetworkEnvironment([
            "https_proxy": "http://127.0.0.1:\(try await proxy.start())", "SSL_CERT_FILE": authority.file,
        ])
        let echo = Echo(key: "secret", configuration: configuration("wss://elsewhere.example/v1", network))

        let conversation = try await echo.startConversation()

        #expect(proxy.requests == ["CONNECT elsewhere.example:443 HTTP/1.1"])
        #expect(server.received.contains("session.update"))
        await conversation.close()
        try await front.stop()
    }

    @Test func `goes past the proxy where the environment says so`() async throws {
        let network = NetworkEnvironment([
            "HTTPS_PROXY": "http://127.0.0.1:1", "NO_PROXY": "elsewhere.invalid",
        ])
        let echo = Echo(key: "secret", configuration: configuration("wss://elsewhere.invalid/v1", network))

        await #expect(throws: EchoError.unreachable(host: "elsewhere.invalid", reason: "no such host")) {
            try await echo.startConversation()
        }
    }

    @Test func `is not held with a server that nobody vouches for`() async throws {
        let server = PuppetServer()
        let front = encrypted(try TestAuthority().server(for: "localhost"), try await server.start())
        let echo = Echo(
            key: "secret",
            configuration: configuration("wss://localhost:\(try await front.start())/v1", NetworkEnvironment()))
        let reason = "its certificate is not trusted by this machine"

        await #expect {
            try await echo.startConversation()
        } throws: { $0.isUnreachable("localhost", reason: reason) }
        #expect(server.received == [])
        try await front.stop()
    }

    @Test(arguments: [
        (TestCertificates.forAnotherName, "its certificate is for another host name"),
        (TestCertificates.expired, "its certificate expired on 2021-01-01"),
    ])
    func `says what is wrong with a certificate`(certificate: String, reason: String) async throws {
        let file = try TestCertificates.file(certificate)
        defer { try? FileManager.default.removeItem(atPath: file) }
        let server = PuppetServer()
        let front = encrypted(try TestCertificates.server(certificate), try await server.start())
        let url = "wss://localhost:\(try await front.start())/v1"
        let echo = Echo(
            key: "secret", configuration: configuration(url, NetworkEnvironment(["SSL_CERT_FILE": file])))

        await #expect {
            try await echo.startConversation()
        } throws: { $0.isUnreachable("localhost", reason: reason) }
        #expect(server.received == [])
        try await front.stop()
    }

    @Test func `says through a proxy too what is wrong with a certificate`() async throws {
        let server = PuppetServer()
        let front = encrypted(try TestCertificates.server(TestCertificates.expired), try await server.start())
        let proxy = TunnelProxy(to: try await front.start())
        let network = NetworkEnvironment(["ALL_PROXY": "http://127.0.0.1:\(try await proxy.start())"])
        let echo = Echo(key: "secret", configuration: configuration("wss://elsewhere.example/v1", network))
        let reason = "its certificate expired on 2021-01-01"

        await #expect(throws: EchoError.unreachable(host: "elsewhere.example", reason: reason)) {
            try await echo.startConversation()
        }
        #expect(server.received == [])
        try await front.stop()
    }

    @Test(arguments: ConversationMode.allCases)
    func `needs a file of authorities that can be read`(_ mode: ConversationMode) async throws {
        let network = NetworkEnvironment(["SSL_CERT_FILE": "/nowhere.pem"])
        let echo = Echo(key: "secret", configuration: configuration("wss://localhost:1/v1", network))
        let log = EventLog(echo.events)
        let expected = EchoError.invalidSetting(
            name: "authorities", reason: "/nowhere.pem holds no certificates that can be read")

        do throws(EchoError) {
            let conversation = try await echo.startConversation(mode: mode)
            try await conversation.send("hello")
            #expect(await log.sees(.error(expected)))
        } catch {
            #expect(error == expected)
        }
    }

    @Test func `shares its encryption with every other of its Echo`() throws {
        let network = NetworkAccess()
        #expect(try network.encryption.context() === network.encryption.context())
    }
}

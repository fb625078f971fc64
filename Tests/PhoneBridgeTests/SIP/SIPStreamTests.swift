import EchoServing
import EchoTestKit
import Foundation
import ServerTestKit
import Testing

@testable import PhoneBridge

/// Over real connections, on this machine alone.
@Suite(.timeLimit(.minutes(10))) struct `Two telephones of ours on a connection` {
    private static func settings() -> SIPSettings {
        var settings = SIPSettings()
        (settings.host, settings.port, settings.tlsPort) = ("127.0.0.1", 0, 0)
        settings.trusted = [.network(0x7F00_0001, bits: 32)]
        return settings
    }

    private func running(
        _ settings: [SIPSettings], _ body: ([SIPEndpoint]) async throws -> Void
    ) async throws {
        let endpoints = settings.map { SIPEndpoint($0) }
        let result: Result<Void, any Error>
        do {
            for endpoint in endpoints { try await endpoint.start() }
            result = .success(try await body(endpoints))
        } catch {
            result = .failure(error)
        }
        for endpoint in endpoints { await endpoint.stop() }
        try result.get()
    }

    private func answered(_ endpoint: SIPEndpoint) async throws -> any PhoneLineProtocol {
        var calls = endpoint.incoming.makeAsyncIterator()
        let call = try #require(await calls.next())
        await call.ring()
        return try await call.answer()
    }

    private func talk(_ caller: SIPEndpoint, _ callee: SIPEndpoint, _ address: String) async throws {
        async let incoming = answered(callee)
        let near = try await caller.call(address, from: "alice")
        let far = try await incoming
        #expect(far.call.from == "alice")
        let said = Data((0..<160).map { UInt8($0 & 0x7F) })
        near.send((0..<100).map { _ in LineStep.frame(said) })
        for await event in far.events { if case .sound(let frame) = event, frame == said { break } }
        // The request comes the other way, over what is there.
        far.hangUp()
        for await event in near.events where event == .ended(.hungUp) { break }
        #expect(await caller.streams.count == 1)
        #expect(await callee.streams.count == 1)
    }

    private func listening() -> SIPSettings {
        var settings = Self.settings()
        settings.takesTCP = true
        return settings
    }

    private func encrypted(_ certificate: String = TestCertificates.valid) throws -> SIPSettings {
        var settings = Self.settings()
        settings.identity = TLSIdentity(
            certificateFile: try TestCertificates.file(certificate), keyFile: try TestCertificates.keyFile())
        return settings
    }

    @Test func `hear each other over TCP, and use one connection for all they say`() async throws {
        try await running([Self.settings(), listening()]) { endpoints in
            let port = try #require(await endpoints[1].port)
            try await talk(endpoints[0], endpoints[1], "sip:assistant@127.0.0.1:\(port);transport=tcp")
        }
    }

    @Test(arguments: [("sips", ""), ("sip", ";transport=tls")])
    func `hear each other over TLS, where the certificate is one that is believed`(
        scheme: String, parameter: String
    ) async throws {
        var caller = Self.settings()
        caller.authorities = try TestCertificates.file(TestCertificates.valid)
        try await running([caller, try encrypted()]) { endpoints in
            let port = try #require(await endpoints[1].tlsPort)
            try await talk(endpoints[0], endpoints[1], "\(scheme):assistant@localhost:\(port)\(parameter)")
        }
    }

    @Test(arguments: [TestCertificates.forAnotherName, TestCertificates.expired])
    func `do not talk where the certificate is another's, or too old`(certificate: String) async throws {
        var caller = Self.settings()
        caller.authorities = try TestCertificates.file(certificate)
        try await running([caller, try encrypted(certificate)]) { endpoints in
            let port = try #require(await endpoints[1].tlsPort)
            await #expect(throws: PhoneLineError.unreachable) {
                _ = try await endpoints[0].call("sips:assistant@localhost:\(port)", from: "alice")
            }
        }
    }

    @Test func `show a certificate that took the place of one that is too old`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "sip-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "certificate.pem")
        try Data(TestCertificates.expired.utf8).write(to: file)
        var (caller, callee) = (Self.settings(), Self.settings())
        callee.identity = TLSIdentity(certificateFile: file.path, keyFile: try TestCertificates.keyFile())
        caller.authorities = try TestCertificates.file(TestCertificates.valid)
        try await running([caller, callee]) { endpoints in
            let port = try #require(await endpoints[1].tlsPort)
            await #expect(throws: PhoneLineError.unreachable) {
                _ = try await endpoints[0].call("sips:assistant@localhost:\(port)", from: "alice")
            }

            try Data(TestCertificates.valid.utf8).write(to: file)
            let date = Date(timeIntervalSince1970: 1_764_064_800)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
            let security = await endpoints[1].security
            security?.look { problem in #expect(problem == nil) }
            try await talk(endpoints[0], endpoints[1], "sips:assistant@localhost:\(port)")
        }
    }

    @Test func `know at once that nobody listens`() async throws {
        try await running([Self.settings(), Self.settings()]) { endpoints in
            let port = try #require(await endpoints[1].port)
            await #expect(throws: PhoneLineError.unreachable) {
                _ = try await endpoints[0].call("sip:assistant@127.0.0.1:\(port);transport=tcp", from: "alice")
            }
        }
    }

    @Test func `answer who asks piece by piece, and let go who sends what nobody can read`() async throws {
        try await running([listening()]) { endpoints in
            let port = try #require(await endpoints[0].port)
            let stranger = try RawHTTPConnection(port: port)
            let options = """
                OPTIONS sip:echo@127.0.0.1 SIP/2.0
                Via: SIP/2.0/TCP 192.0.2.9:5060;branch=z9hG4bK1;rport
                From: <sip:a@192.0.2.9>;tag=1
                To: <sip:echo@127.0.0.1>
                Call-ID: 1
                CSeq: 1 OPTIONS
                Content-Length: 0


                """.replacing("\n", with: "\r\n")
            for part in [options.prefix(20), options.dropFirst(20)] { try await stranger.send(String(part)) }
            let answer = try await stranger.read { $0.hasSuffix("\r\n\r\n") }
            #expect(answer.hasPrefix("SIP/2.0 200 OK\r\n"))
            #expect(answer.contains("received=127.0.0.1"))
            try await stranger.send("\r\n\r\n")
            let sign = try await stranger.read { !$0.isEmpty }
            #expect(sign == "\r\n")
            try await stranger.send("BYE sip:a SIP/2.0\r\nVia: x\r\n\r\n")
            #expect(try await stranger.readToEnd().isEmpty)
            #expect(await eventually { await endpoints[0].streams.isEmpty })
        }
    }

    @Test func `serve no more connections of one machine than they need`() async throws {
        try await running([listening()]) { endpoints in
            let port = try #require(await endpoints[0].port)
            let many = try (0..<40).map { _ in try RawHTTPConnection(port: port) }
            #expect(await eventually { await endpoints[0].streams.count == 32 })
            for connection in many { connection.close() }
            #expect(await eventually { await endpoints[0].streams.isEmpty })
        }
    }

    @Test(arguments: [
        ("sip:a@b", SIPTransport?.some(.udp)), ("sip:a@b;transport=TCP", .tcp), ("sip:a@b;transport=tls", .tls),
        ("sips:a@b", .tls), ("sips:a@b;transport=tcp", .tls), ("sip:a@b;transport=sctp", nil),
    ])
    func `read from an address how it is reached`(address: String, transport: SIPTransport?) throws {
        #expect(SIPTransport(try #require(SIPURI(address))) == transport)
    }

    @Test func `say in their addresses how they are reached`() {
        var place = SIPPlace(host: "192.0.2.1", port: 5060)
        #expect(place.contact.value == "<sip:assistant@192.0.2.1:5060>")
        #expect(place.via(branch: "1").value == "SIP/2.0/UDP 192.0.2.1:5060;branch=1;rport")
        place.transport = .tcp
        #expect(place.contact.value == "<sip:assistant@192.0.2.1:5060;transport=tcp>")
        #expect(place.via(branch: "1").value == "SIP/2.0/TCP 192.0.2.1:5060;branch=1;rport")
        (place.transport, place.isSecure) = (.tls, true)
        #expect(place.contact.value == "<sips:assistant@192.0.2.1:5060>")
        #expect(place.via(branch: "1").value.hasPrefix("SIP/2.0/TLS "))
    }

    @Test(arguments: [
        ("203.0.113.5", true), ("0.0.0.0", false), ("203.0.113.0/24", false), ("203.0.113.5/32", false),
        ("sip.example.com", false), ("::1", false), ("::", false), ("2001:db8::5", true), ("[2001:db8::5]", false),
        ("", false),
    ])
    func `tell an address that is one`(address: String, isOne: Bool) {
        #expect(SIPSettings.canAnnounce(address) == isOne)
    }

    @Test func `send nothing twice where nothing is lost, and give up in the same time`() {
        let now = ContinuousClock.now
        var sut = SIPRetransmission.awaiting(at: now)
        sut.slow(at: now)
        #expect(sut.turn(at: now + .seconds(31)) == .wait)
        #expect(sut.turn(at: now + .seconds(32)) == .hopeless)
        #expect(sut.deadline == now + .seconds(32))
    }
}

import EchoTestKit
import Foundation
import NIOCore
import Testing

@testable import PhoneBridge

private let hasIPv6 = ((try? System.enumerateDevices()) ?? []).contains { $0.address?.host == "::1" }

@Suite struct `Telephones with addresses of IPv6` {
    @Test(arguments: [
        ("192.0.2.1", "192.0.2.1"), ("192.0.02.001", "192.0.2.1"), ("::1", "::1"),
        ("2001:DB8:0:0::0005", "2001:db8::5"),
        // As a socket of IPv6 shows those of IPv4.
        ("::ffff:192.0.2.1", "192.0.2.1"), ("::FFFF:7f00:1", "127.0.0.1"),
        ("", nil), ("1.2.3", nil), ("1.2.3.256", nil), ("[::1]", nil), ("12345::", nil), (":", nil), ("::1%lo", nil),
        ("sip.example.com", nil), ("::1 ", nil), (String(repeating: "1:", count: 40), nil),
    ])
    func `have one text for each address`(text: String, canonical: String?) {
        #expect(IPAddress(text)?.text == canonical)
    }

    @Test(arguments: [
        ("2001:db8::1", "2001:db8::2", 64, true), ("2001:db8::1", "2001:db8:0:1::1", 64, false),
        ("fd00::1", "fdff::1", 8, true), ("fe80::1", "fdff::1", 8, false), ("fd80::", "fd00::", 9, false),
        ("::1", "::1", 128, true), ("192.0.2.1", "::1", 0, false), ("10.1.2.3", "10.9.9.9", 8, true),
    ])
    func `are in one network or in two`(one: String, other: String, bits: Int, isOne: Bool) throws {
        let (one, other) = (try #require(IPAddress(one)), try #require(IPAddress(other)))
        #expect(one.agrees(with: other, in: bits) == isOne)
    }

    @Test func `are written in brackets where a port may stand behind them, and read so`() throws {
        let uri = try #require(SIPURI("sip:anna@[2001:DB8::1]:5070;transport=tcp"))
        #expect(uri.host == "2001:db8::1")
        #expect(uri.port == 5070)
        #expect(uri.description == "sip:anna@[2001:db8::1]:5070;transport=tcp")
        #expect(SIPURI("sip:anna@[2001:db8::1]")?.port == nil)
        #expect(SIPURI("sip:anna@[nonsense]") == nil)
        #expect(SIPURI("sip:anna@[192.0.2.1]") == nil)
        let via = try #require(SIPVia("SIP/2.0/UDP [::1]:5060;branch=z9hG4bK1;received=::1"))
        #expect(via.host == "::1")
        #expect(via.description == "SIP/2.0/UDP [::1]:5060;branch=z9hG4bK1;received=::1")
        #expect(SIPPlace(host: "::1", port: 5060).contact.value == "<sip:assistant@[::1]:5060>")
    }

    @Test func `tell each other in SDP where their sound goes`() throws {
        var media = LocalMedia(host: "2001:db8::1", port: 4000, sessionID: 1)
        let text = String(decoding: media.offer().body, as: UTF8.self)
        #expect(text.contains("c=IN IP6 2001:db8::1\r\n"))
        #expect(text.contains("o=- 1 1 IN IP6 2001:db8::1\r\n"))
        let offer = try SessionDescription(reading: Data(text.utf8))
        #expect(offer.host == "2001:db8::1")

        let own = LocalMedia(host: "::1", port: 4000, sessionID: 1)
        #expect(try own.agreed(with: offer).host == "2001:db8::1")
        // From one kind of address nothing goes to the other.
        let other = LocalMedia(host: "127.0.0.1", port: 4000, sessionID: 1)
        #expect(throws: SessionDescriptionError.incompatible) { try other.agreed(with: offer) }
        let held = try SessionDescription(
            reading: Data(text.replacing("2001:db8::1", with: "::").utf8))
        #expect(try own.agreed(with: held).isHeld)
    }

    @Test(arguments: [
        ("2001:db8::1", "2001:db8::1", true), ("2001:db8::1", "2001:DB8:0::1", true),
        ("2001:db8::/32", "2001:db8:9::1", true), ("2001:db8::/32", "2001:db9::1", false),
        ("fd00::/8", "10.0.0.1", false), ("10.0.0.0/8", "::ffff:10.9.8.7", true),
    ])
    func `are believed as machines and networks`(text: String, host: String, isIn: Bool) throws {
        #expect(try #require(SIPPeer(text)).contains(host) == isIn)
    }

    @Test(arguments: ["::/0", "fd00::/129", "fd00::/", "fd00::/8/8", "fd00::1%eth0"])
    func `are nobody where they are everybody, or none`(text: String) { #expect(SIPPeer(text) == nil) }

    @Test func `guess passwords as one machine from all addresses of a network`() {
        #expect(IPAddress("2001:db8::1")?.household == IPAddress("2001:db8::ffff:1")?.household)
        #expect(IPAddress("2001:db8::1")?.household != IPAddress("2001:db8:0:1::1")?.household)
        #expect(IPAddress("192.0.2.1")?.household != IPAddress("192.0.2.2")?.household)
    }

    @Test func `are reached from where they listen, and as their socket takes it`() async throws {
        let (old, new, both) = (
            HostLookup(listening: "0.0.0.0"), HostLookup(listening: "::1"), HostLookup(listening: "::")
        )
        await #expect(throws: PhoneLineError.notPossible) { _ = try await old.address(of: "::1", port: 5060) }
        await #expect(throws: PhoneLineError.notPossible) { _ = try await new.address(of: "127.0.0.1", port: 5060) }
        #expect(try await old.address(of: "127.0.0.1", port: 5060).protocol == .inet)
        #expect(try await new.address(of: "::1", port: 5060).host == "::1")
        let mapped = try await both.address(of: "127.0.0.1", port: 5060)
        #expect(mapped.protocol == .inet6)
        #expect(mapped.host == "127.0.0.1")
        #expect(HostLookup.own(facing: try SocketAddress(ipAddress: "::1", port: 1)) == "::1")
    }

    private static func settings(_ host: String) -> SIPSettings {
        var settings = SIPSettings()
        (settings.host, settings.port, settings.takesTCP) = (host, 0, true)
        settings.trusted = [.network(0x7F00_0001, bits: 32), .wideNetwork("::1", bits: 128)]
        return settings
    }

    @Test(
        .enabled(if: hasIPv6), .timeLimit(.minutes(10)),
        arguments: [("::1", "::1", "[::1]"), ("::1", "::", "[::1]"), ("127.0.0.1", "::", "127.0.0.1")],
        ["", ";transport=tcp"])
    func `hear each other`(hosts: (String, String, String), transport: String) async throws {
        let (caller, callee) = (SIPEndpoint(Self.settings(hosts.0)), SIPEndpoint(Self.settings(hosts.1)))
        try await caller.start()
        try await callee.start()
        let port = try #require(await callee.port)
        let dialled = Task { try await caller.call("sip:anna@\(hosts.2):\(port)\(transport)", from: "bob") }
        var calls = callee.incoming.makeAsyncIterator()
        let arrival = try #require(await calls.next())
        #expect(arrival.from == "bob")
        #expect(arrival.host == (hosts.2 == "[::1]" ? "::1" : hosts.2))
        let far = try await arrival.answer()
        let near = try await dialled.value

        let frame = Data((0..<160).map { UInt8($0 & 0x7F) })
        for (speaker, listener) in [(near, far), (far, near)] {
            speaker.send((0..<200).map { _ in .frame(frame) })
            for await event in listener.events where event == .sound(frame) { break }
        }
        far.hangUp()
        for await event in near.events where event == .ended(.hungUp) { break }
        await caller.stop()
        await callee.stop()
    }
}

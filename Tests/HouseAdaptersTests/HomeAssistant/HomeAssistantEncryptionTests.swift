import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import House
import ProgramHarness
import Testing

@testable import HouseAdapters

@Suite struct `A Home Assistant that nobody vouches for` {
    private let listener = HouseListener()

    @Test func `It is refused with its fingerprint, and taken when that is pinned`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "house-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let identity = try await makeIdentity(in: folder)
        let server = ScriptedHomeAssistant(identity: identity) { command, _ in
            guard command["type"] == "history/history_during_period" else { return nil }
            let on: JSONValue = ["s": "on", "a": ["brightness": 255], "lu": 1000]
            let past: JSONValue = ["light.ceiling": [on, ["s": "off", "lu": 1001.5]]]
            return [HomeAssistantHouse.result(command["id"], past)]
        }

        try await server.serve { address in
            let token = try #require(HomeAssistantToken(server.token))
            await listener.listen(to: HomeAssistant(address: address, token: token))
            guard case .certificateRefused(let fingerprint, isPinned: false)? = listener.errors.first else {
                Issue.record("\(listener.news)")
                return
            }
            #expect(server.commands("auth").isEmpty)

            let pin = try #require(CertificateFingerprint(fingerprint))
            let house = HomeAssistant(address: address, token: token, pin: pin)
            try await listener.listen(to: house) {
                #expect(await listener.hears { $0.arrivals == 1 })
                let order = DeviceOrder(device: DeviceID("light.ceiling"), action: .turnOn)
                let cause = try await house.carryOut(order)
                #expect(cause.context == "order")
                // Requests know nothing of the certificate: history comes over the socket.
                let span = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 5000)
                let readings = try await house.history(of: [DeviceID("light.ceiling")], in: span)
                #expect(readings.map(\.state) == ["on", "off"])
                #expect(readings.map(\.since.timeIntervalSince1970) == [1000, 1001.5])
            }

            let other = CertificateFingerprint(of: Data("another certificate".utf8))
            let stranger = HouseListener()
            await stranger.listen(to: HomeAssistant(address: address, token: token, pin: other))
            #expect(stranger.news == [.away(.certificateRefused(fingerprint: fingerprint, isPinned: true))])
            #expect(server.commands("auth").count == 1)
        }
    }

    @Test func `A fingerprint is read as people copy it, and nothing else is one`() {
        let fingerprint = CertificateFingerprint(of: Data())

        #expect(fingerprint.description.hasPrefix("E3:B0:C4:42:98:FC"))
        #expect(CertificateFingerprint(fingerprint.description.lowercased()) == fingerprint)
        #expect(CertificateFingerprint(fingerprint.description.replacing(":", with: " ")) == fingerprint)
        for text in ["", "E3:B0", String(repeating: "0", count: 63) + "x", String(repeating: "٣", count: 64)] {
            #expect(CertificateFingerprint(text) == nil)
        }
    }

    @Test(arguments: [
        ("homeassistant.local", HomeAssistantAddress(host: "homeassistant.local")),
        (" 10.0.0.5:8124 ", HomeAssistantAddress(host: "10.0.0.5", port: 8124)),
        ("https://home.example.org/", HomeAssistantAddress(host: "home.example.org", port: 443, isEncrypted: true)),
        ("http://[::1]:8123", HomeAssistantAddress(host: "::1")),
        ("http://name:secret@home", nil), ("ftp://home", nil), ("", nil), ("http://", nil),
    ])
    func `An address is read as people write it`(text: String, address: HomeAssistantAddress?) {
        #expect(HomeAssistantAddress(text) == address)
    }

    private func makeIdentity(in folder: URL) async throws -> TLSIdentity {
        let identity = TLSIdentity(
            certificateFile: folder.appending(path: "house.pem").path, keyFile: folder.appending(path: "house.key").path
        )
        try await Subprocess.run(
            "openssl",
            [
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
                "-subj", "/CN=house", "-keyout", identity.keyFile, "-out", identity.certificateFile,
            ])
        return identity
    }
}

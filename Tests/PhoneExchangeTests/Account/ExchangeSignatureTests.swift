import EchoWire
import Foundation
import Testing

@testable import PhoneExchange

@Suite struct `What the exchange sends is signed` {
    @Test(arguments: TwilioFixture.all("form", "upgrade"))
    func `as Twilio's own library signs it`(vector: TwilioFixture) throws {
        let settings = vector.json["signatureSettings"]?.string
        let key = settings.map {
            ExchangeConfiguration.SharedKey(
                name: String($0.dropFirst("key=".count).prefix { $0 != "," }), secret: vector["authToken"])
        }
        let fields = (vector.json["params"]?.array ?? []).map { ($0[0]?.string ?? "", $0[1]?.string ?? "") }
        let headers = ExchangeSignature(authToken: vector["authToken"], sharedKey: key)
            .headers(for: vector["url"], vector["kind"] == "form" ? ExchangeForm(fields) : nil)

        #expect(headers.first?.1 == vector["signature"])
        #expect(headers.dropFirst().first?.1 == settings)
    }

    @Test func `and its secrets are not printed`() {
        var configuration = ExchangeConfiguration(number: "+14155550100", voiceURL: "http://127.0.0.1/voice")
        configuration.sharedKey = .init(name: "name", secret: "secret")

        let text = "\(configuration) \(String(describing: configuration.sharedKey))"
        for secret in ["secret", configuration.authToken, configuration.keySecret] { #expect(!text.contains(secret)) }
    }

    @Test func `a form is written so that a server reads it again`() {
        let form: ExchangeForm = ["From": "+1 415", "Name": "Größe & Co = 1"]
        #expect(form.encoded == "From=%2B1%20415&Name=Gr%C3%B6%C3%9Fe%20%26%20Co%20%3D%201")
    }

    @Test func `a public address leads through the tunnel, another one does not`() {
        let tunnel = ExchangeTunnel(publicOrigin: "https://bridge.example.com", localOrigin: "http://127.0.0.1:80")
        #expect(tunnel.local("https://bridge.example.com/voice?a=1") == "http://127.0.0.1:80/voice?a=1")
        #expect(tunnel.local("wss://bridge.example.com/media") == "ws://127.0.0.1:80/media")
        #expect(tunnel.local("https://bridge.example.com.evil.example/voice") == nil)
        #expect(tunnel.publicHost == "bridge.example.com")
    }
}

import EchoServing
import Foundation
import NIOHTTP1
import PhoneBridge
import Testing

@Suite struct `A webhook of Twilio is believed or not` {
    private func error(_ vector: TwilioVector, _ request: PlainRequest) -> SignatureError? {
        let signature = TwilioSignature(
            authToken: vector["authToken"],
            sharedKeys: ["webhooks_sharedkey_00000000000000000000000001": vector["authToken"]],
            // A proxy speaks HTTP to the bridge: it knows the address by its settings.
            origin: vector.origin.replacing("wss://", with: "https://"))
        do throws(SignatureError) {
            try signature.check(request, at: .now)
            return nil
        } catch { return error }
    }

    @Test(arguments: TwilioVector.all("form", "json", "upgrade"))
    func `as Twilio's own library would have it`(vector: TwilioVector) {
        #expect((error(vector, vector.request) == nil) == vector.isValid)
    }

    @Test func `what lacks its signature, or names one that is not known, is not`() throws {
        let vector = try #require(TwilioVector.all("form").first)
        let settings = "X-Twilio-Webhooks-Signature-Settings"
        var request = vector.request
        request.head.headers.remove(name: "X-Twilio-Signature")
        #expect(error(vector, request) == .missing(header: "x-twilio-signature"))
        request.head.headers.add(name: "X-Twilio-Signature", value: "not base64!")
        #expect(error(vector, request) == .unreadable(header: "x-twilio-signature"))

        request = vector.request
        request.head.headers.add(name: settings, value: "key=none,algorithm=HMAC_SHA256")
        #expect(error(vector, request) == .wrong)
        request.head.headers.replaceOrAdd(name: settings, value: "algorithm=MD5")
        #expect(error(vector, request) == .unreadable(header: settings.lowercased()))
    }

    @Test func `a body that is no form and has no digest in its address is not`() throws {
        let vector = try #require(TwilioVector.all("form").first { $0["name"] == "form-no-params" })
        var request = vector.request
        #expect(error(vector, request) == nil)
        request.head.headers.replaceOrAdd(name: "Content-Type", value: "application/json")
        request.body = Data(#"{"CallSid":"CA1"}"#.utf8)
        #expect(error(vector, request) == .wrong)
    }

    @Test func `its secret is not printed`() {
        let signature = TwilioSignature(authToken: "made-up", sharedKeys: ["a": "made-up"], origin: "https://a.example")
        #expect(!"\(signature)".contains("made-up"))
    }
}

import EchoWire
import Foundation
import PhoneBridge
import Testing

@Suite struct `A token for Twilio's voice service` {
    private func token(_ vector: TwilioVector) -> VoiceAccessToken {
        let voice = vector.json["payload"]?["grants"]?["voice"]
        return VoiceAccessToken(
            account: vector["accountSid"], key: vector["keySid"], identity: vector["identity"],
            allowsIncoming: voice?["incoming"]?["allow"]?.bool == true,
            application: voice?["outgoing"]?["application_sid"]?.string)
    }

    @Test(arguments: TwilioVector.all("accessToken"))
    func `is the one that Twilio's own library makes`(vector: TwilioVector) {
        let now = Date(timeIntervalSince1970: 1_795_400_000)
        #expect(token(vector).text(secret: vector["secret"], at: now) == vector["jwt"])
    }

    @Test(arguments: [(Duration.seconds(60), 60), (.seconds(86_400), 3_600), (.zero, 1)])
    func `is valid for an hour at most`(lifetime: Duration, seconds: Int) throws {
        let token = VoiceAccessToken(account: "AC1", key: "SK1", identity: #"a"b"#)
        let text = token.text(secret: "made-up", at: Date(timeIntervalSince1970: 1_000), lifetime: lifetime)
        var middle = String(text.split(separator: ".")[1]).replacing("-", with: "+").replacing("_", with: "/")
        while !middle.count.isMultiple(of: 4) { middle += "=" }
        let claims = try JSONValue(parsing: try #require(Data(base64Encoded: middle)))
        #expect(claims["exp"]?.integer == 1_000 + seconds)
        #expect(claims["grants"]?["identity"]?.string == #"a"b"#)
        #expect(claims["grants"]?["voice"] == [:])
    }
}

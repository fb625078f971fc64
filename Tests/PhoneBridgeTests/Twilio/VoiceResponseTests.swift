import PhoneBridge
import Testing

@Suite struct `What Twilio does with a call` {
    private func published(_ name: String) -> String? {
        TwilioVector.all("twiml").first { $0["name"] == name }?["xml"]
    }

    @Test func `it hands the call to the bridge`() {
        let response = VoiceResponse([
            .say("Please hold & wait <now>"),
            .connect(
                stream: "wss://bridge.example.com/media-stream",
                status: "https://bridge.example.com/voice/stream-status",
                parameters: ["direction": "inbound", "caller": #"+1 "Ann" <x>"#]),
        ])
        #expect(response.xml == published("twiml-connect"))
    }

    @Test func `it refuses a caller`() {
        #expect(VoiceResponse([.reject(isBusy: true)]).xml == published("twiml-reject"))
        #expect(VoiceResponse([.reject(isBusy: false)]).xml.contains(#"reason="rejected""#))
    }

    @Test func `it asks for keys, connects and hangs up`() {
        let response = VoiceResponse([
            .gather(
                digits: 4, action: "https://bridge.example.com/voice/pin?call=CA1&try=2", prompt: "Your PIN, please."),
            .dial(
                "+14155550111", caller: "+14155550100", seconds: 25, action: "https://b/ended", greeting: nil,
                status: "https://b/answered"), .hangUp,
        ])
        #expect(
            response.xml == """
                <?xml version="1.0" encoding="UTF-8"?><Response><Gather \
                action="https://bridge.example.com/voice/pin?call=CA1&amp;try=2" input="dtmf" numDigits="4" \
                timeout="5"><Say>Your PIN, please.</Say></Gather><Dial action="https://b/ended" answerOnBridge="true" \
                callerId="+14155550100" timeout="25"><Number statusCallback="https://b/answered" \
                statusCallbackEvent="answered">+14155550111</Number></Dial><Hangup /></Response>
                """)
    }

    @Test func `it connects with a SIP address, and says who calls first`() {
        let verb = VoiceVerb.dial(
            "sip:anna@pbx.example", caller: "", seconds: 10, action: "/ended", greeting: "/greeting?say=Hello",
            status: "/answered")
        #expect(
            VoiceResponse([verb]).xml.contains(
                #"""
                <Dial action="/ended" answerOnBridge="true" timeout="10"><Sip statusCallback="/answered" \#
                statusCallbackEvent="answered" url="/greeting?say=Hello">sip:anna@pbx.example</Sip></Dial>
                """#))
    }

    @Test func `nothing that a caller is called breaks out of the document`() {
        let response = VoiceResponse([.say("</Say><Dial>+1900</Dial>\u{0}\u{1B}\u{FFFE}\"'")])
        #expect(response.xml.contains("<Say>&lt;/Say&gt;&lt;Dial&gt;+1900&lt;/Dial&gt;&quot;'</Say>"))
    }
}

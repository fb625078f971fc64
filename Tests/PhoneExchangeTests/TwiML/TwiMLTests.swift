import EchoWire
import Foundation
import Testing

@testable import PhoneExchange

@Suite struct `TwiML is read` {
    private func verbs(_ xml: String) throws -> [TwiMLVerb] { try TwiMLDocument(Data(xml.utf8)).verbs }

    private func error(_ xml: String) -> TwiMLError? {
        do throws(TwiMLError) {
            _ = try TwiMLDocument(Data(xml.utf8))
            return nil
        } catch { return error }
    }

    @Test(arguments: TwilioFixture.all("twiml"))
    func `as Twilio's own library writes it, without a warning`(vector: TwilioFixture) throws {
        let document = try TwiMLDocument(Data(vector["xml"].utf8))
        #expect(document.warnings == [])
        #expect(!document.verbs.isEmpty)
    }

    @Test func `with attributes in any order, entities, comments and parameters`() throws {
        let said = try verbs(try TwilioFixture.named("twiml-connect")["xml"])
        let stream = TwiMLStream(
            url: "wss://bridge.example.com/media-stream",
            statusCallback: "https://bridge.example.com/voice/stream-status",
            parameters: ["direction": "inbound", "caller": "+1 \"Ann\" <x>"])
        #expect(said == [.say("Please hold & wait <now>"), .connect(stream)])

        let xml =
            "\u{FEFF}<!-- a --><Response>\n <Say voice = 'x'>&#65;<![CDATA[<b>]]><!-- c --></Say><Hangup/></Response>\n"
        #expect(try verbs(xml) == [.say("A<b>"), .hangUp])
    }

    @Test func `verbs with what they say`() throws {
        let gather = try verbs(try TwilioFixture.named("twiml-gather")["xml"])
        var expected = TwiMLGather(action: "https://bridge.example.com/voice/menu", digits: 1)
        expected.prompt = [.say("Press 1 or say yes")]
        #expect(gather == [.gather(expected), .redirect("https://bridge.example.com/voice/incoming")])

        let xml = """
            <Response><Reject reason="busy"/><Pause length="3"/><Play digits="1w#"/><Play>https://a.example/x.mp3</Play>
            <Dial timeout="5" action="/over"><Number> +14155550123 </Number></Dial><Dial>+14155550124</Dial></Response>
            """
        #expect(
            try verbs(xml) == [
                .reject(isBusy: true), .pause(.seconds(3)), .playDigits("1w#"), .play(url: "https://a.example/x.mp3"),
                .dial(number: "+14155550123", action: "/over", timeout: .seconds(5)),
                .dial(number: "+14155550124", action: nil, timeout: .seconds(30)),
            ])
    }

    @Test func `what nobody understands is passed over, with a warning`() throws {
        let document = try TwiMLDocument(
            Data("<Response><Fly/><Connect/><Pause length=\"soon\"/><Say>Hi</Say></Response>".utf8))
        #expect(document.verbs == [.say("Hi")])
        #expect(document.warnings.map(\.code) == [12200, 12200, 12200])
    }

    @Test(
        arguments: [
            "", "hello", "<Response>", "<Response><Say></Response>", "<Response></Response><Say/>", "<Response a=1/>",
            "<Response a='1' a='2'/>", "<Response>&nbsp;</Response>", "<Response>&#xD800;</Response>", "<Response",
            "<Response a='<'/>", "<Response><![CDATA[</Response>", "<Response><!-- </Response>", "<>",
        ])
    func `what is no XML is refused`(xml: String) {
        guard case .malformed = error(xml) else {
            Issue.record("\(String(describing: error(xml)))")
            return
        }
    }

    @Test func `so is what may grow without bounds`() {
        #expect(error("<!DOCTYPE a [<!ENTITY b 'c'>]><Response/>") == .declares)
        #expect(error("<Response><!ENTITY b 'c'></Response>") == .declares)
        #expect(error(String(repeating: "<a>", count: 10_000)) == .tooDeep)
        #expect(error("<Response>" + String(repeating: " ", count: 70_000)) == .tooLong)
        #expect(error("<html></html>") == .root("html"))
    }
}

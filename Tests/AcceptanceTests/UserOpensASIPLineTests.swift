import EchoTerminal
import Foundation
import HouseTestKit
import PhoneBridge
import Testing

/// With a telephone that speaks SIP, over real UDP.
extension `The whole program`.`A person watches telephone calls` {
    @Test func `Given a line for SIP telephones, when one calls, then the call is watched and hung up`()
        async throws
    {
        let app = try await AppRobot(
            hears: "What time is it?", config: "[phone]\nallow = [\"any\"]\nsip_port = 0\n")
        app.type("/phone-line sip")
        app.press(.enter)
        #expect(await app.sees("The line is open: sip:echo@", "phone on"))
        let port = try #require(app.screen.text.firstMatch(of: /sip:echo@[^ :]+:(\d+)/)?.output.1)

        let telephone = try await Self.telephone()
        let call = try await telephone.call("sip:echo@127.0.0.1:\(port)", from: "anna")
        #expect(await app.sees("1 call"))
        app.type("/phone")
        app.press(.enter)
        #expect(await app.sees("╭ Phone · SIP"))
        app.press(.character("w"))
        #expect(await app.sees("╭ Call from", "echo    Nothing was said."))

        call.hangUp()
        #expect(await app.sees("This call is over."))
        app.press(.escape)
        #expect(await app.sees("╭ Phone · SIP", "No calls.", "the caller hung up"))
        await telephone.stop()
        await app.quit()
    }

    private static func telephone() async throws -> SIPEndpoint {
        var settings = SIPSettings()
        (settings.host, settings.port) = ("127.0.0.1", 0)
        let telephone = SIPEndpoint(settings)
        try await telephone.start()
        return telephone
    }
}

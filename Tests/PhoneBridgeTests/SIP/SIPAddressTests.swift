import Testing

@testable import PhoneBridge

@Suite struct `An address of SIP` {
    @Test(arguments: [
        "sip:alice@atlanta.com", "sip:alice@atlanta.com:5070;transport=udp", "sips:1212@gateway.com", "sip:192.0.2.4",
        "sip:atlanta.com;lr", "tel:+358-555-1234567", "sip:alice;day=tuesday@atlanta.com", "sip:%61lice@atlanta.com",
    ])
    func `is read and written`(text: String) throws {
        let uri = try #require(SIPURI(text))
        #expect(uri.description == text.replacing("%61", with: "a"))
    }

    @Test(arguments: [
        "", "sip", "sip:", "http://a", "sip:a b@c", "sip:a@b:0", "sip:a@b:99999", "sip:alice:secret@atlanta.com",
        "sip:a@b?subject=x", "sip:a@<b>", "sip:a%0d%0ab@c", "sip:a@", "tel:",
    ])
    func `that is none, or too much, is refused`(text: String) {
        #expect(SIPURI(text) == nil)
    }

    @Test func `has a name in quotes, in words, or none`() {
        let quoted = SIPAddress("\"A. G. \\\"Bell\\\" <x>\" <sip:agb@bell-telephone.com>;tag=a48s")
        #expect(quoted?.name == "A. G. \"Bell\" <x>")
        #expect(quoted?.uri.user == "agb")
        #expect(quoted?.tag == "a48s")

        let bare = SIPAddress("sip:+12125551212@server.phone2net.com;tag=887s")
        #expect(bare?.name == "")
        #expect(bare?.uri.parameters.has("tag") == false)
        #expect(bare?.tag == "887s")

        let named = SIPAddress("Anonymous <sip:c8oqz84zk7z@privacy.org>;tag=hyh8")
        #expect(named?.description == "\"Anonymous\" <sip:c8oqz84zk7z@privacy.org>;tag=hyh8")
    }
}

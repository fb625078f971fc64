import Testing

@testable import Phone

@Suite struct `A number of a call` {
    @Test(arguments: [
        ("+14155550111", "+1 415-555-0111"), ("bob", "bob"), ("sip:bob42@127.0.0.1:5060", "sip:bob42@127.0.0.1:5060"),
        ("", ""),
    ])
    func `is written as people do, and a name stays as it is`(number: String, text: String) {
        #expect(PhoneOffice.formatted(number, country: nil) == text)
    }
}

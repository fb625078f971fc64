import PhoneBridge
import Testing

@testable import Phone

@Suite struct `Where callers' messages go` {
    private func count(_ environment: [String: String]) throws -> Int {
        try MessageDelivery.reading(environment) { _ in }.count
    }

    @Test func `is nowhere, a webhook, or addresses of e-mail, as the environment says`() throws {
        #expect(try count([:]) == 0)
        #expect(try count(["ECHO_MESSAGE_MAIL": "", "ECHO_MAIL_SERVER": "smtps://mail.example.com"]) == 0)
        #expect(try count(["ECHO_MESSAGE_URL": "https://example.com/messages"]) == 1)
        #expect(try count(["ECHO_MESSAGE_MAIL": "anna@example.com"]) == 1)
        let all = [
            "ECHO_MESSAGE_URL": "https://example.com/messages", "ECHO_MESSAGE_MAIL": "anna@example.com, bo@example.com",
            "ECHO_MAIL_FROM": "echo@example.com", "ECHO_MAIL_SERVER": "smtps://mail.example.com",
            "ECHO_MAIL_USER": "echo", "ECHO_MAIL_PASSWORD": "secret-word",
        ]
        #expect(try count(all) == 3)
    }

    @Test(arguments: [
        ["ECHO_MESSAGE_URL": "http://example.com"], ["ECHO_MESSAGE_MAIL": "anna"],
        ["ECHO_MESSAGE_MAIL": "anna@example.com,"], ["ECHO_MESSAGE_MAIL": "anna@example.com bo@example.com"],
        ["ECHO_MESSAGE_MAIL": "anna@example.com", "ECHO_MAIL_FROM": "-f@example.com"],
        ["ECHO_MESSAGE_MAIL": "anna@example.com", "ECHO_MAIL_SERVER": "mail.example.com"],
        [
            "ECHO_MESSAGE_MAIL": "anna@example.com", "ECHO_MAIL_SERVER": "smtps://mail.example.com",
            "ECHO_MAIL_PASSWORD": "secret-word",
        ],
    ])
    func `is said to be wrong before calls come, and no secret with it`(environment: [String: String]) {
        let error = #expect(throws: PhoneError.self) { try count(environment) }
        #expect(error?.sentence.contains("secret-word") == false)
    }
}

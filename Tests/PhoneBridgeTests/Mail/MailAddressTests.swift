import Testing

@testable import PhoneBridge

@Suite struct `An address of e-mail` {
    @Test(arguments: [
        ("anna@example.com", true), ("anna.berg+line@mail.example.com", true), ("root@localhost", true),
        ("o'hara_1@sub-domain.example", true),
        ("", false), ("anna", false), ("@example.com", false), ("anna@", false), ("anna@@example.com", false),
        ("-oQ/tmp@example.com", false), ("anna@-example.com", false), ("anna@example..com", false),
        (".anna@example.com", false), ("anna berg@example.com", false), ("anna@example.com\r\nBcc: x@y.z", false),
        ("<anna@example.com>", false), ("\"anna\"@example.com", false), ("änna@example.com", false),
    ])
    func `is what needs no quoting, and cannot be anything else besides`(text: String, isOne: Bool) {
        #expect((MailAddress(text) != nil) == isOne)
    }

    @Test(arguments: [
        ("smtps://mail.example.com", 465, MailServer.Security.tls), ("smtps://mail.example.com:8465/", 8465, .tls),
        ("smtp://mail.example.com", 587, .startTLS), ("smtp://mail.example.com:25", 25, .startTLS),
        ("smtp://localhost", 25, .none), ("smtp://[::1]:2525", 2525, .none), ("smtps://127.0.0.1", 465, .tls),
    ])
    func `is taken by a server that nobody listens to on the way`(
        url: String, port: Int, security: MailServer.Security
    ) throws {
        let sut = try #require(MailServer(url: url, user: "anna", password: "secret-word"))
        #expect(sut.port == port)
        #expect(sut.security == security)
        #expect(!"\(sut) \([sut])".contains("secret-word"))
    }

    @Test(arguments: [
        "mail.example.com", "https://mail.example.com", "smtp://", "smtp://anna:word@mail.example.com",
        "smtps://mail.example.com/path", "smtps://mail.example.com?x=1", "smtps://mail.example.com:70000", "",
    ])
    func `is taken by no server whose address is none`(url: String) {
        #expect(MailServer(url: url, user: nil, password: nil) == nil)
    }

    @Test func `is taken with a user and a password, or with neither`() {
        #expect(MailServer(url: "smtps://mail.example.com", user: "anna", password: nil) == nil)
        #expect(MailServer(url: "smtps://mail.example.com", user: nil, password: "word") == nil)
        #expect(MailServer(url: "smtps://mail.example.com", user: nil, password: nil)?.login == nil)
    }
}

import Foundation
import Testing

@testable import PhoneBridge

@Suite struct `A letter is handed in at a mail server` {
    private let letter: Letter

    init() throws { letter = try .sample() }

    private func dialogue(
        _ url: String = "smtps://mail.example.com", user: String? = "anna", password: String? = "secret-word",
        hasLetter: Bool = true
    ) throws -> SMTPDialogue {
        let server = try #require(MailServer(url: url, user: user, password: password))
        return SMTPDialogue(hasLetter ? letter : nil, to: server, as: "line.example.com")
    }

    /// What is said to each line of the server, joined; what is encoded is shown as it is.
    private func said(_ sut: inout SMTPDialogue, to lines: [String]) -> [String] {
        lines.flatMap { sut.receive($0) }.map(Self.text)
    }

    private static func text(_ step: SMTPDialogue.Step) -> String {
        switch step {
        case .say(let bytes): String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "⏎")
        case .encrypt: "(encrypt)"
        case .done: "(done)"
        case .fail(let failure): failure.isFinal ? "(given up)" : "(later)"
        }
    }

    private static func code(_ text: String) -> String { Data(text.utf8).base64EncodedString() }

    @Test func `with the password, from the greeting to the goodbye`() throws {
        var sut = try dialogue()
        let said = said(
            &sut,
            to: [
                "220 mail.example.com ESMTP", "250-mail.example.com", "250-AUTH LOGIN PLAIN", "250 SIZE 1000000",
                "235 2.7.0 Welcome", "250 OK", "250 OK", "354 Go on", "250 Queued", "221 Bye",
            ])
        let text = (letter.lines + [".", ""]).joined(separator: "⏎")
        #expect(
            said == [
                "EHLO line.example.com⏎", "AUTH PLAIN \(Self.code("\0anna\0secret-word"))⏎",
                "MAIL FROM:<echo@example.com>⏎", "RCPT TO:<owner@example.org>⏎", "DATA⏎", text, "QUIT⏎", "(done)",
            ])
    }

    @Test func `with the password in two pieces where nothing else is known`() throws {
        var sut = try dialogue()
        let said = said(
            &sut, to: ["220 x", "250-x", "250 AUTH LOGIN", "334 VXNlcm5hbWU6", "334 UGFzc3dvcmQ6", "235 OK"])
        #expect(
            said.dropFirst() == [
                "AUTH LOGIN⏎", "\(Self.code("anna"))⏎", "\(Self.code("secret-word"))⏎",
                "MAIL FROM:<echo@example.com>⏎",
            ])
    }

    @Test func `encrypted first, and what was offered before that counts no more`() throws {
        var sut = try dialogue("smtp://mail.example.com")
        #expect(
            said(&sut, to: ["220 x", "250-x", "250-AUTH PLAIN", "250 STARTTLS", "220 Go ahead"]) == [
                "EHLO line.example.com⏎", "STARTTLS⏎", "(encrypt)",
            ])
        #expect(sut.goOn().map(Self.text) == ["EHLO line.example.com⏎"])
        #expect(said(&sut, to: ["250-x", "250 AUTH LOGIN"]) == ["AUTH LOGIN⏎"])
    }

    @Test(arguments: [["250 x"], ["250-x", "250 AUTH PLAIN"], ["250-x", "250 XSTARTTLS"]])
    func `and not at all, and no password is said, where nothing is encrypted`(offers: [String]) throws {
        var sut = try dialogue("smtp://mail.example.com")
        #expect(said(&sut, to: ["220 x"] + offers) == ["EHLO line.example.com⏎", "(given up)"])
        #expect(sut.receive("250 OK").isEmpty)
    }

    @Test func `without either on this machine`() throws {
        var sut = try dialogue("smtp://localhost", user: nil, password: nil)
        #expect(said(&sut, to: ["220 x", "250 x"]).last == "MAIL FROM:<echo@example.com>⏎")
    }

    @Test func `that is asked only whether it would be taken`() throws {
        var sut = try dialogue(hasLetter: false)
        let said = said(&sut, to: ["220 x", "250-x", "250 AUTH PLAIN", "235 OK"])
        #expect(said.suffix(2) == ["QUIT⏎", "(done)"])
    }

    @Test(arguments: [
        (["421 Too busy"], "(later)"), (["554 No service"], "(given up)"),
        (["220 x", "250-x", "250 AUTH PLAIN", "535 Wrong"], "(given up)"),
        (["220 x", "250-x", "250 AUTH PLAIN", "454 Try again"], "(later)"),
        (["220 x", "250-x", "250 AUTH CRAM-MD5"], "(given up)"), (["220 x", "250 x"], "(given up)"),
        (["220 x", "250-x", "250 AUTH PLAIN", "235 OK", "250 OK", "450 Greylisted"], "(later)"),
        (["220 x", "250-x", "250 AUTH PLAIN", "235 OK", "250 OK", "550 Nobody"], "(given up)"),
        (["220 x", "250-x", "250 AUTH PLAIN", "235 OK", "250 OK", "250 OK", "354 Go", "452 Full"], "(later)"),
        (["SSH-2.0-OpenSSH"], "(later)"), ([""], "(later)"), (["220 x", "354 Go"], "(later)"), (["2200 x"], "(later)"),
        (["99 x"], "(later)"), (["220-x"] + Array(repeating: "220-x", count: 200), "(later)"),
    ])
    func `again later, or never, as the server says`(lines: [String], outcome: String) throws {
        var sut = try dialogue()
        let said = said(&sut, to: lines)
        #expect(said.last == outcome)
        #expect(said.count { $0.hasPrefix("(") } == 1)
    }
}

import Foundation
import Testing

@testable import PhoneBridge

@Suite struct `A letter with a caller's message` {
    private func letter(_ text: String, by caller: String?) throws -> Letter {
        let (from, to) = (try #require(MailAddress("echo@example.com")), try #require(MailAddress("owner@example.org")))
        return Letter(.left(text, by: caller), from: from, to: to, timeZone: .gmt)
    }

    @Test func `says who called whom, and when, in a form that every mail program reads`() throws {
        let sut = try letter("Call Anna back.", by: "+12015550111")
        #expect(
            sut.lines.prefix { !$0.isEmpty } == [
                "Date: Tue, 25 Nov 2025 10:00:00 +0000", "From: echo@example.com", "To: owner@example.org",
                "Subject: Message from +12015550111",
                "Message-ID: <6f9619ff-8b86-d011-b42d-00cf4fc964ff@example.com>", "MIME-Version: 1.0",
                "Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: base64",
                "Auto-Submitted: auto-generated",
            ])
        #expect(
            sut.body
                == [
                    "Call Anna back.", "", "Caller: +12015550111", "Called: +12015550100",
                    "Time: Tue, 25 Nov 2025 10:00:00 +0000", "Call: CA1", "",
                ].joined(separator: "\r\n"))
    }

    @Test(arguments: [nil, ""])
    func `of somebody who withholds the number says so`(caller: String?) throws {
        let sut = try letter("Hello.", by: caller)
        #expect(sut.lines.contains("Subject: Message from a caller"))
        #expect(sut.body.contains("Caller: unknown"))
    }

    @Test(arguments: [
        "anna\r\nBcc: everybody@example.com", "sip:anna\n\n.\nMAIL FROM:<x>", "Ännä 🙂 =?utf-8?B?AAAA?=",
        String(repeating: "ß", count: 500), String(repeating: "a", count: 500), "=?utf-8?Q?x?=",
    ])
    func `has no line of the caller's, whatever the caller's name is`(caller: String) throws {
        let sut = try letter("Hello.\r\n.\r\nQUIT", by: caller)
        let text = sut.lines.joined(separator: "\r\n")
        let lines = text.replacing("\r\n ", with: " ").split(separator: "\r\n", omittingEmptySubsequences: false)
        #expect(lines.prefix { !$0.isEmpty }.count == 9)
        #expect(text.utf8.allSatisfy { $0 < 0x80 })
        #expect(text.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 130 && !$0.contains("\n") && $0 != "." })
        #expect(sut.body.hasPrefix("Hello."))
    }
}

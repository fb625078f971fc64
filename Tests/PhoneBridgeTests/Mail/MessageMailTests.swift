import EchoConcurrency
import Foundation
import ServerTestKit
import Synchronization
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(5))) struct `A caller's message is mailed` {
    private let message = CallerMessage.left("Ruf bitte Änne zurück.")

    /// - Parameters:
    ///   - trusted: whose certificate is believed.
    ///   - password: as the owner wrote it down.
    private func mail(
        _ url: String, trusting trusted: String = TestCertificates.valid, password: String? = "secret-word"
    ) throws -> MessageMail {
        let authorities = try TestCertificates.file(trusted)
        let server = try #require(MailServer(url: url, user: password.map { _ in "anna" }, password: password))
        let (from, to) = (try #require(MailAddress("echo@example.com")), try #require(MailAddress("owner@example.org")))
        return try MessageMail(to: to, from: from, by: server, authorities: authorities)
    }

    private func expectLetter(at stand: MailServerStand) {
        let letters = stand.taken
        #expect(letters.map(\.from) == ["MAIL FROM:<echo@example.com>"])
        #expect(letters.map(\.to) == ["RCPT TO:<owner@example.org>"])
        let lines = letters.first?.lines ?? []
        #expect(lines.contains("Subject: Message from +12015550111"))
        let body = Data(base64Encoded: lines.drop { !$0.isEmpty }.joined()) ?? Data()
        #expect(String(decoding: body, as: UTF8.self).hasPrefix("Ruf bitte Änne zurück.\r\n"))
    }

    @Test(arguments: [
        (MailServerStand.Encryption.fromTheBeginning, "smtps://localhost", "secret-word" as String?),
        (.none, "smtp://localhost", nil), (.none, "smtp://127.0.0.1", "secret-word"),
    ])
    func `by a server`(encryption: MailServerStand.Encryption, url: String, password: String?) async throws {
        let stand = try MailServerStand(encryption)
        try await stand.run { port in try await mail("\(url):\(port)", password: password).carry(message) }
        expectLetter(at: stand)
    }

    /// A server of this machine needs no encryption: for one that does, the wire is prepared by hand.
    @Test func `over a connection that is encrypted when it stands, and no word of it before`() async throws {
        let stand = try MailServerStand(.whenAsked)
        try await stand.run { port in
            try await SMTPDelivery(
                startTLS(port), authorities: try TestCertificates.file(TestCertificates.valid)
            ).deliver(.sample())
        }
        #expect(stand.taken.count == 1)
        let words = stand.heard.map { $0.prefix { $0 != " " } }
        #expect(words.prefix(4) == ["EHLO", "STARTTLS", "EHLO", "AUTH"])
    }

    private func startTLS(_ port: Int) -> MailServer {
        MailServer(
            host: "localhost", port: port, security: .startTLS,
            login: MailServer.Login(user: "anna", password: "secret-word"))
    }

    @Test(arguments: [TestCertificates.forAnotherName, TestCertificates.expired])
    func `not to somebody else, who hears no password`(certificate: String) async throws {
        for encryption in [MailServerStand.Encryption.fromTheBeginning, .whenAsked] {
            let stand = try MailServerStand(encryption, certificate: certificate)
            try await stand.run { port in
                let server =
                    encryption == .whenAsked
                    ? startTLS(port)
                    : try #require(MailServer(url: "smtps://localhost:\(port)", user: "anna", password: "secret-word"))
                let sut = try SMTPDelivery(server, authorities: try TestCertificates.file(certificate))
                await #expect(throws: MessageFailure.mailServerUnbelieved) { try await sut.deliver(.sample()) }
            }
            #expect(stand.heard.allSatisfy { !$0.hasPrefix("AUTH") && !$0.hasPrefix("MAIL") })
        }
    }

    @Test func `not where what was said in the clear goes on behind the encryption`() async throws {
        let stand = try MailServerStand(.whenAsked, answers: ["STARTTLS": "220 Go ahead\r\n250-x\r\n250 AUTH PLAIN"])
        try await stand.run { port in
            let sut = try SMTPDelivery(startTLS(port), authorities: try TestCertificates.file(TestCertificates.valid))
            await #expect(throws: MessageFailure.mailServerUnbelieved) { try await sut.deliver(.sample()) }
        }
    }

    @Test(arguments: [
        (["MAIL": "451 Later"], MessageFailure.mailServerBusy(451)), (["RCPT": "550 Nobody"], .mailRefused(550)),
        ([".": "552 Too long"], .mailRefused(552)), (["AUTH": "535 Wrong"], .mailLoginRefused),
        (["greeting": "HTTP/1.1 400 Bad Request"], .strangeMailServer),
        (["greeting": String(repeating: "x", count: 100_000)], .strangeMailServer),
    ])
    func `or it is said why not`(answers: [String: String], failure: MessageFailure) async throws {
        let stand = try MailServerStand(.fromTheBeginning, answers: answers)
        try await stand.run { port in
            let sut = try mail("smtps://localhost:\(port)")
            await #expect(throws: failure) { try await sut.carry(message) }
        }
        #expect(stand.taken.isEmpty)
        #expect(!failure.sentence.contains("secret-word"))
    }

    @Test func `or it is said that nobody is there`() async throws {
        let stand = try MailServerStand(.none)
        let gone = Mutex(0)
        try await stand.run { port in gone.withLock { $0 = port } }
        let sut = try mail("smtp://localhost:\(gone.withLock(\.self))", password: nil)
        await #expect(throws: MessageFailure.mailServerAway) { try await sut.carry(message) }
    }

    @Test func `again when the server was busy, and that once`() async throws {
        let stand = try MailServerStand(.fromTheBeginning, answers: ["RCPT": "450 Greylisted"])
        let failures = Mutex(0)
        let call = PhoneLineCall(id: "CA1", from: "+12015550111", to: "", direction: .inbound)
        try await stand.run { port in
            let sut = MessageDelivery(
                try mail("smtps://localhost:\(port)"), backoff: Backoff(limit: 3, first: .zero),
                onFailure: { _ in failures.withLock { $0 += 1 } })
            let (news, tell) = AsyncStream<SwitchboardNews>.makeStream()
            for happening in [CallHappening.began(call, at: Date()), .messageTaken("Ruf bitte Änne zurück.")] {
                tell.yield(SwitchboardNews(call: "CA1", happening: happening))
            }
            tell.finish()
            await sut.run(news)
        }
        expectLetter(at: stand)
        #expect(failures.withLock(\.self) == 0)
    }

    @Test func `or seen to be possible, and nothing is mailed`() async throws {
        let stand = try MailServerStand(.fromTheBeginning)
        try await stand.run { port in
            try await mail("smtps://localhost:\(port)").look()
            let wrong = try mail("smtps://localhost:\(port)", password: "other")
            await #expect(throws: MessageFailure.mailLoginRefused) { try await wrong.look() }
        }
        #expect(stand.taken.isEmpty)
    }
}

@Suite(.timeLimit(.minutes(5))) struct `A caller's message is handed to the machine's mail program` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "mail-\(UUID().uuidString)")

    private func mail(_ script: String) throws -> MessageMail {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let program = folder.appending(path: "sendmail").path
        let isMade = FileManager.default.createFile(
            atPath: program, contents: Data("#!/bin/sh\n\(script)\n".utf8), attributes: [.posixPermissions: 0o755])
        #expect(isMade)
        let (from, to) = (try #require(MailAddress("echo@example.com")), try #require(MailAddress("owner@example.org")))
        return try MessageMail(to: to, from: from, by: nil, authorities: nil, program: program)
    }

    @Test func `with who it is from and for, and no secret of this program`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        setenv("ECHO_MAIL_PASSWORD", "secret-word", 1)
        defer { unsetenv("ECHO_MAIL_PASSWORD") }
        let sut = try mail("cd \(folder.path); echo \"$@\" > arguments; env > environment; cat > letter")
        try await sut.look()
        try await sut.carry(.left("Call Anna back."))
        func text(_ name: String) -> String {
            (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
        }
        #expect(text("arguments") == "-i -f echo@example.com owner@example.org\n")
        #expect(!text("environment").contains("secret-word"))
        #expect(text("letter").hasPrefix("Date: "))
        #expect(text("letter").contains("\nTo: owner@example.org\n"))
        #expect(!text("letter").contains("\r"))
    }

    @Test(arguments: [("exit 75", false), ("exit 67", true), ("kill -9 $$", false)])
    func `and tried again where it says so`(script: String, isFinal: Bool) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let sut = try mail("cat > /dev/null; \(script)")
        await #expect(throws: MessageFailure.sendmailFailed(isFinal: isFinal)) {
            try await sut.carry(.left("Call Anna back."))
        }
    }

    @Test func `unless there is none`() async throws {
        let (from, to) = (try #require(MailAddress("echo@example.com")), try #require(MailAddress("owner@example.org")))
        let sut = try MessageMail(to: to, from: from, by: nil, authorities: nil, program: "/nonexistent/sendmail")
        await #expect(throws: MessageFailure.noSendmail) { try await sut.look() }
        await #expect(throws: MessageFailure.noSendmail) { try await sut.carry(.left("Call Anna back.")) }
    }
}

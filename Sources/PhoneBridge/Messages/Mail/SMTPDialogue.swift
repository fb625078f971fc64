import Foundation

/// One side of handing in a letter (RFC 5321): what is said next, given what the server said.
struct SMTPDialogue: Sendable {
    enum Step: Sendable, Hashable {
        case say(Data)
        /// From here on encrypted; ``goOn()`` says what comes then.
        case encrypt
        /// The server has taken it.
        case done
        case fail(MessageFailure)
    }

    private enum Stage: Sendable {
        case greeting, hello, security, plain, user, password, sender, recipient, data, text, over
    }

    /// Of one answer.
    private static let mostLines = 100

    private let letter: Letter?
    private let server: MailServer
    private let name: String
    private var isEncrypted: Bool
    private var stage = Stage.greeting
    private var offers: [String] = []
    private var lines = 0

    /// - Parameters:
    ///   - letter: nil to see whether one would be taken.
    ///   - name: this machine's.
    init(_ letter: Letter?, to server: MailServer, as name: String) {
        (self.letter, self.server) = (letter, server)
        let isName = name.contains(".") && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
        self.name = isName ? name : "[127.0.0.1]"
        isEncrypted = server.security == .tls
    }

    /// - Parameter line: without its end.
    mutating func receive(_ line: String) -> [Step] {
        guard stage != .over else { return [] }
        lines += 1
        let sign = line.dropFirst(3).first
        guard let code = Int(line.prefix(3)), (200..<600).contains(code), lines <= Self.mostLines,
            sign == nil || sign == " " || sign == "-"
        else { return fail(.strangeMailServer) }
        if stage == .hello { offers.append(line.dropFirst(4).uppercased()) }
        guard sign != "-" else { return [] }
        lines = 0
        return receive(code)
    }

    /// What is said when the connection is encrypted: all that was offered before counts no more.
    mutating func goOn() -> [Step] {
        isEncrypted = true
        return hello()
    }

    private mutating func receive(_ code: Int) -> [Step] {
        if code >= 400 { return fail(failure(code)) }
        switch (stage, code) {
        case (.greeting, 220): return hello()
        case (.hello, 250): return greeted()
        case (.security, 220): return [.encrypt]
        case (.user, 334): return say(Self.code(server.login?.user), then: .password)
        case (.password, 334): return say(Self.code(server.login?.password), then: .plain)
        case (.plain, 235): return loggedIn()
        case (.sender, 250): return say("RCPT TO:<\(letter?.to.text ?? "")>", then: .recipient)
        case (.recipient, 250), (.recipient, 251): return say("DATA", then: .data)
        case (.data, 354): return say(text, then: .text)
        case (.text, 250): return leave()
        default: return fail(.strangeMailServer)
        }
    }

    private mutating func hello() -> [Step] {
        offers = []
        return say("EHLO \(name)", then: .hello)
    }

    private mutating func greeted() -> [Step] {
        if server.security == .startTLS, !isEncrypted {
            guard offers.contains("STARTTLS") else { return fail(.mailNotEncrypted) }
            return say("STARTTLS", then: .security)
        }
        guard let login = server.login else { return loggedIn() }
        let ways = offers.filter { $0.hasPrefix("AUTH ") || $0.hasPrefix("AUTH=") }.flatMap {
            $0.dropFirst(5).split(separator: " ")
        }
        if ways.contains("PLAIN") {
            return say("AUTH PLAIN " + Self.code("\0\(login.user)\0\(login.password)"), then: .plain)
        }
        return ways.contains("LOGIN") ? say("AUTH LOGIN", then: .user) : fail(.noMailLogin)
    }

    private mutating func loggedIn() -> [Step] {
        letter.map { say("MAIL FROM:<\($0.from.text)>", then: .sender) } ?? leave()
    }

    private mutating func leave() -> [Step] { say("QUIT", then: .over) + [.done] }

    /// A line with a dot alone would be its end.
    private var text: String {
        let lines = (letter?.lines ?? []).map { $0.hasPrefix(".") ? "." + $0 : $0 }
        return (lines + ["."]).joined(separator: "\r\n")
    }

    private mutating func say(_ line: String, then stage: Stage) -> [Step] {
        self.stage = stage
        return [.say(Data((line + "\r\n").utf8))]
    }

    private mutating func fail(_ failure: MessageFailure) -> [Step] {
        stage = .over
        return [.fail(failure)]
    }

    private func failure(_ code: Int) -> MessageFailure {
        guard code >= 500 else { return .mailServerBusy(code) }
        switch stage {
        case .plain, .user, .password: return .mailLoginRefused
        default: return [530, 534, 535].contains(code) ? .mailLoginRefused : .mailRefused(code)
        }
    }

    private static func code(_ text: String?) -> String { Data((text ?? "").utf8).base64EncodedString() }
}

extension MessageFailure {
    static let mailServerAway = MessageFailure(sentence: "The mail server cannot be reached.", isFinal: false)
    static let mailServerUnbelieved = MessageFailure(
        sentence: "The mail server speaks no TLS here, or has a certificate that is not trusted.", isFinal: false)
    static let strangeMailServer = MessageFailure(
        sentence: "The mail server does not speak SMTP.", isFinal: false)
    static let mailNotEncrypted = MessageFailure(
        sentence: "The mail server offers no encryption (STARTTLS); smtps:// encrypts from the start.", isFinal: true)
    static let noMailLogin = MessageFailure(
        sentence: "The mail server has no known way to log in (PLAIN, LOGIN).", isFinal: true)
    static let mailLoginRefused = MessageFailure(
        sentence: "The mail server requires a login, or refuses it: check ECHO_MAIL_USER and ECHO_MAIL_PASSWORD.",
        isFinal: true)

    static func mailServerBusy(_ code: Int) -> MessageFailure {
        MessageFailure(sentence: "The mail server accepts no mail now (\(code)).", isFinal: false)
    }

    static func mailRefused(_ code: Int) -> MessageFailure {
        MessageFailure(
            sentence: "The mail server refuses the mail (\(code)): check ECHO_MESSAGE_MAIL and ECHO_MAIL_FROM.",
            isFinal: true)
    }
}

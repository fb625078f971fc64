import EchoTestKit
import Foundation
import NIOCore
import NIOPosix
import NIOSSL
import ServerTestKit
import Synchronization

/// A mail server of the tests' own, at a free port of this machine: it takes every letter, from who knows the password.
final class MailServerStand: Sendable {
    enum Encryption: Sendable { case none, fromTheBeginning, whenAsked }

    struct Letter: Sendable, Hashable {
        var from = ""
        var to = ""
        var lines: [String] = []
    }

    var taken: [Letter] { letters.withLock(\.self) }
    /// What clients said, in the clear or not.
    var heard: [String] { said.withLock(\.self) }
    private let letters = Mutex<[Letter]>([])
    private let said = Mutex<[String]>([])
    /// Said in the place of what is right, by the first word of what was asked, once; "." is the letter's end.
    private let answers: Mutex<[String: String]>
    private let encryption: Encryption
    private let context: NIOSSLContext?
    private let password: String

    init(
        _ encryption: Encryption, certificate: String = TestCertificates.valid, password: String = "secret-word",
        answers: [String: String] = [:]
    ) throws {
        (self.encryption, self.password) = (encryption, password)
        self.answers = Mutex(answers)
        context = encryption == .none ? nil : try TestCertificates.server(certificate)
    }

    /// Serves while `body` runs, which gets the port.
    func run(_ body: (Int) async throws -> Void) async throws {
        let server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { [self] channel in
                channel.eventLoop.makeCompletedFuture {
                    if encryption == .fromTheBeginning, let context {
                        try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: context))
                    }
                    try channel.pipeline.syncOperations.addHandler(Session(self))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        do {
            try await body(server.localAddress?.port ?? 0)
        } catch {
            try? await server.close()
            throw error
        }
        try await server.close()
    }

    private final class Session: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        typealias OutboundOut = ByteBuffer

        private let stand: MailServerStand
        private var buffer = ByteBuffer()
        private var letter: Letter?
        private var isEncrypted: Bool
        private var isReadingText = false

        init(_ stand: MailServerStand) {
            self.stand = stand
            isEncrypted = stand.encryption == .fromTheBeginning
        }

        func channelActive(context: ChannelHandlerContext) {
            say(stand.answers.withLock { $0["greeting"] } ?? "220 localhost ESMTP", context)
            context.fireChannelActive()
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            var more = unwrapInboundIn(data)
            buffer.writeBuffer(&more)
            while let end = buffer.readableBytesView.firstIndex(of: UInt8(ascii: "\n")) {
                let bytes = buffer.readBytes(length: end - buffer.readerIndex + 1) ?? []
                let line = String(decoding: bytes, as: UTF8.self)
                receive(line.hasSuffix("\r\n") ? String(line.dropLast()) : line, context)
            }
        }

        private func receive(_ line: String, _ context: ChannelHandlerContext) {
            stand.said.withLock { $0.append(line) }
            if isReadingText, line != "." {
                letter?.lines.append(line.hasPrefix(".") ? String(line.dropFirst()) : line)
                return
            }
            let word = String(line.prefix { $0 != " " && $0 != ":" })
            let chosen = stand.answers.withLock { $0.removeValue(forKey: word) }
            let right = answer(line, word)
            // What was refused has not happened.
            if word == ".", chosen == nil, let letter { stand.letters.withLock { $0.append(letter) } }
            say(chosen ?? right, context)
            if word == "STARTTLS", chosen == nil, let ssl = stand.context {
                isEncrypted = true
                try? context.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: ssl), position: .first)
            }
        }

        private func answer(_ line: String, _ word: String) -> String {
            switch word {
            case "EHLO":
                let offers = stand.encryption == .whenAsked && !isEncrypted ? ["STARTTLS"] : ["AUTH PLAIN LOGIN"]
                return (["250-localhost"] + offers.map { "250 \($0)" }).joined(separator: "\r\n")
            case "STARTTLS": return "220 Go ahead"
            case "AUTH":
                let right = Data("\0anna\0\(stand.password)".utf8).base64EncodedString()
                return line == "AUTH PLAIN \(right)" ? "235 Welcome" : "535 Wrong"
            case "MAIL": letter = Letter(from: line)
            case "RCPT": letter?.to = line
            case "DATA":
                isReadingText = true
                return "354 Go on"
            case ".": isReadingText = false
            case "QUIT": return "221 Bye"
            default: return "500 What?"
            }
            return "250 OK"
        }

        private func say(_ text: String, _ context: ChannelHandlerContext) {
            context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: text + "\r\n")), promise: nil)
        }
    }
}

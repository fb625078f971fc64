import EchoPrograms
import Foundation

/// Hands letters to the machine's own mail program, which keeps them until they are delivered.
struct SendmailDelivery: Sendable {
    /// Where every mail program has it (LSB).
    static let usual = "/usr/sbin/sendmail"
    private static let patience = Duration.seconds(30)
    /// “Temporary failure”, as programs of mail say it.
    private static let temporary: Int32 = 75

    let path: String

    var isThere: Bool { FileManager.default.isExecutableFile(atPath: path) }

    func deliver(_ letter: Letter) async throws(MessageFailure) {
        let command = ProgramCommand(path, ["-i", "-f", letter.from.text, letter.to.text], kind: .tool)
        let program = StreamedProgram(command, patience: Self.patience)
        program.write(Array((letter.lines.joined(separator: "\n") + "\n").utf8))
        program.hangUp()
        while true {
            guard case .end(let end) = await program.next() else { continue }
            switch end {
            case .ended(.exited(0), _): return
            case .ended(.exited(Self.temporary), _), .ended(.killed, _), .ended(.unknown, _):
                throw .sendmailFailed(isFinal: false)
            case .ended(.exited, _): throw .sendmailFailed(isFinal: true)
            case .notStarted: throw .noSendmail
            }
        }
    }
}

extension MessageFailure {
    static let noSendmail = MessageFailure(
        sentence: "This machine has no \(SendmailDelivery.usual): set ECHO_MAIL_SERVER.", isFinal: true)

    static func sendmailFailed(isFinal: Bool) -> MessageFailure {
        MessageFailure(sentence: "The machine's mail program does not accept it.", isFinal: isFinal)
    }
}

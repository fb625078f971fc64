import Foundation

/// Mails messages of callers to one of their owners.
package struct MessageMail: MessageCarrierProtocol {
    private enum Way: Sendable {
        case server(SMTPDelivery)
        case program(SendmailDelivery)
    }

    private let way: Way
    private let (from, to): (MailAddress, MailAddress)

    /// - Parameter server: where mail is handed in; nil for the machine's own mail program.
    package init(to: MailAddress, from: MailAddress, by server: MailServer?) throws {
        try self.init(to: to, from: from, by: server, authorities: nil)
    }

    /// - Parameters:
    ///   - authorities: of a PEM file, believed in the place of the machine's; nil for those.
    ///   - program: where there is no server.
    init(
        to: MailAddress, from: MailAddress, by server: MailServer?, authorities: String?,
        program: String = SendmailDelivery.usual
    ) throws {
        (self.from, self.to) = (from, to)
        way =
            try server.map { .server(try SMTPDelivery($0, authorities: authorities)) }
            ?? .program(SendmailDelivery(path: program))
    }

    package func carry(_ message: CallerMessage) async throws(MessageFailure) {
        let letter = Letter(message, from: from, to: to)
        switch way {
        case .server(let server): try await server.deliver(letter)
        case .program(let program): try await program.deliver(letter)
        }
    }

    /// Looks whether mail would be taken, without sending any.
    package func look() async throws(MessageFailure) {
        switch way {
        case .server(let server): try await server.deliver(nil)
        case .program(let program): if !program.isThere { throw .noSendmail }
        }
    }
}

import Foundation
import PhoneBridge

extension MessageDelivery {
    /// Where messages of callers are told, as the environment says: a webhook, and addresses of e-mail.
    ///
    /// - Parameter warn: told of each message that is given up; it must not wait.
    package static func reading(
        _ environment: [String: String], warn: @escaping @Sendable (String) -> Void
    ) throws(PhoneError) -> [MessageDelivery] {
        let webhook = try webhook(environment).map { carrier in
            MessageDelivery(carrier) { failure in
                warn(
                    "E002 A caller's message could not be sent to ECHO_MESSAGE_URL; it is kept with its call. "
                        + failure.sentence)
            }
        }
        let mails = try MessageMail.reading(environment).map { carrier in
            MessageDelivery(carrier) { failure in
                warn("E002 A caller's message could not be mailed; it is kept with its call. \(failure.sentence)")
            }
        }
        return [webhook].compactMap(\.self) + mails
    }

    private static func webhook(_ environment: [String: String]) throws(PhoneError) -> MessageWebhook? {
        guard let url = environment.value("ECHO_MESSAGE_URL") else { return nil }
        guard let webhook = MessageWebhook(url: url, secret: environment.value("ECHO_MESSAGE_SECRET")) else {
            throw PhoneError(
                "ECHO_MESSAGE_URL must be an address such as https://example.com/messages, and ECHO_MESSAGE_SECRET, "
                    + "where it is set, whsec_ and base64.")
        }
        return webhook
    }
}

extension MessageMail {
    /// One for each address that gets messages.
    package static func reading(_ environment: [String: String]) throws(PhoneError) -> [MessageMail] {
        guard let names = environment.value("ECHO_MESSAGE_MAIL") else { return [] }
        let texts = names.split(separator: ",", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        let owners = texts.compactMap { MailAddress($0) }
        guard !owners.isEmpty, owners.count == texts.count else {
            throw PhoneError("ECHO_MESSAGE_MAIL must be addresses such as anna@example.com, separated by commas.")
        }
        let sender = environment.value("ECHO_MAIL_FROM")
        guard let from = sender.map({ MailAddress($0) }) ?? owners[0] else {
            throw PhoneError("ECHO_MAIL_FROM must be an address such as echo@example.com.")
        }
        let server = try server(environment)
        return try owners.map { owner throws(PhoneError) in
            do { return try MessageMail(to: owner, from: from, by: server) } catch {
                throw PhoneError("The certificates that this machine trusts cannot be read.")
            }
        }
    }

    private static func server(_ environment: [String: String]) throws(PhoneError) -> MailServer? {
        guard let url = environment.value("ECHO_MAIL_SERVER") else { return nil }
        let server = MailServer(
            url: url, user: environment.value("ECHO_MAIL_USER"), password: environment.value("ECHO_MAIL_PASSWORD"))
        guard let server else {
            throw PhoneError(
                "ECHO_MAIL_SERVER must be an address such as smtps://mail.example.com; ECHO_MAIL_USER and "
                    + "ECHO_MAIL_PASSWORD must both be set, or neither.")
        }
        return server
    }
}

extension [String: String] {
    /// Nil for what is empty, too.
    fileprivate func value(_ name: String) -> String? { self[name].flatMap { $0.isEmpty ? nil : $0 } }
}

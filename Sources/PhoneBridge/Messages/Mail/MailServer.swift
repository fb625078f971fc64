import Foundation

/// Where e-mail is handed in, and by whom.
package struct MailServer: Sendable, Hashable {
    enum Security: Sendable, Hashable {
        /// From the first byte on.
        case tls
        /// Once the server has agreed to it; without it nothing is said.
        case startTLS
        /// To this machine alone.
        case none
    }

    struct Login: Sendable, Hashable {
        let user: String
        let password: String
    }

    let host: String
    let port: Int
    let security: Security
    /// Nil where none is asked for.
    let login: Login?

    init(host: String, port: Int, security: Security, login: Login?) {
        (self.host, self.port, self.security, self.login) = (host, port, security, login)
    }

    /// - Parameters:
    ///   - url: "smtps://mail.example.com" for TLS from the first byte, at port 465 unless it says another;
    ///     "smtp://mail.example.com" for STARTTLS, at port 587, or without either at this machine, at port 25.
    /// - Returns: nil where the address is none, or of a user and a password there is only one.
    package init?(url: String, user: String?, password: String?) {
        guard let parts = URLComponents(string: url), let host = parts.host?.filter({ $0 != "[" && $0 != "]" }),
            !host.isEmpty, parts.user == nil, parts.password == nil, ["", "/"].contains(parts.path), parts.query == nil,
            (user == nil) == (password == nil)
        else { return nil }
        switch parts.scheme {
        case "smtps": security = .tls
        case "smtp": security = IPAddress.isHere(host) ? .none : .startTLS
        default: return nil
        }
        let usual =
            switch security {
            case .tls: 465
            case .startTLS: 587
            case .none: 25
            }
        (self.host, port) = (host, parts.port ?? usual)
        guard (1...65_535).contains(port) else { return nil }
        login = user.flatMap { user in password.map { Login(user: user, password: $0) } }
    }
}

extension MailServer: CustomStringConvertible {
    package var description: String { "MailServer(\(host):\(port))" }
}

extension MailServer.Login: CustomStringConvertible {
    var description: String { "Login(…)" }
}

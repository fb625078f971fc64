import Foundation
public import House

/// Signing in through Home Assistant's own page: which page a person opens, and what comes back from it.
///
/// A program has no address in the world that could be its name, as IndieAuth wants one; that of this machine, where the page
/// leads back to, is taken by Home Assistant without asking anybody.
public struct HomeAssistantSignIn: Sendable {
    public enum Answer: Sendable, Hashable {
        /// What is exchanged for a token.
        case code(String)
        /// The person said no, or the house did.
        case refused
        /// It answers another question than this one.
        case stray
    }

    /// Where the page leads back to, below this machine's address.
    public static let path = "/signed-in"

    public let clientID: String
    private let address: HomeAssistantAddress
    private let state: String

    /// - Parameters:
    ///   - port: where this machine waits for the answer.
    ///   - state: unguessable; the answer has it too.
    public init(_ address: HomeAssistantAddress, port: Int, state: String) {
        (self.address, self.state) = (address, state)
        clientID = "http://127.0.0.1:\(port)/"
    }

    /// For the person to open.
    public var link: String {
        let fields = [
            (name: "response_type", value: "code"), (name: "client_id", value: clientID),
            (name: "redirect_uri", value: "\(clientID.dropLast())\(Self.path)"), (name: "state", value: state),
        ]
        return address.url("/auth/authorize?\(Self.form(fields))")
    }

    /// - Parameter address: what the page led to, or its part behind the host.
    public func answer(_ address: String) -> Answer {
        guard let parts = URLComponents(string: address.trimmingCharacters(in: .whitespacesAndNewlines)),
            parts.path == Self.path
        else { return .stray }
        func value(_ name: String) -> String? { parts.queryItems?.first { $0.name == name }?.value }
        guard value("state") == state else { return .stray }
        guard let code = value("code"), !code.isEmpty, code.utf8.count <= 1024 else { return .refused }
        return .code(code)
    }

    /// Names and values as a form has them.
    static func form(_ fields: [(name: String, value: String)]) -> String {
        fields.map { "\($0.name)=\(encoded($0.value))" }.joined(separator: "&")
    }

    private static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }

    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}

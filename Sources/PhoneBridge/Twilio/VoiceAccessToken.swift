import EchoCrypto
import EchoWire
public import Foundation

/// Lets an app of ours reach Twilio's voice service: a JSON Web Token, signed with a secret of the account.
public struct VoiceAccessToken: Sendable, Hashable {
    /// Nothing of ours is valid longer.
    public static let longest = Duration.seconds(3600)

    /// "AC…".
    public var account: String
    /// "SK…".
    public var key: String
    /// The identity of the app, in letters, digits and underscores.
    public var identity: String
    /// Whether it may be called.
    public var allowsIncoming: Bool
    /// The application whose webhook is asked when it calls, "AP…"; nil when it may not.
    public var application: String?

    public init(
        account: String, key: String, identity: String, allowsIncoming: Bool = false, application: String? = nil
    ) {
        self.account = account
        self.key = key
        self.identity = identity
        self.allowsIncoming = allowsIncoming
        self.application = application
    }

    /// - Parameter lifetime: an hour at most; more is cut.
    public func text(secret: String, at now: Date, lifetime: Duration = longest) -> String {
        let start = Int(now.timeIntervalSince1970)
        let seconds = Int(min(max(lifetime, .seconds(1)), Self.longest) / .seconds(1))
        let claims = """
            {"jti":\(quoted("\(key)-\(start)")),"grants":{"voice":{\(grants)},"identity":\(quoted(identity))},\
            "iss":\(quoted(key)),"exp":\(start + seconds),"nbf":\(start),"sub":\(quoted(account))}
            """
        let head = #"{"alg":"HS256","cty":"twilio-fpa;v=1","typ":"JWT"}"#
        let signed = [head, claims].map { Self.base64URL(Data($0.utf8)) }.joined(separator: ".")
        let code = HMAC<SHA256>.authenticationCode(
            for: Data(signed.utf8), using: SymmetricKey(data: Data(secret.utf8)))
        return signed + "." + Self.base64URL(Data(code))
    }

    private var grants: String {
        let incoming = allowsIncoming ? [#""incoming":{"allow":true}"#] : []
        let outgoing = application.map { [#""outgoing":{"application_sid":\#(quoted($0))}"#] } ?? []
        return (incoming + outgoing).joined(separator: ",")
    }

    private func quoted(_ text: String) -> String { JSONValue.string(text).text }

    private static func base64URL(_ data: Data) -> String {
        data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}

/// Name and password at an exchange. Its password is in no description.
public struct SIPCredentials: Sendable, Hashable, CustomStringConvertible, CustomReflectable {
    let user: String
    let password: String

    public init(user: String, password: String) { (self.user, self.password) = (user, password) }

    public var description: String { "SIPCredentials(…)" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

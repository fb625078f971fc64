/// The account that makes this program a telephone at a PBX.
public struct SIPAccount: Sendable {
    /// Its name or address, with a port or without.
    public var registrar: String
    public var user: String
    public var password: String

    public init(registrar: String, user: String, password: String) {
        self.registrar = registrar
        self.user = user
        self.password = password
    }
}

extension SIPAccount: CustomStringConvertible {
    public var description: String { "SIPAccount(\(user)@\(registrar))" }
}

/// How much work a guess at the passphrase is: Argon2id's parameters.
///
/// The defaults are what RFC 9106 recommends where memory is limited (section 4, the second choice): 64 MiB, three passes,
/// four lanes. OWASP's least is 19 MiB and two passes. What a file says is believed within limits: who changes it must not
/// be able to take all the memory.
struct PassphraseCost: Codable, Hashable {
    static let memoryLimits = 19_456...1_048_576
    static let passLimits = 2...64
    static let laneLimits = 1...16

    /// KiB.
    var memory = 65_536
    var passes = 3
    var lanes = 4

    var isSound: Bool {
        Self.memoryLimits.contains(memory) && Self.passLimits.contains(passes) && Self.laneLimits.contains(lanes)
    }
}

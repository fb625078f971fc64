import Glibc

/// What a program that is started sees of the environment: variables that are named, and what it is given on purpose.
///
/// Whatever else is set may be a key, a password or the address of a database, and is none of its business.
enum ProgramEnvironment {
    /// - Parameters:
    ///   - given: on purpose, secrets too; it comes before what is inherited.
    static func variables(
        for kind: ProgramKind, in environment: [String: String], adding given: [String: String]
    ) -> [String: String] {
        let names = kind.variables
        let inherited = environment.filter { name, value in
            let isNamed = names.contains(name) || (names.contains("LC_*") && name.hasPrefix("LC_"))
            return isNamed && !(ProgramKind.addresses.contains(name) && hasCredentials(value))
        }
        return inherited.merging(given.filter { isVariable($0.key, $0.value) }) { $1 }
    }

    /// That of this process.
    static var own: [String: String] {
        var variables: [String: String] = [:]
        var next = environ
        while let entry = next.pointee {
            let parts = String(cString: entry).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
            next += 1
        }
        return variables
    }

    /// A name alone is one for an SSH server, and may be a token for all others.
    private static func hasCredentials(_ address: String) -> Bool {
        let parts = address.split(separator: "://", maxSplits: 1)
        guard let authority = parts.last?.prefix(while: { $0 != "/" }),
            let user = authority.lastIndex(of: "@").map({ authority[..<$0] })
        else { return false }
        return user.contains(":") || parts.count == 1 || parts[0] != "ssh"
    }

    /// Nothing else can be one.
    private static func isVariable(_ name: String, _ value: String) -> Bool {
        !name.isEmpty && !name.contains("=") && !name.contains("\0") && !value.contains("\0")
    }
}

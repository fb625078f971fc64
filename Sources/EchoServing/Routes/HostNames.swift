import NIOHTTP1

/// The names that a server is known by: a page of another site that reaches its address, under a name of its own or
/// by its scripts, is turned away.
public struct HostNames: Sendable, Hashable {
    private let names: Set<String>

    public init(_ names: Set<String>) { self.names = Set(names.map { $0.lowercased() }) }

    /// How this machine is called by its own programs.
    public static let loopback = HostNames(["127.0.0.1", "localhost", "[::1]"])

    var list: String { names.sorted().joined(separator: ", ") }

    func areMeant(by headers: HTTPHeaders) -> Bool {
        headers["host"].allSatisfy { names.contains(Self.name($0)) }
            && havePages(of: headers)
    }

    /// Whether who asks is a page under one of these names, or no page: only browsers say where they come from.
    func havePages(of headers: HTTPHeaders) -> Bool {
        headers["origin"].allSatisfy { origin in
            origin.firstRange(of: "://").map { names.contains(Self.name(origin[$0.upperBound...])) } ?? false
        }
    }

    /// `authority` without its port.
    private static func name(_ authority: some StringProtocol) -> String {
        guard let colon = authority.lastIndex(of: ":"), authority[colon...].dropFirst().allSatisfy(\.isNumber) else {
            return authority.lowercased()
        }
        return authority[..<colon].lowercased()
    }
}

import CPostgres
import Foundation

/// Where a database is and how to enter: "postgresql://user:password@host:5432/name". It is in no description.
public struct PostgresAddress: Sendable {
    let text: String

    /// Nil for what is no address of a PostgreSQL server.
    public init?(_ text: String) {
        let isKnown = ["postgresql://", "postgres://"].contains { text.hasPrefix($0) }
        guard isKnown, text.utf8.count <= 4096, !text.utf8.contains(where: { $0 < 0x21 }) else { return nil }
        self.text = text
    }

    /// Whether libpq is on this machine, without which no address leads anywhere.
    public static var isUsable: Bool { cp_load() }

    /// The host and the name of the database, for people: "db.example.com:5432/calls". Never a user or a password; where
    /// it is not certain what belongs to one, neither is told.
    public var place: String {
        let unknown = "the address given"
        guard let parts = URLComponents(string: text), let host = parts.host, !parts.path.contains("@"),
            parts.query?.contains("@") != true
        else { return unknown }
        let place = host + (parts.port.map { ":\($0)" } ?? "") + parts.path
        return place.isEmpty || place.unicodeScalars.contains { $0.value < 0x21 } ? unknown : place
    }
}

extension PostgresAddress: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "PostgresAddress(…)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

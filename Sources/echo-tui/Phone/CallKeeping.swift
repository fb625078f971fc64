import Foundation
import PhoneBridge

/// Where calls are kept: in the database that DATABASE_URL names, else in memory, as long as the program runs.
struct CallKeeping {
    let store: any CallStoreProtocol
    /// Tells this program from others that keep their calls in the same database.
    let instance: String
    private let database: PostgresCallStore?
    /// Reaches other programs that keep their calls in the same database.
    var mail: (any BridgeMailProtocol)? { database }
    private let place: String

    static let inMemory = CallKeeping(store: CallStore(), instance: "bridge", database: nil, place: "")

    /// - Parameter instance: the same after a restart, and no other program's.
    static func reading(_ environment: [String: String], instance: String) throws -> CallKeeping {
        guard let text = environment["DATABASE_URL"], !text.isEmpty else { return inMemory }
        guard let address = PostgresAddress(text) else {
            throw Failure(
                "DATABASE_URL must be an address of PostgreSQL, such as postgresql://user@db.example.com/calls.")
        }
        let database = PostgresCallStore(address)
        return CallKeeping(store: database, instance: instance, database: database, place: address.place)
    }

    /// What it keeps is gone when the program ends.
    var isInMemory: Bool { database == nil }

    /// Connects to the database, where there is one: a wrong address is noticed before the first call.
    func open() async throws {
        do { try await database?.open() } catch {
            throw Failure(
                "E008 The database at \(place) cannot be used (\(Self.reason(error))). Check DATABASE_URL, or unset it: "
                    + "calls are kept in the history then.")
        }
    }

    private static func reason(_ error: CallStoreError) -> String {
        switch error {
        case .unavailable where !PostgresAddress.isUsable: "libpq is not installed"
        case .unavailable: "it is not there, or refuses the user or the password"
        case .tooNew: "its tables are those of a newer echo-tui; install that one"
        case .refused(code: "42501"): "its user may not make tables: GRANT CREATE ON SCHEMA public"
        case .refused(let code): "it refuses the tables with error \(code) of PostgreSQL"
        default: "its tables are another program's"
        }
    }
}

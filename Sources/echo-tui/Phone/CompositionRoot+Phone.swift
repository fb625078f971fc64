import Foundation
import PhoneBridge

extension CompositionRoot {
    /// Where calls are kept: in PostgreSQL where `DATABASE_URL` names one, so that several bridges see them.
    static func callStore(environment: [String: String]) throws -> any CallStoreProtocol {
        guard let url = environment["DATABASE_URL"], !url.isEmpty else { return CallStore() }
        guard let address = PostgresAddress(url) else {
            throw Failure("DATABASE_URL is no address of a PostgreSQL server: postgresql://user:password@host/database.")
        }
        return PostgresCallStore(address)
    }
}

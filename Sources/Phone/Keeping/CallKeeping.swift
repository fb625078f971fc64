import EchoScreen
import Foundation
import PhoneBridge

/// Where calls are kept: in the database that DATABASE_URL names, else in a file of this machine.
package struct CallKeeping: Sendable {
    let store: any CallStoreProtocol
    /// Tells this program from others that keep their calls in the same place.
    let instance: String
    /// Reaches other programs that keep their calls there, too.
    package let database: PostgresCallStore?
    /// The file; nil where there is a database, or calls are in memory.
    let file: SQLiteCallStore?
    /// The database's address as people read it: without a password. Empty where there is none.
    package let place: String
    /// A warning for the person who runs the program, where calls are not kept as usual.
    let warning: String?

    private init(
        _ store: any CallStoreProtocol, instance: String, database: PostgresCallStore? = nil,
        file: SQLiteCallStore? = nil, place: String = "", warning: String? = nil
    ) {
        (self.store, self.instance, self.database) = (store, instance, database)
        (self.file, self.place, self.warning) = (file, place, warning)
    }

    /// As long as the program runs.
    package static func inMemory(
        instance: String = "bridge", warning: String? = nil
    ) throws(PhoneError) -> CallKeeping {
        do throws(CallStoreError) {
            return CallKeeping(try SQLiteCallStore(path: nil), instance: instance, warning: warning)
        } catch {
            throw PhoneError("E008 Calls cannot be kept, not even in memory: this machine has none left.")
        }
    }

    /// - Parameter instance: the same after a restart, and no other program's.
    /// - Returns: nil where DATABASE_URL names none.
    package static func reading(_ environment: [String: String], instance: String) throws -> CallKeeping? {
        guard let text = environment["DATABASE_URL"], !text.isEmpty else { return nil }
        guard let address = PostgresAddress(text) else {
            throw PhoneError(
                "DATABASE_URL must be an address of PostgreSQL, such as postgresql://user@db.example.com/calls.")
        }
        let database = PostgresCallStore(address)
        return CallKeeping(database, instance: instance, database: database, place: address.place)
    }

    /// In a file, encrypted as recordings are.
    ///
    /// - Parameters:
    ///   - keepsCalls: false where conversations are not saved: then only what holds for calls to come is kept.
    ///   - unlock: gives what the file is encrypted with.
    package static func file(
        _ path: String, instance: String, keepsCalls: Bool, _ unlock: () async throws(PhoneError) -> CallCipher
    ) async throws -> CallKeeping {
        let cipher: CallCipher
        do throws(PhoneError) { cipher = try await unlock() } catch {
            return try inMemory(
                instance: instance,
                warning: "E008 Calls and prompts are kept only as long as the program runs. " + error.sentence)
        }
        func keeping(warning: String? = nil) throws(CallStoreError) -> CallKeeping {
            let file = try SQLiteCallStore(path: path, cipher: cipher, keepsCalls: keepsCalls)
            return CallKeeping(file, instance: instance, file: file, warning: warning)
        }
        do throws(CallStoreError) {
            return try keeping()
        } catch .unreadable {
            let place = try putAside(path)
            do throws(CallStoreError) {
                return try keeping(
                    warning: "E008 The file of calls cannot be read: it is damaged, or was encrypted with another key. "
                        + "It is \(place) now, and a new one was made.")
            } catch {
                throw Self.failure(path, error)
            }
        } catch {
            throw Self.failure(path, error)
        }
    }

    /// Where a file that cannot be read is put, with what belongs to it.
    static func filesAside(of path: String) -> [String] { suffixes.map { path + ".unreadable" + $0 } }

    private static let suffixes = ["", "-wal", "-shm"]

    private static func putAside(_ path: String) throws -> String {
        let place = path + ".unreadable"
        for suffix in suffixes {
            try? FileManager.default.removeItem(atPath: place + suffix)
            guard FileManager.default.fileExists(atPath: path + suffix) else { continue }
            do { try FileManager.default.moveItem(atPath: path + suffix, toPath: place + suffix) } catch {
                throw PhoneError("E008 The file of calls, \(path), can be neither read nor moved.")
            }
        }
        return place
    }

    private static func failure(_ path: String, _ error: CallStoreError) -> PhoneError {
        error == .tooNew
            ? PhoneError("E008 The file of calls, \(path), was written by a newer echo-tui; install that version.")
            : PhoneError("E008 The file of calls, \(path), cannot be written: check its folder and the disk.")
    }

    /// Whether it keeps the calls of this machine alone. Calls that other programs of the machine carried are in the
    /// history only.
    var isOfThisMachine: Bool { database == nil }

    /// Whether calls are gone when the program ends.
    var isInMemory: Bool { database == nil && file == nil }

    /// Connects to the database, where there is one: a wrong address is noticed before the first call.
    package func open() async throws {
        do { try await database?.open() } catch {
            throw PhoneError(
                "E008 The database at \(place) cannot be used (\(Self.reason(error))). Check DATABASE_URL, or unset it: "
                    + "calls are kept on this machine then.")
        }
    }

    private static func reason(_ error: CallStoreError) -> String {
        switch error {
        case .unavailable where !PostgresAddress.isUsable:
            "libpq is not installed; install it: apt install libpq5, dnf install libpq, or pacman -S postgresql-libs"
        case .unavailable: "it is not running, or refuses the user or the password"
        case .tooNew: "its tables are those of a newer echo-tui; install that version"
        case .refused(code: "42501"): "its user may not make tables: GRANT CREATE ON SCHEMA public"
        case .refused(let code): "it refuses the tables with PostgreSQL error \(code)"
        default: "its tables belong to another program"
        }
    }
}

import EchoText
import Foundation
import Phone
import PhoneBridge

/// The users of the bridges, for `echo-tui bridge users`.
struct BridgeUsers {
    private let store: any UserKeepingProtocol

    init(_ store: any UserKeepingProtocol) { self.store = store }

    /// Those of the database that DATABASE_URL names, else of the file of this machine.
    static func opened(
        _ environment: [String: String] = ProcessInfo.processInfo.environment
    ) async throws -> BridgeUsers {
        let keeping = try CallKeeping.reading(environment, instance: "bridge users")
        if let keeping, let database = keeping.database {
            try await keeping.open()
            return BridgeUsers(database)
        }
        let cipher: CallCipher
        do throws(PhoneError) { cipher = try await ProgramKeys.ofThisProcess.storage.callCipher() } catch {
            throw Failure("E008 The file of calls cannot be opened. " + error.sentence)
        }
        let path = Paths.ofThisProcess.callsFile
        do throws(CallStoreError) {
            return BridgeUsers(try SQLiteCallStore(path: path, cipher: cipher))
        } catch {
            throw Failure("E008 The file of calls, \(path), cannot be used.")
        }
    }

    /// - Returns: the token.
    func add(_ name: String, _ rights: UserRights, until end: Date) async throws -> String {
        let token = BridgeUser.makeToken()
        guard let user = BridgeUser(name: name, rights: rights, token: token, expires: end) else {
            throw Failure("A name has up to 60 letters, digits, and . - _ @ +.")
        }
        if let known = try await find(name), known.revoked == nil {
            throw Failure("There is already a user \(name): echo-tui bridge users renew \(name).")
        }
        try await save(user)
        return token
    }

    /// - Returns: the new token.
    func renew(_ name: String, until end: Date) async throws -> String {
        var user = try await require(name)
        let token = BridgeUser.makeToken()
        user.renew(token: token, until: end)
        try await save(user)
        return token
    }

    func revoke(_ name: String, at now: Date) async throws {
        var user = try await require(name)
        user.revoked = user.revoked ?? now
        try await save(user)
    }

    func lines(at now: Date) async throws -> [String] {
        let users = try await all()
        guard !users.isEmpty else { return ["There are no users; whoever has ECHO_BRIDGE_TOKEN may do everything."] }
        let width = users.map(\.name.count).max() ?? 0
        return users.map { user in
            let name = user.name.padding(toLength: width, withPad: " ", startingAt: 0)
            let rights = user.rights.rawValue.padding(toLength: 10, withPad: " ", startingAt: 0)
            let seen = user.seen.map { ", seen \(Self.day($0))" } ?? ""
            return Sanitizer.line("\(name)  \(rights)  \(Self.state(of: user, at: now))\(seen)")
        }
    }

    private static func state(of user: BridgeUser, at now: Date) -> String {
        if let revoked = user.revoked { return "revoked \(day(revoked))" }
        return (user.isIn(at: now) ? "until " : "expired ") + day(user.expires)
    }

    private static func day(_ date: Date) -> String { date.formatted(.iso8601.year().month().day()) }

    private func require(_ name: String) async throws -> BridgeUser {
        guard let user = try await find(name) else {
            throw Failure("There is no user \(name): echo-tui bridge users list says who there is.")
        }
        return user
    }

    private func find(_ name: String) async throws -> BridgeUser? { try await all().first { $0.name == name } }

    private func all() async throws -> [BridgeUser] {
        do throws(CallStoreError) { return try await store.users() } catch { throw Self.failure }
    }

    private func save(_ user: BridgeUser) async throws {
        do throws(CallStoreError) { try await store.save(user) } catch { throw Self.failure }
    }

    private static let failure = Failure("E008 The store of users cannot be reached right now.")
}

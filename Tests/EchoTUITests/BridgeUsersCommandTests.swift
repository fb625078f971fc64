import Foundation
import PhoneBridge
import Testing

@testable import echo_tui

@Suite struct `The command that says who may use a bridge` {
    private let now = Date(timeIntervalSince1970: 1_764_064_800)

    @Test func `lets somebody in until a day, renews the token, and lets them in no more`() async throws {
        let sut = BridgeUsers(try SQLiteCallStore(path: nil))
        let empty = try await sut.lines(at: now)
        #expect(empty == ["There are no users; whoever has ECHO_BRIDGE_TOKEN may do everything."])

        let token = try await sut.add("anna", .act, until: now + 86_400)
        _ = try await sut.add("bo", .watch, until: now)
        let both = try await sut.lines(at: now)
        #expect(both == ["anna  act         until 2025-11-26", "bo    watch       expired 2025-11-25"])
        await #expect(throws: Failure.self) { _ = try await sut.add("anna", .watch, until: now) }
        await #expect(throws: Failure.self) { _ = try await sut.add("a b", .watch, until: now) }

        #expect(try await sut.renew("anna", until: now + 172_800) != token)
        #expect(try await sut.lines(at: now).first == "anna  act         until 2025-11-27")
        try await sut.revoke("anna", at: now)
        #expect(try await sut.lines(at: now).first == "anna  act         revoked 2025-11-25")
        await #expect(throws: Failure.self) { try await sut.revoke("eve", at: now) }
        _ = try await sut.add("anna", .watch, until: now + 86_400)
        #expect(try await sut.lines(at: now).first == "anna  watch       until 2025-11-26")
    }
}

import Foundation
import Testing

@testable import EchoStore

@Suite struct `A PIN is kept as a hash` {
    @Test func `which is another one each time, and the PIN is not in it`() async throws {
        let first = try #require(await HashedPIN.hash("24680"))
        let second = try #require(await HashedPIN.hash("24680"))

        #expect(first != second)
        #expect(!first.contains("24680"))
        #expect(first.contains("argon2id"))
    }

    @Test func `that the same figures fit, and no others`() async throws {
        let kept = try #require(await HashedPIN.hash("24680"))

        #expect(await HashedPIN.isSame("24680", as: kept))
        #expect(await !HashedPIN.isSame("24681", as: kept))
        #expect(await !HashedPIN.isSame("", as: kept))
    }

    @Test func `and nothing fits what nobody kept so, or what asks for all of the memory`() async throws {
        let kept = try #require(await HashedPIN.hash("24680"))
        let greedy = kept.replacingOccurrences(of: "19456", with: "99999999")

        #expect(greedy != kept)
        #expect(await !HashedPIN.isSame("24680", as: greedy))
        #expect(await !HashedPIN.isSame("24680", as: "24680"))
        #expect(await !HashedPIN.isSame("24680", as: "{}"))
    }
}

import EchoScreen
import Foundation
import Synchronization
import Testing

@testable import EchoStore

struct KeptPINTests {
    private final class Time: Sendable {
        let now = Mutex(Date(timeIntervalSince1970: 1_795_251_600))
    }

    private let folder = StoreFolder()
    private let time = Time()
    private let keys: APIKeys

    init() {
        let keyring = MemoryKeyring()
        keys = APIKeys(
            folder: folder.path, keyring: keyring, storage: StorageKeyring(folder: folder.path, keyring: keyring))
    }

    private var sut: KeptPIN { KeptPIN(keys, folder: folder.path) { [time] in time.now.withLock { $0 } } }

    private func set(_ pin: String) async throws {
        try await keys.set(Secret(pin), for: try #require(APIKeyName(KeptPIN.keyName)))
    }

    private func pass(_ seconds: Double) { time.now.withLock { $0 += seconds } }

    @Test("there is none before one is set")
    func none() async throws {
        #expect(!sut.isSet)
        #expect(await sut.check("1234") == .unreachable)
        try await set("1234")
        #expect(sut.isSet)
    }

    @Test("the right one opens, and nothing else")
    func right() async throws {
        try await set("1234")
        #expect(await sut.check("1235") == .wrong(left: 2))
        #expect(await sut.check("") == .wrong(left: 1))
        #expect(await sut.check("1234") == .right)
        #expect(await sut.check("12345") == .wrong(left: 2))
    }

    @Test("figures are compared without a try")
    func same() async throws {
        #expect(await !sut.isSame("1234"))
        try await set("1234")
        for _ in 0..<5 { #expect(await !sut.isSame("1235")) }
        #expect(await sut.isSame("1234"))
        #expect(await sut.check("1235") == .wrong(left: 2))
    }

    @Test("after three wrong ones none is looked at for a minute, and another start does not change that")
    func pause() async throws {
        try await set("1234")
        for _ in 0..<2 { _ = await sut.check("1") }
        #expect(await sut.check("1") == .paused(.seconds(60)))
        #expect(await sut.check("1234") == .paused(.seconds(60)))
        pass(59)
        #expect(await sut.check("1234") == .paused(.seconds(1)))
        pass(1)
        #expect(await sut.check("1") == .paused(.seconds(120)))
        pass(120)
        #expect(await sut.check("1234") == .right)
        #expect(await sut.check("1") == .wrong(left: 2))
    }

    @Test("a pause is an hour at most, and a clock that is set back does not make it longer")
    func longest() async throws {
        try await set("1234")
        for _ in 0..<30 {
            _ = await sut.check("1")
            pass(3600)
        }
        pass(-7200)
        #expect(await sut.check("1234") == .paused(.seconds(3600)))
    }

    @Test(
        "three to twelve figures are a PIN",
        arguments: [
            ("123", true), ("123456789012", true), ("12", false), ("1234567890123", false), ("12a4", false),
            ("１２３４", false), ("", false),
        ])
    func fit(text: String, isFit: Bool) { #expect(KeptPIN.isFit(Secret(text)) == isFit) }
}

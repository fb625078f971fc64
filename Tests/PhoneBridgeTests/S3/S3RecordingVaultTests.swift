import EchoConcurrency
import EchoServing
import EchoTestKit
import Foundation
import ServerTestKit
import Synchronization
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `Recordings in an S3-compatible store` {
    private static let key = Data(repeating: 7, count: 32)

    /// The sound of one call, in memory.
    private struct Shelf: RecordingVaultProtocol {
        var sound: Data?

        func size(of recording: CallRecording) async throws(RecordingVaultError) -> Int {
            guard let sound else { throw .notFound }
            return sound.count
        }

        func bytes(of recording: CallRecording, in range: Range<Int>) async throws(RecordingVaultError) -> Data {
            guard let sound, range.upperBound <= sound.count else { throw .notFound }
            return Data(sound[range])
        }
    }

    private let sound = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7 >> 2) })
    private let kept = CallSoundKept(path: "CA1", duration: .seconds(6), bytes: 300_000)
    private let recording = CallRecording(
        call: UUID(ofCall: "CA1"), path: "CA1", duration: .seconds(6), bytes: 300_000, created: Date())

    private func run(
        secret: String = FakeS3.secret, _ body: @escaping @Sendable (FakeS3, S3RecordingVault) async throws -> Void
    ) async throws {
        let service = FakeS3()
        let server = HTTPServer(HTTPServerConfiguration(routes: service.routes))
        try await RunningServer.run({ try await server.run(onListening: $0) }) { port in
            let account = S3Account(
                endpoint: "http://127.0.0.1:\(port)", bucket: "bucket", region: "eu-central-1", keyID: FakeS3.keyID,
                secret: secret)
            try await body(service, try #require(S3RecordingVault(account, key: Self.key)))
        }
    }

    @Test func `are copied when a call is over, sealed, and given in any part by any bridge with the key`() async throws
    {
        try await run { service, vault in
            let failed = Mutex<[String]>([])
            let uploads = RecordingUploads(
                from: Shelf(sound: sound), to: vault, onFailure: { call in failed.withLock { $0.append(call) } })
            uploads.add("CA1", kept)
            uploads.finish()
            await uploads.run()
            #expect(failed.withLock(\.self) == [])
            #expect(service.refused == 0)

            let object = try #require(service.objects["recordings/\(UUID(ofCall: "CA1").text)"])
            #expect(object.firstRange(of: sound.prefix(64)) == nil)
            #expect(try await vault.size(of: recording) == sound.count)
            for range in [0..<1, 0..<300_000, 65_530..<65_540, 131_072..<131_073, 299_999..<300_000, 10..<10] {
                #expect(try await vault.bytes(of: recording, in: range) == Data(sound[range]), "\(range)")
            }
        }
    }

    @Test func `are given from here as long as they are here, then from the store`() async throws {
        try await run { service, vault in
            try await vault.keep(recording.call, size: sound.count) { sound[$0] }
            let chain = RecordingVaultChain(Shelf(sound: nil), then: vault)
            #expect(try await chain.bytes(of: recording, in: 5..<10) == Data(sound[5..<10]))
            service.setAway(true)
            let here = RecordingVaultChain(Shelf(sound: sound), then: vault)
            #expect(try await here.bytes(of: recording, in: 5..<10) == Data(sound[5..<10]))
        }
    }

    @Test func `are copied once the store is back`() async throws {
        try await run { service, vault in
            service.setAway(true)
            let pauses = Mutex(0)
            let uploads = RecordingUploads(from: Shelf(sound: sound), to: vault) { _ in
                let count = pauses.withLock { count in
                    count += 1
                    return count
                }
                if count == 3 { service.setAway(false) }
            } onFailure: { _ in
                Issue.record("given up")
            }
            uploads.add("CA1", kept)
            uploads.finish()
            await uploads.run()
            #expect(service.puts == 1)
            #expect(pauses.withLock(\.self) == 3)
        }
    }

    enum Trouble: CaseIterable {
        case refused, noBucket, proxy

        func set(_ isOn: Bool, at service: FakeS3) {
            switch self {
            case .refused: service.refuseAll(isOn)
            case .noBucket: service.removeBucket(isOn)
            case .proxy: service.hide(behindProxy: isOn)
            }
        }
    }

    @Test(arguments: Trouble.allCases) func `wait for a store that does not take them`(trouble: Trouble) async throws {
        try await run { service, vault in
            trouble.set(true, at: service)
            let notices = Mutex<[RecordingUploadNotice]>([])
            let uploads = RecordingUploads(from: Shelf(sound: sound), to: vault) { _ in
                guard notices.withLock(\.count) == 1 else { return }
                trouble.set(false, at: service)
            } onNotice: { notice in
                notices.withLock { $0.append(notice) }
            } onFailure: { _ in
                Issue.record("given up")
            }
            uploads.add("CA1", kept)
            uploads.finish()
            await uploads.run()
            #expect(notices.withLock(\.self) == [.away(isRefused: trouble == .refused), .back])
            #expect(service.puts == 1)
        }
    }

    @Test func `wait for a store that is away however long, which is told of once`() async throws {
        try await run { service, vault in
            service.setAway(true)
            let pauses = Mutex<[Duration]>([])
            let notices = Mutex<[RecordingUploadNotice]>([])
            let waited = Mutex(Duration.zero)
            let uploads = RecordingUploads(from: Shelf(sound: sound), to: vault) { pause in
                let count = pauses.withLock { pauses in
                    pauses.append(pause)
                    return pauses.count
                }
                if count == 30 { service.setAway(false) }
            } onNotice: { notice in
                notices.withLock { $0.append(notice) }
                guard notice != .back else { return }
                waited.withLock { $0 = pauses.withLock { $0.reduce(.zero, +) } }
            } onFailure: { _ in
                Issue.record("given up")
            }
            uploads.add("CA1", kept)
            uploads.add("CA2", kept)
            async let copied: Void = uploads.run()
            #expect(await eventually { service.puts == 2 && notices.withLock(\.count) == 2 })
            uploads.finish()
            await copied

            #expect(notices.withLock(\.self) == [.away(isRefused: false), .back])
            #expect(waited.withLock(\.self) < .seconds(30))
            #expect(uploads.metrics.map(\.name) == ["phone_recordings_waiting", "phone_recording_store_up"])
            #expect(Set(service.objects.keys).count == 2)
        }
    }

    @Test func `that wait are counted for whoever watches the program, and so is the store`() async throws {
        try await run { service, vault in
            service.setAway(true)
            let told = OneTimeEvent()
            let uploads = RecordingUploads(from: Shelf(sound: sound), to: vault) { _ in
                if told.hasHappened { throw CancellationError() }
            } onNotice: { _ in
                told.happen()
            } onFailure: { _ in
            }
            uploads.add("CA1", kept)
            uploads.finish()
            await uploads.run()
            let watched = uploads.vault.metrics
            #expect(
                watched.contains(
                    .gauge("phone_recordings_waiting", "Recordings not yet copied to the store.", [([], 1)])))
            #expect(
                watched.contains(.gauge("phone_recording_store_up", "Whether the store accepts recordings.", [([], 0)]))
            )
        }
    }

    @Test func `stay where they are when the store stays away, or does not know the key`() async throws {
        try await run(secret: "another") { service, vault in
            let failed = Mutex<[String]>([])
            let uploads = RecordingUploads(from: Shelf(sound: sound), to: vault) { _ in
            } onFailure: { call in
                failed.withLock { $0.append(call) }
            }
            uploads.add("CA1", kept)
            uploads.finish()
            await uploads.run()
            #expect(failed.withLock(\.self) == ["CA1"])
            #expect(service.refused > 1)
            #expect(service.objects.isEmpty)
            await #expect(throws: RecordingVaultError.refused) { try await vault.size(of: recording) }
        }
    }

    @Test func `that were erased before they were copied are passed over, and hold up no others for long`() async throws
    {
        try await run { service, vault in
            let waited = Mutex(Duration.zero)
            let uploads = RecordingUploads(from: Shelf(sound: nil), to: vault) { pause in
                waited.withLock { $0 += pause }
            } onFailure: { _ in
                Issue.record("it is not here alone, it is nowhere")
            }
            uploads.add("CA1", kept)
            uploads.finish()
            await uploads.run()
            #expect(service.objects.isEmpty)
            #expect(waited.withLock(\.self) == .seconds(15))
        }
    }

    /// Calls that were erased here.
    private final class Erased: ErasedCopiesProtocol {
        private let calls: Mutex<[String]>

        init(_ calls: String...) { self.calls = Mutex(calls) }

        func erasedCopies() async -> [String] { calls.withLock(\.self) }

        func forgetCopy(of call: String) async -> Bool {
            calls.withLock { $0.removeAll { $0 == call } }
            return true
        }
    }

    @Test func `are erased when the call was, and what never was there is no trouble`() async throws {
        try await run { service, vault in
            try await vault.keep(recording.call, size: sound.count) { sound[$0] }
            try await vault.keep(UUID(ofCall: "CA2"), size: sound.count) { sound[$0] }
            let erased = Erased("CA1", "CA3")
            #expect(await CopyErasing(erased, in: vault, onFailure: { Issue.record("not erased") }).eraseAll())

            #expect(await erased.erasedCopies() == [])
            #expect(Array(service.objects.keys) == ["recordings/\(UUID(ofCall: "CA2").text)"])
            #expect(service.refused == 0)
            await #expect(throws: RecordingVaultError.notFound) { try await vault.size(of: recording) }
        }
    }

    @Test func `are erased once the store is back, which is told of once`() async throws {
        try await run { service, vault in
            try await vault.keep(recording.call, size: sound.count) { sound[$0] }
            service.setAway(true)
            let pauses = Mutex<[Duration]>([])
            let told = Mutex(0)
            let erased = Erased("CA1")
            let sut = CopyErasing(erased, in: vault) { pause in
                let count = pauses.withLock { pauses in
                    pauses.append(pause)
                    return pauses.count
                }
                if count == 6 { service.setAway(false) }
                if count == 7 { throw CancellationError() }
            } onFailure: {
                told.withLock { $0 += 1 }
            }
            await sut.run()

            #expect(service.objects.isEmpty)
            #expect(told.withLock(\.self) == 1)
            #expect(pauses.withLock { $0.map { Int($0 / .seconds(60)) } } == [2, 4, 8, 16, 16, 16, 1])
        }
    }

    @Test func `are noted before and after they are copied, and not copied where they cannot be`() async throws {
        try await run { service, vault in
            let noted = Mutex<[String]>([])
            let failed = Mutex(0)
            let uploads = RecordingUploads(from: Shelf(sound: sound), to: vault) { _ in
            } note: { step, _ in
                noted.withLock { $0.append("\(step) \(service.puts)") }
                return true
            } onFailure: { _ in
                Issue.record("given up")
            }
            uploads.add("CA1", kept)
            uploads.finish()
            await uploads.run()
            #expect(noted.withLock(\.self) == ["begun 0", "made 1"])

            let others = RecordingUploads(from: Shelf(sound: sound), to: vault) { _ in
            } note: { _, _ in
                false
            } onFailure: { _ in
                failed.withLock { $0 += 1 }
            }
            others.add("CA2", kept)
            others.finish()
            await others.run()
            #expect(service.puts == 1)
            #expect(failed.withLock(\.self) == 1)
        }
    }

    @Test func `that are not there, or were changed, are not given`() async throws {
        try await run { service, vault in
            await #expect(throws: RecordingVaultError.notFound) { try await vault.size(of: recording) }
            try await vault.keep(recording.call, size: sound.count) { sound[$0] }
            service.change { objects in
                for name in objects.keys { objects[name]?[SealedRecording.headerBytes + 100] ^= 1 }
            }
            await #expect(throws: RecordingVaultError.unavailable) {
                try await vault.bytes(of: recording, in: 0..<10)
            }
            #expect(try await vault.bytes(of: recording, in: 70_000..<70_010) == Data(sound[70_000..<70_010]))
            service.change { objects in for name in objects.keys { objects[name] = Data("short".utf8) } }
            #expect(try await vault.size(of: recording) == sound.count)
            await #expect(throws: RecordingVaultError.unavailable) {
                try await vault.bytes(of: recording, in: 0..<10)
            }
        }
    }

    @Test func `need a key of 32 bytes`() {
        let account = S3Account(endpoint: "https://s3.test", bucket: "b", region: "r", keyID: "k", secret: "s")
        #expect(S3RecordingVault(account, key: Data(count: 31)) == nil)
        #expect(S3RecordingVault(account, key: Data()) == nil)
        #expect(
            S3RecordingVault(account, key: Self.key)?.description == "S3RecordingVault(S3Account(https://s3.test/b))")
    }
}

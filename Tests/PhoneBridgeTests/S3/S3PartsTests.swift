import EchoServing
import EchoTestKit
import Foundation
import NIOCore
import ServerTestKit
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `A long recording in an S3-compatible store` {
    /// Two whole parts, and one that is shorter.
    private static let size = 11 << 20

    private static let sound: Data = {
        let block = Data((0..<1 << 16).map { UInt8(truncatingIfNeeded: $0 &* 7 >> 3) })
        return (0..<size >> 16).reduce(into: Data()) { sound, number in
            sound += block
            sound[sound.count - 1] = UInt8(truncatingIfNeeded: number)
        }
    }()

    private func run(_ body: @escaping @Sendable (FakeS3, S3Account) async throws -> Void) async throws {
        let service = FakeS3()
        let server = HTTPServer(HTTPServerConfiguration(routes: service.routes))
        try await RunningServer.run({ try await server.run(onListening: $0) }) { port in
            try await body(
                service,
                S3Account(
                    endpoint: "http://127.0.0.1:\(port)", bucket: "bucket", region: "eu-central-1",
                    keyID: FakeS3.keyID, secret: FakeS3.secret))
        }
    }

    /// In pieces that fit into no part.
    private var pieces: AsyncStream<ByteBuffer> {
        AsyncStream { continuation in
            for start in stride(from: 0, to: Self.size, by: 100_000) {
                continuation.yield(ByteBuffer(bytes: Self.sound[start..<min(Self.size, start + 100_000)]))
            }
            continuation.finish()
        }
    }

    @Test func `is put in parts, and given in any part`() async throws {
        try await run { service, account in
            let vault = try #require(S3RecordingVault(account, key: Data(repeating: 7, count: 32)))
            let recording = CallRecording(
                call: UUID(ofCall: "CA1"), path: "CA1", duration: .seconds(600), bytes: Self.size, created: Date())
            try await vault.keep(recording.call, size: Self.size) { Data(Self.sound[$0]) }
            #expect(service.refused == 0)
            #expect(service.openUploads == 0)
            #expect(service.objects.count == 1)
            for range in [0..<10, (5 << 20) - 5..<(5 << 20) + 5, Self.size - 10..<Self.size] {
                #expect(try await vault.bytes(of: recording, in: range) == Data(Self.sound[range]))
            }
        }
    }

    @Test func `is whole although parts of it were refused at first`() async throws {
        try await run { service, account in
            service.failParts(2)
            try await S3Store(account, pause: { _ in }).put("recordings/a", size: Self.size, pieces)
            #expect(service.objects["recordings/a"] == Self.sound)
        }
    }

    enum Trouble: CaseIterable { case parts, completion, length }

    @Test(arguments: Trouble.allCases) func `leaves nothing there when it comes to nothing`(
        trouble: Trouble
    ) async throws {
        try await run { service, account in
            switch trouble {
            case .parts: service.failParts(.max)
            case .completion: service.failToComplete(true)
            case .length: break
            }
            let size = trouble == .length ? Self.size + 1 : Self.size
            await #expect(throws: RecordingVaultError.unavailable) {
                try await S3Store(account, pause: { _ in }).put("recordings/a", size: size, pieces)
            }
            #expect(service.openUploads == 0)
            #expect(service.objects.isEmpty)
        }
    }

    @Test func `has a number of parts that the service takes`() throws {
        #expect(S3Parts.length(ofObject: 6 << 20) == 5 << 20)
        let hour = 10_000 * (5 << 20) + 1
        #expect(S3Parts.length(ofObject: hour) > 5 << 20)
        #expect((hour + S3Parts.length(ofObject: hour) - 1) / S3Parts.length(ofObject: hour) <= 10_000)
    }

    @Test func `is told of part by part`() throws {
        let answer = Data("<a><UploadId>x&amp;y&lt;</UploadId></a>".utf8)
        var sut = try #require(S3Parts(answer))
        #expect(sut.upload == "x&y<")
        #expect(sut.query == ["partNumber": "1", "uploadId": "x&y<"])
        sut.add("\"a&b\"")
        #expect(sut.number == 2)
        #expect(
            String(decoding: sut.completion, as: UTF8.self)
                == "<CompleteMultipartUpload><Part><PartNumber>1</PartNumber><ETag>&quot;a&amp;b&quot;</ETag></Part>"
                + "</CompleteMultipartUpload>")
        for text in ["", "<UploadId></UploadId>", "<UploadId>a", "Sign in"] { #expect(S3Parts(Data(text.utf8)) == nil) }
    }
}

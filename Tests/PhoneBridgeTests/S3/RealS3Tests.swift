import EchoTestKit
import EchoWire
import Foundation
import ProgramHarness
import ServerTestKit
import Synchronization
import Testing

@testable import PhoneBridge

/// Moto's S3 server, which others wrote: it computes every signature anew, and keeps parts by its own reading of the rules.
@Suite(.timeLimit(.minutes(10))) struct `Recordings in an S3 server of others` {
    private static let checkout = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let place = checkout.appending(path: ".build/object-store")
    private static let isInstalled = FileManager.default.fileExists(atPath: place.appending(path: "installed").path)
    private static let key = Data(repeating: 7, count: 32)

    /// 12 MiB: two parts of 5 MiB, and a shorter one.
    private let long = Data((0..<12 << 20).map { UInt8(truncatingIfNeeded: $0 &* 7 >> 3) })
    private let call = UUID(ofCall: "CA1")

    private var recording: CallRecording {
        CallRecording(call: call, path: "CA1", duration: .seconds(60), bytes: long.count, created: Date())
    }

    @Test(
        .enabled(
            if: isInstalled,
            "scripts/object-store.sh installs moto from PyPI; .build/object-store/log says why it did not"))
    func `are put there in parts, given in any part, and erased, each request signed as it should be`() async throws {
        try await run { store in
            let vault = try #require(S3RecordingVault(store.account, key: Self.key))
            try await vault.keep(call, size: long.count) { [long] in long[$0] }

            let other = try #require(S3RecordingVault(store.account, key: Self.key))
            #expect(try await other.size(of: recording) == long.count)
            for range in [0..<10, 65_530..<65_550, (5 << 20) - 100..<(5 << 20) + 100, long.count - 9..<long.count] {
                #expect(try await other.bytes(of: recording, in: range) == Data(long[range]), "\(range)")
            }
            try await vault.erase(call)
            await #expect(throws: RecordingVaultError.notFound) {
                try await #require(S3RecordingVault(store.account, key: Self.key)).size(of: recording)
            }
        }
    }

    @Test(.enabled(if: isInstalled, "scripts/object-store.sh installs moto from PyPI"))
    func `are put there whole where they are short, and no other secret opens the store`() async throws {
        try await run { store in
            let vault = try #require(S3RecordingVault(store.account, key: Self.key))
            try await vault.keep(call, size: 300_000) { [long] in long[$0] }
            #expect(try await vault.bytes(of: recording, in: 299_990..<300_000) == Data(long[299_990..<300_000]))

            var account = store.account
            account.secret += "x"
            let stranger = try #require(S3RecordingVault(account, key: Self.key))
            await #expect(throws: RecordingVaultError.refused) { try await stranger.size(of: recording) }
            await #expect(throws: RecordingVaultError.refused) {
                try await stranger.keep(call, size: long.count) { [long] in long[$0] }
            }
        }
    }

    private func run(_ body: (MotoServer) async throws -> Void) async throws {
        let program = try PhoneProgram(
            "/usr/bin/env",
            [
                // What makes the bucket and the key is let in; then every signature is checked.
                "INITIAL_NO_AUTH_ACTION_COUNT=4", Self.place.appending(path: "venv/bin/moto_server").path,
                "-H", "127.0.0.1", "-p", "0",
            ], in: try PhoneProgram.makeFolder())
        let result: Result<Void, any Error>
        do {
            result = .success(try await body(try await MotoServer(program)))
        } catch {
            result = .failure(error)
        }
        await program.end()
        try result.get()
    }
}

/// A server that was started, with a bucket and somebody who may use it.
private struct MotoServer {
    let account: S3Account

    init(_ program: PhoneProgram) async throws {
        _ = await eventually(within: .seconds(60)) { Self.port(in: program.text) != nil }
        let port = try #require(Self.port(in: program.text), "\(program.text)")
        #expect(try await Self.ask("PUT", "/recordings-of-tests", port, service: "s3", []).status == 200)
        let policy: JSONValue = [
            "Version": "2012-10-17",
            "Statement": .array([["Effect": "Allow", "Action": "s3:*", "Resource": "*"]]),
        ]
        for (action, more) in [
            ("CreateUser", []), ("PutUserPolicy", [("PolicyName", "all"), ("PolicyDocument", policy.text)]),
        ] {
            #expect(try await Self.manage(action, port, more).status == 200)
        }
        let made = try await Self.manage("CreateAccessKey", port, []).text
        let keyID = try #require(made.firstMatch(of: #/<AccessKeyId>([^<]+)</#)?.output.1)
        let secret = try #require(made.firstMatch(of: #/<SecretAccessKey>([^<]+)</#)?.output.1)
        account = S3Account(
            endpoint: "http://127.0.0.1:\(port)", bucket: "recordings-of-tests", region: "us-east-1",
            keyID: String(keyID), secret: String(secret))
    }

    private static func port(in text: String) -> Int? {
        text.firstMatch(of: #/http://127\.0\.0\.1:(\d+)\s/#).flatMap { Int($0.output.1) }
    }

    private static func manage(
        _ action: String, _ port: Int, _ fields: [(String, String)]
    ) async throws -> RawHTTPConnection.Answer {
        let all = [("Action", action), ("Version", "2010-05-08"), ("UserName", "bridge")] + fields
        return try await ask("POST", "/", port, service: "iam", all)
    }

    /// The header says which service is meant; nobody looks at the signature yet.
    private static func ask(
        _ method: String, _ path: String, _ port: Int, service: String, _ fields: [(String, String)]
    ) async throws -> RawHTTPConnection.Answer {
        let scope = "none/20260101/us-east-1/\(service)/aws4_request"
        let form = fields.map { "\($0)=\(encoded($1))" }.joined(separator: "&")
        return try await RawHTTPConnection.request(
            method, path, port: port, token: nil,
            headers: [
                "Authorization": "AWS4-HMAC-SHA256 Credential=\(scope),SignedHeaders=host,Signature=0",
                "Content-Type": "application/x-www-form-urlencoded",
            ], body: Data(form.utf8))
    }

    private static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }
}

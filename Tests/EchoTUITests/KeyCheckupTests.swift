import EchoPresentation
import HouseTestKit
import EchoStore
import Foundation
import Testing

@testable import echo_tui

@Suite struct `The key` {
    private let file = FileManager.default.temporaryDirectory.appending(path: "echo-\(UUID().uuidString).toml")
    private let secret = "sk-a-secret"

    @Test func `comes from the environment before the file`() throws {
        try write("api_key = \"sk-other\"", mode: 0o600)

        let found = try #require(try finder(environment: " \(secret)\n").find())

        #expect(found.key?.reveal() == secret)
        #expect(found.source == .environment)
    }

    @Test func `comes from a file that only its owner can read`() throws {
        try write("# mine\napi_key = \"\(secret)\"", mode: 0o600)

        let found = try #require(try finder().find())

        #expect(found.key?.reveal() == secret)
        #expect(found.source == .file(file.path))
    }

    @Test(arguments: [0o640, 0o604, 0o660, 0o644]) func `is refused in a file that others can read`(mode: Int)
        async throws
    {
        try write("api_key = \"\(secret)\"", mode: mode)

        #expect(throws: SecretFileError.readableByOthers(path: file.path)) { try finder().find() }
        #expect(await findings().map(\.verdict) == [.bad])
        #expect(await findings().first?.advice?.contains("chmod 600 \(file.path)") == true)
    }

    @Test(arguments: ["", "theme = \"dark\"", "api_key = \"\""]) func `may be missing, and then anyone may read`(
        text: String
    ) async throws {
        try write(text, mode: 0o644)

        #expect(try finder().find() == nil)
        #expect(await findings().map(\.verdict) == [.good])
    }

    @Test func `may have no file at all`() async throws {
        #expect(try finder(environment: "  ").find() == nil)
        #expect(await findings(isNeeded: true).map(\.verdict) == [.caution])
        #expect(SettingsCheckup(store: store).findings().map(\.verdict) == [.good])
    }

    @Test func `never shows itself`() async throws {
        try write("api_key = \"\(secret)\"", mode: 0o600)
        let found = try #require(try finder().find())
        var dumped = ""
        dump(found, to: &dumped)

        let said = "\(found) \(String(reflecting: found)) \(dumped) \(await findings())"

        #expect(!said.contains(secret))
    }

    @Test func `in a file with a mistake is told its line and column`() throws {
        try write("theme = \"dark\"\napi_key = = 1\n", mode: 0o600)

        let findings = SettingsCheckup(store: store).findings()

        #expect(findings.map(\.verdict) == [.caution])
        #expect(findings.first?.fact.contains("line 2, column") == true)
    }

    private var store: TOMLSettingsStore { TOMLSettingsStore(path: file.path, catalog: .standard) }

    private func finder(environment: String? = nil) -> KeyFinder {
        KeyFinder(environmentValue: environment, store: store)
    }

    private func findings(isNeeded: Bool = false) async -> [Finding] {
        await KeyCheckup(finder: finder(), isNeeded: isNeeded).findings()
    }

    private func write(_ text: String, mode: Int) throws {
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    }
}

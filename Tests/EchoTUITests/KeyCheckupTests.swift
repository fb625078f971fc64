import Echo
import EchoScreen
import EchoStore
import Foundation
import ScreenTestKit
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

    @Test func `that the file names comes from those that are stored, whatever the environment says`() async throws {
        try write("api_key = \"key:azure\"\n", mode: 0o644)
        let folder = file.path + "-keys"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let keyring = SecretServiceKeyring(SessionBus(environment: [:]))
        let keys = APIKeys(folder: folder, keyring: keyring, storage: StorageKeyring(folder: folder, keyring: keyring))
        let named = KeyFinder(environmentValue: "sk-environment", store: store, stored: keys)
        let missing = await KeyCheckup(finder: named, isNeeded: true).findings()
        #expect(missing.map(\.advice) == ["There is no key “azure”. Set it with: echo-tui key set azure"])
        try await keys.set(Secret("azure-secret"), for: try #require(APIKeyName("azure")))

        let found = await KeyCheckup(finder: named, isNeeded: true).findings()

        #expect(try await named.key()?.reveal() == "azure-secret")
        #expect(found.map(\.verdict) == [.good])
        #expect(found.first?.fact.hasPrefix("“azure”, stored") == true)
        let server = MCPServer(
            name: "search",
            connection: .http(url: "https://example.org", headers: ["Authorization": "Bearer key:azure", "x": "y"]))
        let resolved = try await server.withKeys(from: keys)
        #expect(
            resolved.connection
                == .http(url: "https://example.org", headers: ["Authorization": "Bearer azure-secret", "x": "y"]))
        #expect(!"\(server) \(found)".contains("azure-secret"))
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

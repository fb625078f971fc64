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

        #expect(found.key.secret == secret)
        #expect(found.source == .environment)
    }

    @Test func `comes from a file that only its owner can read`() throws {
        try write("# mine\napi_key = \"\(secret)\"", mode: 0o600)

        let found = try #require(try finder().find())

        #expect(found.key.secret == secret)
        #expect(found.source == .file(file))
    }

    @Test(arguments: [0o640, 0o604, 0o660, 0o644]) func `is refused in a file that others can read`(mode: Int) throws {
        try write("api_key = \"\(secret)\"", mode: mode)

        #expect(throws: KeyRefusal.openToOthers(file, mode: mode)) { try finder().find() }
        #expect(findings().contains { $0.verdict == .bad && $0.advice == "chmod 600 \(file.path)" })
    }

    @Test(arguments: ["", "theme = \"dark\"", "api_key = \"  \""]) func `may be missing, and then anyone may read`(
        text: String
    ) throws {
        try write(text, mode: 0o644)

        #expect(try finder().find() == nil)
        #expect(findings().allSatisfy { $0.verdict == .good })
    }

    @Test func `may have no file at all`() throws {
        #expect(try finder().find() == nil)
        #expect(findings(isNeeded: true).contains { $0.subject == "Key" && $0.verdict == .bad })
    }

    @Test func `in a file that is not TOML is an error with line and column`() throws {
        try write("theme = \"dark\"\napi_key = = 1\n", mode: 0o600)

        let error = #expect(throws: KeyRefusal.self) { try finder().find() }
        guard case .notTOML(file, let line, let column, _) = error else {
            Issue.record("not the place of the mistake: \(String(describing: error))")
            return
        }
        #expect(line == 2)
        #expect(column > 1)
    }

    @Test func `that is a number is an error`() throws {
        try write("api_key = 5", mode: 0o600)

        #expect(throws: KeyRefusal.notText(file)) { try finder().find() }
    }

    @Test func `never shows itself`() throws {
        try write("api_key = \"\(secret)\"", mode: 0o600)
        let found = try #require(try finder().find())
        var dumped = ""
        dump(found, to: &dumped)

        let said = "\(found) \(String(reflecting: found)) \(dumped) \(findings())"

        #expect(!said.contains(secret))
    }

    private func finder(environment: String? = nil) -> KeyFinder {
        KeyFinder(environmentValue: environment, configFile: file)
    }

    private func findings(isNeeded: Bool = false) -> [Finding] {
        KeyCheckup(finder: finder(), configFile: file, isNeeded: isNeeded).findings()
    }

    private func write(_ text: String, mode: Int) throws {
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    }
}

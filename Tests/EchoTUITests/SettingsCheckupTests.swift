import EchoScreen
import EchoStore
import Foundation
import ScreenTestKit
import Testing

@testable import echo_tui

@Suite final class `The doctor's lines about settings` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "echo-checkup-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func findings(models: String? = nil) throws -> [Finding] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if let models { try Data(models.utf8).write(to: folder.appending(path: "models.toml")) }
        let path = folder.appending(path: "config.toml").path
        return SettingsCheckup(store: TOMLSettingsStore(path: path, catalog: .standard)).findings()
    }

    @Test func `say that there are none yet`() throws {
        #expect(try findings().map(\.verdict) == [.good])
    }

    @Test func `name what is wrong in models.toml with its line, though there is no other file`() throws {
        let findings = try findings(models: "[\"ours\"]\ncontext = \"large\"\n")

        #expect(findings.map(\.verdict) == [.caution])
        #expect(findings.first?.fact.contains("models.toml, line 2") == true)
    }
}

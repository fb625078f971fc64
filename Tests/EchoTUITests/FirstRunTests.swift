import Foundation
import Testing

@testable import echo_tui

@Suite struct `The first start` {
    @Test func `is the one before anything was kept`() throws {
        let home = FileManager.default.temporaryDirectory.appending(path: "echo-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: home) }
        let paths = Paths(environment: ["HOME": home.path], home: home, executable: URL(filePath: "/usr/bin/x"))
        let first = FirstRun(paths: paths, configFile: paths.configFile)

        #expect(first.begin())
        #expect(!first.begin())
        let attributes = try FileManager.default.attributesOfItem(atPath: paths.stateDirectory.path)
        #expect(attributes[.posixPermissions] as? Int == 0o700)
    }

    @Test func `is none where there are settings already`() throws {
        let home = FileManager.default.temporaryDirectory.appending(path: "echo-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: home) }
        let paths = Paths(environment: [:], home: home, executable: URL(filePath: "/usr/bin/x"))
        try FileManager.default.createDirectory(at: paths.configDirectory, withIntermediateDirectories: true)
        try Data().write(to: paths.configFile)

        #expect(!FirstRun(paths: paths, configFile: paths.configFile).begin())
    }
}

import Foundation
import House
import HouseAdapters
import ProgramHarness
import Testing

/// A real Home Assistant on loopback, with a house of its own that is thrown away.
struct RealHomeAssistant: Sendable {
    /// The one that the tests of a suite share.
    @TaskLocal static var current: RealHomeAssistant?

    private static let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "scripts/home-assistant.sh").path

    let folder: URL
    let address: HomeAssistantAddress
    let token: String

    /// Whether `scripts/home-assistant.sh install` has installed it.
    static var isInstalled: Bool {
        let environment = ProcessInfo.processInfo.environment
        let home = environment["HOME"] ?? "/"
        let cache =
            environment["ECHO_TUI_TESTS_CACHE"]
            ?? (environment["XDG_CACHE_HOME"] ?? "\(home)/.cache") + "/echo-tui-tests"
        return FileManager.default.fileExists(atPath: "\(cache)/home-assistant/installed")
    }

    static func start(in folder: URL) async throws -> RealHomeAssistant {
        let output = try await Subprocess.run(script, ["start", folder.path])
        let values = values(output)
        let address = try #require(HomeAssistantAddress(values["URL"] ?? ""), "\(output)")
        return RealHomeAssistant(folder: folder, address: address, token: try #require(values["TOKEN"]))
    }

    func again() async throws { _ = try await Self.start(in: folder) }

    func stop() async throws { try await Subprocess.run(Self.script, ["stop", folder.path]) }

    func kill() async throws { try await Subprocess.run(Self.script, ["kill", folder.path]) }

    /// The token of a user that may only read.
    func guest() async throws -> String {
        try #require(Self.values(try await Subprocess.run(Self.script, ["guest", folder.path]))["TOKEN"])
    }

    /// Another token of the same user.
    func visitor() async throws -> String {
        try #require(Self.values(try await Subprocess.run(Self.script, ["visitor", folder.path]))["TOKEN"])
    }

    /// Revokes the tokens of visitors.
    func dismissVisitors() async throws { _ = try await Subprocess.run(Self.script, ["revoke", folder.path]) }

    private static func values(_ output: String) -> [String: String] {
        let pairs = output.split(separator: "\n").compactMap { line -> (String, String)? in
            let parts = line.split(separator: "=", maxSplits: 1)
            return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
        }
        return Dictionary(pairs) { $1 }
    }
}

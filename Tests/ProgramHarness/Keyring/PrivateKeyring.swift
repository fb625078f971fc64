import EchoTestKit
import Foundation

/// A real GNOME Keyring on a bus of its own, for one test; nothing of the desktop that the tests run in is touched.
///
/// Everything that is started ends by itself after two minutes, whatever becomes of the tests.
public final class PrivateKeyring: @unchecked Sendable {
    // Safe to share: one test uses it, one call after the other.
    private var bus: Process?
    private var daemon: Process?
    private let folder: URL

    /// What a program needs to find it, and a home that is nobody's.
    public var environment: [String: String] {
        [
            "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "XDG_DATA_HOME": "\(folder.path)/share",
            "XDG_CONFIG_HOME": "\(folder.path)/config", "XDG_STATE_HOME": "\(folder.path)/state",
            "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(folder.path)/bus",
        ]
    }

    /// A bus, and on it a keyring that is unlocked.
    public static func start() async throws -> PrivateKeyring {
        let keyring = try PrivateKeyring()
        try await keyring.startDaemon()
        return keyring
    }

    /// A bus on which there is no Secret Service, and which starts none.
    public static func withoutDaemon() async throws -> PrivateKeyring {
        let keyring = try PrivateKeyring()
        try await keyring.waitForBus()
        return keyring
    }

    private init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "keyring-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let configuration = folder.appending(path: "bus.conf")
        try Data(
            """
            <busconfig><type>session</type><listen>unix:path=\(folder.path)/bus</listen><policy context="default">
            <allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/>
            </policy></busconfig>
            """.utf8
        ).write(to: configuration)
        bus = try run(["dbus-daemon", "--nofork", "--config-file=\(configuration.path)"], input: nil)
    }

    deinit {
        for process in [daemon, bus] { Self.end(process) }
        try? FileManager.default.removeItem(at: folder)
    }

    /// - Parameter isUnlocked: whether it knows the password; if not, nobody can be asked for it here.
    public func startDaemon(isUnlocked: Bool = true) async throws {
        try await waitForBus()
        daemon = try run(
            ["gnome-keyring-daemon", "--foreground", "--components=secrets"] + (isUnlocked ? ["--unlock"] : []),
            input: isUnlocked ? "the login password" : nil)
        try await wait { try await self.bus("NameHasOwner", "string:org.freedesktop.secrets").contains("true") }
    }

    /// It hangs: whatever it is asked, it does not answer.
    public func freeze() async throws { try await signal("STOP") }

    public func thaw() async throws { try await signal("CONT") }

    public func stopDaemon() async throws {
        Self.end(daemon)
        daemon = nil
        try await wait { try await self.bus("NameHasOwner", "string:org.freedesktop.secrets").contains("false") }
    }

    /// As if somebody had removed what it keeps.
    public func loseEverything() async throws {
        try await stopDaemon()
        try? FileManager.default.removeItem(at: folder.appending(path: "share/keyrings"))
        try await startDaemon()
    }

    public func endBus() async throws {
        Self.end(bus)
        bus = nil
        try await wait { (try? await self.bus("GetId")) == nil }
    }

    /// Removes one thing from it, as another program could.
    public func remove(_ name: String) async throws {
        try await Subprocess.run("secret-tool", ["clear", "name", name], environment: environment)
    }

    private func waitForBus() async throws {
        try await wait { try await self.bus("GetId").contains("string") }
    }

    private func bus(_ method: String, _ arguments: String...) async throws -> String {
        try await Subprocess.run(
            "dbus-send",
            ["--session", "--print-reply", "--dest=org.freedesktop.DBus", "/", "org.freedesktop.DBus.\(method)"]
                + arguments, environment: environment)
    }

    private func wait(until isDone: () async throws -> Bool) async throws {
        let end = ContinuousClock.now + TestPatience.limit
        while (try? await isDone()) != true {
            guard ContinuousClock.now < end else { throw SubprocessFailure(program: "keyring", output: "not ready") }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    private func signal(_ name: String) async throws {
        guard let daemon else { return }
        // The daemon is the only child of what ends it after two minutes.
        try await Subprocess.run("pkill", ["-\(name)", "-P", "\(daemon.processIdentifier)"])
    }

    /// Whatever state it is in; what limits its time ends with it.
    private static func end(_ process: Process?) {
        guard let process, process.isRunning else { return }
        let end = Process()
        end.executableURL = URL(filePath: "/usr/bin/env")
        end.arguments = ["pkill", "-KILL", "-P", "\(process.processIdentifier)"]
        try? end.run()
    }

    private func run(_ command: [String], input: String?) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["timeout", "-k", "1", "120"] + command
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardInput = pipe
        try process.run()
        if let input { pipe.fileHandleForWriting.write(Data(input.utf8)) }
        try pipe.fileHandleForWriting.close()
        return process
    }
}

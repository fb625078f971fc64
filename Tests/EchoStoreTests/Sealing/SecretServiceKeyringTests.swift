import Foundation
import ProgramHarness
import Testing

@Suite(.timeLimit(.minutes(10)))
struct SecretServiceKeyringTests {
    private let sample = BuiltProducts.url("keyring-sample").path

    private func ask(_ keyring: PrivateKeyring, _ words: String...) async throws -> [String] {
        try await Subprocess.run(sample, words, environment: keyring.environment).split(separator: "\n").map(
            String.init)
    }

    @Test func `keeps a secret for other programs of this person, and removes it`() async throws {
        let keyring = try await PrivateKeyring.start()

        #expect(
            try await ask(keyring, "get", "a", "then", "set", "a", "süß", "then", "get", "a") == [
                "nothing", "kept", "süß",
            ])
        #expect(try await ask(keyring, "get", "a", "then", "get", "b") == ["süß", "nothing"])
        #expect(try await ask(keyring, "set", "a", "new", "then", "get", "a") == ["kept", "new"])
        #expect(
            try await ask(keyring, "remove", "a", "then", "get", "a", "then", "remove", "a") == [
                "removed", "nothing", "removed",
            ])
    }

    @Test func `that hangs is waited for no longer than said, and asked again when it goes on`() async throws {
        let keyring = try await PrivateKeyring.start()
        _ = try await ask(keyring, "set", "a", "1")
        try await keyring.freeze()
        let began = ContinuousClock.now

        #expect(try await ask(keyring, "get", "a") == ["error: the desktop's Secret Service does not answer"])
        #expect(ContinuousClock.now - began < .seconds(4))

        try await keyring.thaw()
        #expect(try await ask(keyring, "get", "a") == ["1"])
    }

    @Test func `that is locked says so where nobody can be asked`() async throws {
        let keyring = try await PrivateKeyring.start()
        _ = try await ask(keyring, "set", "a", "1")
        try await keyring.stopDaemon()
        try await keyring.startDaemon(isUnlocked: false)

        #expect(try await ask(keyring, "get", "a") == ["error: the desktop's keyring is locked"])
    }

    @Test func `that is not there is said at once, with a bus and without`() async throws {
        let keyring = try await PrivateKeyring.withoutDaemon()
        let nowhere = ["DBUS_SESSION_BUS_ADDRESS": "", "XDG_RUNTIME_DIR": "/proc/nowhere"]

        let sentence = "error: the desktop's Secret Service is not available"
        #expect(try await ask(keyring, "get", "a", "then", "set", "a", "1") == [sentence, sentence])
        #expect(try await Subprocess.run(sample, ["get", "a"], environment: nowhere) == sentence + "\n")
    }

    @Test func `whose bus ends does not end the program`() async throws {
        let keyring = try await PrivateKeyring.start()
        let terminal = try PseudoTerminal(
            command: sample, arguments: ["get", "a", "then", "wait", "then", "get", "a"],
            environment: keyring.environment)
        try await terminal.require("nothing")
        try await keyring.endBus()
        terminal.send("\r")

        #expect(await terminal.exitStatus() == .exited(0))
        #expect(terminal.screenText().contains("not available"))
    }
}

import EchoTestKit
import Foundation
import ProgramHarness

/// echo-tui as a person meets it: the real program in a real terminal, with a virtual sound card of its own.
struct Visit: Sendable {
    let terminal: PseudoTerminal
    let card: VirtualSoundCard

    private static let program = BuiltProducts.url("echo-tui").path

    /// The program's `--log`.
    var log: String { (try? String(contentsOf: logFile, encoding: .utf8)) ?? "" }
    var settings: String {
        let file = terminal.home.appending(path: ".config/echo-tui/config.toml")
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }
    var rawText: String { String(decoding: terminal.rawOutput, as: UTF8.self) }
    /// What it was started with, as everybody on the machine can read it.
    var commandLine: String { (try? String(contentsOfFile: "/proc/\(terminal.pid)/cmdline", encoding: .utf8)) ?? "" }

    private var logFile: URL { URL(filePath: card.environment["VIRTUAL_AUDIO_DIR"] ?? "/tmp").appending(path: "log") }

    /// Runs the program, lets `body` use it, and checks what holds for every visit.
    static func pay(
        _ arguments: [String] = [], environment: [String: String] = [:], columns: Int = 120, rows: Int = 40,
        card given: VirtualSoundCard? = nil, _ body: (Visit) async throws -> Void
    ) async throws {
        try await VirtualSoundCard.lent(given) { card in
            let logFile = URL(filePath: card.environment["VIRTUAL_AUDIO_DIR"] ?? "/tmp").appending(path: "log")
            let terminal = try PseudoTerminal(
                command: program, arguments: ["--log", logFile.path] + arguments,
                environment: card.environment.merging(environment) { $1 }, columns: columns, rows: rows)
            defer { terminal.close() }
            let visit = Visit(terminal: terminal, card: card)
            try await body(visit)
            try visit.checkManners()
        }
    }

    /// Opens the microphone once the session is there.
    func startTalking() async throws {
        try await terminal.require("session.updated")
        terminal.press(.space)
        try await terminal.require("● listening")
    }

    func type(_ text: String) {
        terminal.send(text)
        terminal.press(.enter)
    }

    /// Asks aloud; returns when the last sound is spoken.
    func ask(_ sentence: String) async throws {
        let file = try await FliteSpeech.file(saying: sentence)
        defer { try? FileManager.default.removeItem(at: file) }
        try await card.speak(file)
    }

    /// Waits until something is so that no screen shows.
    func waits(until isSo: () -> Bool) async throws -> Bool {
        let isSo = await eventually { isSo() }
        try Task.checkCancellation()
        return isSo
    }

    /// Asks to quit, and again; how long it took until the program was gone.
    func quit() async -> (status: ExitStatus?, after: Duration) {
        let start = ContinuousClock.now
        terminal.press(.control("c"), .control("c"))
        return (await terminal.exitStatus(), ContinuousClock.now - start)
    }

    /// No library ever writes on the screen.
    private func checkManners() throws {
        for words in ["ALSA lib", "PulseAudio: Unable", "INFO:", "ERROR:", "Fatal error", "Swift/", "W: [", "E: ["]
        where rawText.contains(words) {
            throw BadManners(words: words, screen: terminal.screenText())
        }
    }
}

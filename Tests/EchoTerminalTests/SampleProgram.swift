import EchoTestKit
import Foundation
import ProgramHarness
import Testing

/// The sample program, alone or under a shell that says in the end whether the line's settings are as they were.
struct SampleProgram {
    static let file = BuiltProducts.url("terminal-sample").path
    static let ready = "type, or press"

    static func open(
        _ arguments: String..., environment: [String: String] = [:], columns: Int = 80, rows: Int = 24,
        answers: Bool = true
    ) throws -> PseudoTerminal {
        try PseudoTerminal(
            command: file, arguments: arguments, environment: environment, columns: columns, rows: rows,
            answers: answers)
    }

    /// What a shell runs: the sample, then a line about what it left behind.
    static let script =
        "before=$(stty -g); \(file) welcome; status=$?; after=$(stty -g); "
        + "[ \"$before\" = \"$after\" ] && line=same || line=other; echo \"ended $status, the line is the $line\""

    static func underShell(
        environment: [String: String] = [:], columns: Int = 80, answers: Bool = true
    ) async throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            command: "/bin/sh", arguments: ["-c", script], environment: environment, columns: columns, rows: 24,
            answers: answers)
        try await terminal.require(ready)
        return terminal
    }

    /// A shell with job control that a person types into.
    static func interactively(environment: [String: String] = [:]) async throws -> PseudoTerminal {
        let shell = try PseudoTerminal(
            command: "/bin/bash", arguments: ["--norc", "-i"],
            environment: ["PS1": "ready> "].merging(environment) { $1 })
        try await shell.require("ready>")
        shell.send("\(file) welcome\r")
        try await shell.require(ready)
        return shell
    }
}

extension PseudoTerminal {
    /// Gives the sample an order and waits for what comes of it: orders are numbered.
    func order(_ order: String, shows text: String) async throws {
        let number = screenText().firstMatch(of: /#(\d+)/).flatMap { Int($0.1) } ?? 0
        send("\(order)\r")
        try await require("#\(number + 1) \(text)")
    }

    /// Lets the time pass that a terminal would let pass.
    func pass(_ time: Duration) async throws {
        _ = try await wait(timeout: time) { _ in false }
    }

    var rawText: String { String(decoding: rawOutput, as: UTF8.self) }
}

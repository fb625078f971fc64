import Foundation
import ProgramHarness

/// What became of a line of shell in which `$ECHO` is the program.
struct PlainCourse {
    /// What was written to `$HOME/out`.
    let out: [String]
    /// What was written to `$HOME/err`.
    let err: [String]
    let status: Int32?

    init(_ shell: String, environment: [String: String] = [:]) async throws {
        let terminal = try PseudoTerminal(
            command: "/bin/sh", arguments: ["-c", shell],
            environment: ["ECHO": BuiltProducts.url("echo-tui").path].merging(environment) { $1 })
        defer { terminal.close() }
        status = if case .exited(let code)? = await terminal.exitStatus() { code } else { nil }
        func lines(_ name: String) -> [String] {
            let text = try? String(contentsOf: terminal.home.appending(path: name), encoding: .utf8)
            return (text ?? "").split(separator: "\n").map(String.init)
        }
        (out, err) = (lines("out"), lines("err"))
    }
}

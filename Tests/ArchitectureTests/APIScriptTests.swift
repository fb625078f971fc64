import Foundation
import ProgramHarness
import Testing

/// The release that `make api` compares with; `swift` is a stand-in that says what it was asked.
@Suite struct `The public API is compared` {
    /// - Parameter steps: "commit", or a tag for the commit before.
    private func compared(_ steps: [String], _ arguments: String = "") async throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "api-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let scripts = folder.appending(path: "scripts")
        try FileManager.default.createDirectory(at: scripts, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: BuiltProducts.sourceDirectory.appending(path: "scripts/api.sh"),
            to: scripts.appending(path: "api.sh"))
        let stand = folder.appending(path: "swift")
        try Data("#!/bin/sh\necho \"asked: $3\"\n".utf8).write(to: stand)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: stand.path)
        let git = "git -c user.name=a -c user.email=a@example.com"
        let history = steps.map { step in
            step == "commit" ? "\(git) commit -q --allow-empty -m x" : "\(git) tag -a \(step) -m x"
        }
        let script =
            (["cd '\(folder.path)'", "git init -q"] + history
            + ["PATH=\"$PWD:$PATH\" scripts/api.sh \(arguments) 2>&1 || echo refused"]).joined(separator: " && ")
        return try await Subprocess.run("bash", ["-c", script])
    }

    @Test(arguments: [
        (["commit", "1.0.0", "commit"], "asked: 1.0.0"), (["commit", "v1.0.0", "commit"], "asked: v1.0.0"),
        (["commit", "1.0.0", "commit", "1.1.0"], "asked: 1.0.0"),
        (["commit", "1.0.0", "commit", "nightly", "commit"], "asked: 1.0.0"),
        (["commit"], "no earlier release"), (["commit", "1.0.0"], "no earlier release"),
    ])
    func `with the last release before this commit`(steps: [String], words: String) async throws {
        #expect(try await compared(steps).contains(words))
    }

    @Test func `with another release if it is named`() async throws {
        let steps = ["commit", "1.0.0", "commit", "1.1.0", "commit"]
        #expect(try await compared(steps, "1.0.0").contains("asked: 1.0.0"))
        #expect(try await compared(steps, "9.9.9").contains("there is no tag 9.9.9"))
        #expect(try await compared(steps, "9.9.9").contains("refused"))
    }
}

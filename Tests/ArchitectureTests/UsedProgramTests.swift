import Foundation
import ProgramHarness
import Testing

/// `swift` is a stand-in that links what it is told to.
@Suite struct `What is run, installed and packed` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "used-\(UUID().uuidString)")
    private var used: URL { folder.appending(path: ".build/use/echo-tui") }

    private static let swift = """
        #!/bin/sh
        [ "$1" != --version ] || { echo "Swift version 9.9.1 (stand-in)"; exit; }
        printf '%s, %s' "$ECHO_COMMIT" "$ECHO_SWIFT" > told
        [ -z "$LINKS" ] || { mkdir -p .build/release; cp "$LINKS" .build/release/echo-tui; }
        """

    private func build(linking program: String = "", telling others: [String: String] = [:]) async throws {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        try await Subprocess.run(
            folder.appending(path: "scripts/build.sh").path, ["-c", "release"],
            environment: others.merging(["PATH": "\(folder.path):\(path)", "LINKS": program]) { $1 })
    }

    private func withCheckout(_ body: () async throws -> Void) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let scripts = folder.appending(path: "scripts")
        try FileManager.default.createDirectory(at: scripts, withIntermediateDirectories: true)
        for name in ["build.sh", "build-progress.sh", "build-times.txt"] {
            try FileManager.default.copyItem(
                at: BuiltProducts.sourceDirectory.appending(path: "scripts/\(name)"), to: scripts.appending(path: name))
        }
        let swift = folder.appending(path: "swift")
        try Data(Self.swift.utf8).write(to: swift)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
        try await body()
    }

    private func sections(of file: URL) async throws -> String {
        try await Subprocess.run("objdump", ["-h", file.path])
    }

    @Test func `is what was linked, without its symbols, which lie beside it`() async throws {
        let program = BuiltProducts.url("terminal-sample")
        try await withCheckout {
            try await build(linking: program.path)

            let names = try await Subprocess.run("sh", ["-c", "nm '\(used.path)' 2>&1"])
            #expect(names.contains("no symbols"))
            #expect(try await sections(of: used).contains(".gnu_debuglink"))
            #expect(try await Subprocess.run("nm", [used.path + ".debug"]).contains(" T main"))
            #expect(try await sections(of: folder.appending(path: ".build/release/echo-tui")).contains(".debug_info"))
            #expect(FileManager.default.isExecutableFile(atPath: used.path))
        }
    }

    @Test func `is told its compiler, and a commit where there is one or somebody names it`() async throws {
        try await withCheckout {
            let told = folder.appending(path: "told")
            try await build(linking: "/bin/true")
            #expect(try String(contentsOf: told, encoding: .utf8) == ", 9.9.1")

            try await build(telling: ["ECHO_COMMIT": "3f2a9c81d04e"])
            #expect(try String(contentsOf: told, encoding: .utf8) == "3f2a9c81d04e, 9.9.1")
        }
    }

    @Test func `stays as it is until something is linked`() async throws {
        try await withCheckout {
            try await build(linking: "/bin/true")
            let before = try Data(contentsOf: used)
            try Data("mark".utf8).write(to: used)

            try await build()
            #expect(try Data(contentsOf: used) == Data("mark".utf8))

            try await build(linking: "/bin/true")
            #expect(try Data(contentsOf: used) == before)
        }
    }
}

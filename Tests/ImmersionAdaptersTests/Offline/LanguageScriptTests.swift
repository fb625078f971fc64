import Foundation
import ProgramHarness
import Testing

/// Runs `Parts/language.sh` among programs that only tell what they were asked.
@Suite struct `The script that gets a language` {
    private let folder: TemporaryFolder
    private var told: String { folder.path + "/told" }

    init() throws {
        folder = try TemporaryFolder()
        // What is installed stands in a file, as dpkg's list does.
        try program("dpkg-query", "for last; do :; done; grep -qxF \"$last\" \"$STATE\" && printf installed")
        try program(
            "apt-get",
            """
            echo "$*" >> "$TOLD"
            for word; do case $word in install|remove) what=$word ;; -*) ;; *) names="${names:-} $word" ;; esac; done
            for name in ${names:-}; do
                if [ "${what:-}" = install ]; then echo "$name" >> "$STATE"
                else grep -vxF "$name" "$STATE" > "$STATE.new"; mv "$STATE.new" "$STATE"; fi
            done
            """)
        try program("id", "echo 0")
        try program("gcc", "exit 1")
        try program("python3", "exit 1")
        try Data().write(to: URL(filePath: folder.path + "/state"))
    }

    private func program(_ name: String, _ text: String) throws {
        let path = folder.path + "/bin/" + name
        try FileManager.default.createDirectory(atPath: folder.path + "/bin", withIntermediateDirectories: true)
        try Data("#!/bin/bash\n\(text)\n".utf8).write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    private func run(_ words: String...) throws -> (status: Int32, text: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        let script = BuiltProducts.sourceDirectory.appending(path: "Parts/language.sh").path
        process.arguments = [script] + words
        process.environment = [
            "PATH": folder.path + "/bin:/usr/bin:/bin", "HOME": folder.path, "TOLD": told,
            "STATE": folder.path + "/state", "ECHO_LANGUAGE_FOLDER": folder.path + "/parts",
        ]
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    private var asked: String { (try? String(contentsOfFile: told, encoding: .utf8)) ?? "" }

    @Test func `it installs what one language lacks, and says when it is ready`() throws {
        let (status, text) = try run("get", "de")

        #expect(status == 0 && text.contains("German is ready"), "\(text)")
        #expect(asked.contains("hunspell-de-de") && asked.contains("dict-freedict-deu-eng"))
        #expect(!asked.contains("apertium") && !asked.contains("grammalecte"))
        #expect(try run("list").text.contains("de  German: complete"))
    }

    @Test func `what is there is not installed again, and stays when it is removed`() throws {
        try Data("hunspell\nespeak-ng\n".utf8).write(to: URL(filePath: folder.path + "/state"))
        _ = try run("get", "de")
        _ = try run("remove", "de")

        let removed = asked.split(separator: "\n").last { $0.hasPrefix("remove") } ?? ""
        #expect(removed.contains("hunspell-de-de"), "\(asked)")
        #expect(!removed.contains("espeak-ng") && !removed.split(separator: " ").contains("hunspell"))
    }

    @Test func `what another language needs stays`() throws {
        _ = try run("get", "de", "es")
        _ = try run("remove", "es")

        let removed = asked.split(separator: "\n").last { $0.hasPrefix("remove") } ?? ""
        #expect(
            removed.contains("hunspell-es") && !removed.contains("espeak-ng") && !removed.contains("hunspell-de-de"))
        #expect(try run("list").text.contains("de  German: complete"))
    }

    @Test func `a language it does not know is named, with those there are`() throws {
        let (status, text) = try run("get", "nl")

        #expect(status == 1 && text.contains("“nl”") && text.contains("es fr de ja"), "\(text)")
        #expect(asked.isEmpty)
    }

    @Test func `without root it asks through sudo`() throws {
        try program("id", "echo 1000")
        try program("sudo", "echo \"sudo $*\" >> \"$TOLD\"; \"$@\"")
        #expect(try run("get", "de").status == 0)
        #expect(asked.contains("sudo env DEBIAN_FRONTEND=noninteractive apt-get install"))
    }
}

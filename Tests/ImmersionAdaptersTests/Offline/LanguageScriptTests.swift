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

    /// The SHA-256 of what the packages hold.
    private static let genuine = "91f5465dcf80aedda983ba25d86a03dc81014e23e70e59558342a015098bf3bb"

    private func program(_ name: String, _ text: String) throws {
        let path = folder.path + "/bin/" + name
        try FileManager.default.createDirectory(atPath: folder.path + "/bin", withIntermediateDirectories: true)
        try Data("#!/bin/bash\n\(text)\n".utf8).write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    /// - Parameter sum: of the packages, as the distribution has it.
    private func run(_ words: String..., path: String? = nil, sum: String = Self.genuine) throws
        -> (status: Int32, text: String)
    {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        let script = BuiltProducts.sourceDirectory.appending(path: "Parts/language.sh").path
        process.arguments = [script] + words
        process.environment = [
            "PATH": path ?? folder.path + "/bin:/usr/bin:/bin", "HOME": folder.path, "TOLD": told,
            "STATE": folder.path + "/state", "ECHO_LANGUAGE_FOLDER": folder.path + "/parts",
            "ECHO_APT_ARCHIVES": folder.path + "/apt", "SUM": sum,
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

    /// Loads packages of 40 bytes each, and installs what is in its folder; "genuine" is all they are.
    private func loadingProgram() throws {
        try program(
            "apt-get",
            """
            echo "$*" >> "$TOLD"
            archives=$ECHO_APT_ARCHIVES
            for word; do
                case $word in
                install) what=install ;; --print-uris) what=uris ;; -d) what=load ;;
                Dir::Cache::archives=*) archives=${word#*=} ;; -* | *=*) ;; *) names="${names:-} $word" ;;
                esac
            done
            for name in ${names:-}; do
                case $what in
                uris) [ -e "$archives/$name.deb" ] || echo "'http://x/$name.deb' $name.deb 40 SHA256:$SUM" ;;
                load) printf '%40s' genuine > "$archives/$name.deb" ;;
                install) echo "$name" >> "$STATE" ;;
                esac
            done
            """)
        try FileManager.default.createDirectory(
            atPath: folder.path + "/apt/partial", withIntermediateDirectories: true)
    }

    @Test func `for who watches it loads first, tells how far it is, and says what could not be had`() throws {
        try loadingProgram()
        let (status, text) = try run("get", "--watched", "de")

        let lines = text.split(separator: "\n").map(String.init)
        #expect(status == 0, "\(text)")
        #expect(lines.allSatisfy { $0.hasPrefix("{\"") && $0.hasSuffix("}") }, "\(text)")
        #expect(lines.contains("{\"done\":280,\"of\":280}"), "\(text)")
        #expect(lines.contains("{\"step\":\"Installing 7 packages\"}"), "\(text)")
        #expect(lines.contains { $0.hasPrefix("{\"note\":\"Voices: eSpeak NG. For SVOX Pico") }, "\(text)")
        #expect(lines.last == "{\"ready\":\"de\"}")
        // Loaded as who calls it, installed by who may.
        let loading = try #require(asked.split(separator: "\n").first { $0.contains(" -d ") })
        #expect(loading.contains("Dir::Cache::archives=\(folder.path)/parts/archives"))
    }

    @Test func `what was loaded is taken by apt if the distribution says the same, and else loaded again`() throws {
        try loadingProgram()
        _ = try run("get", "--watched", "de")
        let taken = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/apt")
        #expect(taken.filter { $0.hasSuffix(".deb") }.count == 7)

        try Data().write(to: URL(filePath: folder.path + "/state"))
        for name in taken where name.hasSuffix(".deb") {
            try FileManager.default.removeItem(atPath: "\(folder.path)/apt/\(name)")
        }
        #expect(try run("get", "--watched", "de", sum: String(repeating: "0", count: 64)).status == 0)
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/apt")
        #expect(left == ["partial"], "\(left)")
    }

    @Test func `without a password it loads, says that one is wanted, and goes on from there on a terminal`() throws {
        try loadingProgram()
        try program("id", "echo 1000")
        try program("sudo", "[ \"$1\" != -n ] || exit 1; \"$@\"")
        let (status, text) = try run("get", "--watched", "de")

        #expect(status == 0 && text.hasSuffix("{\"needs\":\"password\"}\n"), "\(text)")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/apt/hunspell.deb"))
        let (after, told) = try run("get", "--held", "de")
        #expect(after == 0 && told.contains("German is ready"), "\(told)")
        #expect(FileManager.default.fileExists(atPath: folder.path + "/apt/hunspell.deb"))
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/parts/archives"))
    }

    @Test func `without root and without sudo it says what to have run`() throws {
        try loadingProgram()
        try program("id", "echo 1000")
        // No sudo in any folder of the path.
        let (status, text) = try run("get", "--watched", "de", path: folder.path + "/bin:" + (try plainPrograms()))
        #expect(status == 1)
        #expect(text.contains("{\"error\":\"That needs root, and there is no sudo. As root, run: apt-get install"))
    }

    /// A folder with what the script uses of the system, and no sudo.
    private func plainPrograms() throws -> String {
        let path = folder.path + "/plain"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for name in [
            "mktemp", "rm", "mkdir", "awk", "find", "grep", "sleep", "head", "tail", "sort", "cat", "bash", "mv", "cp",
            "sha256sum", "env",
        ] {
            let program = ["/bin/", "/usr/bin/"].map { $0 + name }.first { FileManager.default.fileExists(atPath: $0) }
            guard let program else { continue }
            try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: program)
        }
        return path
    }
}

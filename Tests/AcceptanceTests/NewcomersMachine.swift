import EchoTestKit
import Foundation
import ProgramHarness

@testable import LocalBackend
@testable import echo_tui

/// A machine with nothing on it, and a source on loopback that offers three small parts with their hashes. The programs
/// that get and serve them are the real ones; in place of llama.cpp is a script.
final class NewcomersMachine: Sendable {
    let servers: ServerPicker
    private let home: URL
    private let source: PuppetHTTPServer
    private let paths: Paths

    /// - Parameters:
    ///   - brainPorts: where servers of others may think.
    ///   - isGenuine: The source offers what the hashes are of.
    init(brainPorts: [Int] = [], isGenuine: Bool = true) async throws {
        servers = ServerPicker(ports: [.brain: brainPorts])
        home = FileManager.default.temporaryDirectory.appending(path: "newcomer-\(UUID().uuidString)")
        paths = Paths(environment: [:], home: home, executable: BuiltProducts.url("echo-tui"))
        try FileManager.default.createDirectory(at: paths.configDirectory, withIntermediateDirectories: true)
        let model = Data((isGenuine ? "a very small model" : "a very awful model").utf8)
        source = PuppetHTTPServer { request in
            let data = request.target == "/model" ? model : Data(Self.runtime.utf8)
            return [.head(200, ["content-length": "\(data.count)"]), .body(data), .end]
        }
        let port = try await source.start()
        try Data(try await Self.catalog(port).utf8).write(to: paths.ownPartsFile)
    }

    deinit {
        source.close()
        try? FileManager.default.removeItem(at: home)
    }

    /// What there is to get, and what is there.
    var shelf: PartShelf { PartShelf(paths) }

    /// What was asked of the source.
    var loaded: [String] { source.requests.map(\.target) }

    /// What of a part is on the disk, also of one that was not got to its end.
    func files(of name: String) -> [String] {
        let folder = paths.partDirectory
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.contains(name) && !$0.hasSuffix(name) }
    }

    /// Ends the program of a part as the kernel does when memory is short, and lets it not start again.
    ///
    /// - Returns: false when it does not run.
    func pullThePlug(of name: String) -> Bool {
        let runtime = paths.partDirectory.appending(path: "\(name)/lib/xllamacpp.py")
        guard (try? FileManager.default.removeItem(at: runtime)) != nil else { return false }
        let marks = ["brain-server.py", home.lastPathComponent, name]
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { pid_t($0) } ?? []
        let found = processes.filter { process in
            let line = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
            return marks.allSatisfy(String(decoding: line, as: UTF8.self).contains)
        }
        return !found.isEmpty && found.allSatisfy { kill($0, SIGKILL) == 0 }
    }

    // MARK: what is offered

    private static func catalog(_ port: Int) async throws -> String {
        let model = try await file("model.gguf", "a very small model", "http://127.0.0.1:\(port)/model")
        let runtime = try await file("lib/xllamacpp.py", Self.runtime, "http://127.0.0.1:\(port)/runtime")
        return ["brain", "ears", "voice"].map { role in
            """
            [[part]]
            name = "little-\(role)"
            role = "\(role)"
            title = "Little \(role)"
            purpose = "For somebody who tries it."
            license = "MIT"
            download = 3_000_000
            disk = 1_000_000
            memory = 1_000_000
            server = "brain-server.py"
            model = "model.gguf"
            file = [\(model), \(runtime)]

            """
        }.joined()
    }

    private static func file(_ name: String, _ text: String, _ address: String) async throws -> String {
        let script = "import hashlib, sys; print(hashlib.sha256(sys.argv[1].encode()).hexdigest())"
        let sum = try await Subprocess.run("python3", ["-c", script, text]).prefix(64)
        return "{ name = \"\(name)\", size = \(text.utf8.count), sha256 = \"\(sum)\", url = \"\(address)\" }"
    }

    /// Answers what the three servers answer. A long story goes on for ever.
    private static let runtime = #"""
        import json, threading, types
        from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

        def CommonParams():
            return types.SimpleNamespace(
                model=types.SimpleNamespace(), cpuparams=types.SimpleNamespace(), sampling=types.SimpleNamespace(),
                cpuparams_batch=types.SimpleNamespace())

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                self.reply("application/json", json.dumps({"object": "list", "data": [{"id": "little"}]}).encode())

            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                if self.path.endswith("/transcriptions"):
                    self.reply("application/json", b'{"text": "Tell me about lighthouses."}')
                elif self.path.endswith("/speech"):
                    self.reply("audio/pcm", bytes(24_000))
                else:
                    self.think(json.loads(body)["messages"][-1]["content"])

            def think(self, question):
                self.send_response(200)
                self.send_header("Content-Type", "text/event-stream")
                self.end_headers()
                self.say("A lighthouse shows ships the way. ")
                if "long" in question:
                    threading.Event().wait()
                self.say("It stands by the sea.")
                self.wfile.write(b"data: [DONE]\n\n")

            def say(self, words):
                chunk = {"choices": [{"index": 0, "delta": {"content": words}}]}
                self.wfile.write(b"data: " + json.dumps(chunk).encode() + b"\n\n")
                self.wfile.flush()

            def reply(self, kind, body):
                self.send_response(200)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        class Server:
            def __init__(self, settings):
                server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
                self.listening_address = f"http://127.0.0.1:{server.server_port}"
                threading.Thread(target=server.serve_forever, daemon=True).start()
        """#
}

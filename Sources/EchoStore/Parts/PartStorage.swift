import EchoPrograms
import EchoScreen
import Foundation

/// The parts that are on this machine, in a folder each. Getting is a program of its own, which checks what it loads.
public struct PartStorage: Sendable {
    /// How long the program that gets a part has to end.
    private static let patience = Duration.seconds(3)

    private let folder: String
    private let programs: String?
    private let python: String
    /// Where the person's package index is.
    private let index: [String: String]

    /// - Parameters:
    ///   - folder: of the parts.
    ///   - programs: the folder of those that get and serve them; nil when there is none.
    ///   - environment: of this program; what it says of the package index is passed on.
    public init(folder: String, programs: String?, python: String = "python3", environment: [String: String] = [:]) {
        (self.folder, self.programs, self.python) = (folder, programs, python)
        index = environment.filter { ["PIP_INDEX_URL", "PIP_CERT", "OLLAMA_HOST"].contains($0.key) }
    }

    public func path(of part: LocalPart) -> String { "\(folder)/\(part.name)" }

    public func isThere(_ part: LocalPart) -> Bool {
        FileManager.default.fileExists(atPath: path(of: part) + "/part.json")
    }

    public func standing(of part: LocalPart) -> PartStanding {
        let isThere = isThere(part)
        let measured = (try? String(contentsOfFile: speedFile(part), encoding: .utf8))?.prefix(200)
        // Ollama keeps its own where it likes.
        let isElsewhere = isThere && part.server == PartCatalog.ollama
        let bytes = isElsewhere ? part.disk : Self.size(of: isThere ? path(of: part) : unfinished(part))
        return PartStanding(
            part: part, isThere: isThere, bytes: bytes,
            measured: measured.map(String.init))
    }

    /// Keeps how fast it was on this machine, as long as it is there.
    public func note(_ speed: String, of part: LocalPart) {
        try? Data(speed.utf8).write(to: URL(filePath: speedFile(part)), options: .atomic)
    }

    /// Also what was loaded before getting it was stopped.
    public func remove(_ part: LocalPart) async throws(PartError) {
        if part.server == PartCatalog.ollama, isThere(part) { try await run(part, "--remove") { _ in } }
        let files = FileManager.default
        do {
            for path in [path(of: part), unfinished(part)] where files.fileExists(atPath: path) {
                try files.removeItem(atPath: path)
            }
        } catch {
            throw .failed(reason: "\(path(of: part)) cannot be removed. Check who owns it.")
        }
        // Nothing is left of parts once there are none.
        try? files.removeItem(atPath: unfinished(part) + ".lock")
        for path in ["\(folder)/.getting", folder] {
            if (try? files.contentsOfDirectory(atPath: path))?.isEmpty == true { try? files.removeItem(atPath: path) }
        }
    }

    /// Gets it, or goes on with it. Whoever stops listening stops it, and keeps what was loaded.
    public func get(_ part: LocalPart) -> AsyncThrowingStream<PartProgress, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    try await get(part) { continuation.yield($0) }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func get(_ part: LocalPart, _ tell: (PartProgress) -> Void) async throws(PartError) {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw .failed(reason: "The folder \(folder) cannot be created.")
        }
        try await run(part, "--watched", tell)
    }

    /// Has the program that gets parts do something with one.
    private func run(_ part: LocalPart, _ option: String, _ tell: (PartProgress) -> Void) async throws(PartError) {
        guard let programs else { throw .noPrograms }
        let words = ["-u", "\(programs)/get-part.py", part.catalog, part.name, folder, option]
        let program = StreamedProgram(
            ProgramCommand(python, words, kind: .configured, environment: index), patience: Self.patience)
        var lines = PartLines()
        let end = await withTaskCancellationHandler {
            while true {
                switch await program.next() {
                case .output(let bytes): lines.add(bytes).forEach(tell)
                case .end(let end): return end
                }
            }
        } onCancel: {
            program.hangUp()
        }
        try lines.check(end)
    }

    private func speedFile(_ part: LocalPart) -> String { path(of: part) + "/speed" }

    private func unfinished(_ part: LocalPart) -> String { "\(folder)/.getting/\(part.name)" }

    private static func size(of path: String) -> Int {
        var size = 0
        let keys: [URLResourceKey] = [.isRegularFileKey, .fileSizeKey]
        let files = FileManager.default.enumerator(at: URL(filePath: path), includingPropertiesForKeys: keys)
        while let file = files?.nextObject() as? URL {
            let values = try? file.resourceValues(forKeys: Set(keys))
            if values?.isRegularFile == true { size += values?.fileSize ?? 0 }
        }
        return size
    }
}

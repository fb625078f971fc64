import EchoScreen
import EchoStore
import Foundation
import LocalBackend

/// The parts that can be got, those that are there, and how they are run.
struct PartShelf: Sendable {
    let catalog: PartCatalog
    let storage: PartStorage
    private let programs: String?
    private let logs: String
    private let shares: String?

    init(_ paths: Paths) {
        let folder = paths.partProgramDirectories.map(\.path).first {
            FileManager.default.fileExists(atPath: "\($0)/get-part.py")
        }
        programs = folder
        logs = paths.partLogDirectory.path
        shares = paths.partShareDirectory?.path
        catalog = PartCatalog(files: [paths.ownPartsFile.path] + (folder.map { ["\($0)/parts.toml"] } ?? []))
        storage = PartStorage(
            folder: paths.partDirectory.path, programs: folder, environment: ProcessInfo.processInfo.environment)
    }

    static var ofThisProcess: PartShelf { PartShelf(.ofThisProcess) }

    /// How those that are there are run, in the order of preference.
    func own() -> [OwnPart] { catalog.parts.filter(storage.isThere).compactMap(run) }

    /// What those that are there and run in Ollama are called there.
    func inOllama() -> [String] {
        catalog.parts.filter { $0.server == PartCatalog.ollama && storage.isThere($0) }.map(\.model)
    }

    /// Nil when the programs that serve parts are not installed, and for those that others run.
    func run(_ part: LocalPart) -> OwnPart? {
        guard let programs, part.server != PartCatalog.ollama else { return nil }
        let path = storage.path(of: part)
        let threads = max(1, min(4, ProcessInfo.processInfo.activeProcessorCount))
        return OwnPart(
            PartRole(part.role), title: part.title, model: part.name,
            words: ["python3", "-u", "\(programs)/\(part.server)", "\(path)/\(part.model)", part.name, "\(threads)"],
            environment: ["PYTHONPATH": "\(path)/lib", "PYTHONNOUSERSITE": "1", "PYTHONDONTWRITEBYTECODE": "1"],
            log: "\(logs)/\(part.name).log", translates: part.translates, memory: part.memory,
            share: shares.map { "\($0)/\(part.name)" })
    }

    /// With its log.
    func remove(_ part: LocalPart) async throws(PartError) {
        try await storage.remove(part)
        try? FileManager.default.removeItem(atPath: "\(logs)/\(part.name).log")
        if (try? FileManager.default.contentsOfDirectory(atPath: logs))?.isEmpty == true {
            try? FileManager.default.removeItem(atPath: logs)
        }
    }

    /// - Throws: a sentence that names those that there are.
    func part(_ name: String) throws(Failure) -> LocalPart {
        if let part = catalog[name] { return part }
        let names = catalog.parts.map(\.name).joined(separator: ", ")
        throw Failure(
            names.isEmpty
                ? PartError.noPrograms.description : "There is no part called “\(name)”. There are: \(names).")
    }
}

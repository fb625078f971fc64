import EchoPrograms
import Foundation
public import Immersion

/// Gets languages by the script of `echo-tui language get`, which tells how far it is.
public struct LanguageGetter: LanguageGetterProtocol {
    /// How long the script has to end when nobody listens any more.
    private static let patience = Duration.milliseconds(300)

    /// Nil where the script is not installed.
    private let path: String?
    private let environment: [String: String]

    /// - Parameters:
    ///   - folders: where the script may lie.
    ///   - environment: of this program; what it says of the package index is passed on.
    public init(folders: [String], environment: [String: String]) {
        path = LanguageFolders.file("language.sh", in: folders)
        self.environment = environment.filter { LanguageScript.passedOn.contains($0.key) }
    }

    public func command(for language: RoomLanguage) -> [String]? {
        path.map { ["bash", $0, "get", "--held", language.rawValue] }
    }

    public func get(_ language: RoomLanguage) -> AsyncThrowingStream<LanguageProgress, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    try await run(language) { continuation.yield($0) }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func run(_ language: RoomLanguage, _ tell: (LanguageProgress) -> Void) async throws(LanguageGettingError) {
        guard let path else { throw .noScript }
        let words = [path, "get", "--watched", language.rawValue]
        let program = StreamedProgram(
            ProgramCommand("bash", words, kind: .configured, environment: environment), patience: Self.patience)
        var lines = LanguageLines()
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
}

/// The messages of the script, a line of JSON each.
struct LanguageLines {
    /// No line of it is longer.
    private static let longest = 64 << 10

    private struct Line: Decodable {
        let done, of: Int?
        let step, note, needs, error, ready: String?
    }

    private var rest: [UInt8] = []
    private var problem: String?
    private var needsPassword = false
    private var isReady = false

    /// What the whole lines among these bytes and those before tell.
    mutating func add(_ bytes: [UInt8]) -> [LanguageProgress] {
        rest += bytes
        let lines = rest.split(separator: 0x0A, omittingEmptySubsequences: false)
        rest = Array((lines.last ?? []).prefix(Self.longest))
        return lines.dropLast().compactMap { read(Array($0)) }
    }

    /// - Throws: why the language was not got, when it was not.
    func check(_ end: ProgramEnd) throws(LanguageGettingError) {
        if needsPassword { throw .needsPassword }
        switch end {
        case .notStarted(let reason): throw .failed(reason: "The script that gets languages did not start: \(reason).")
        case .ended(.exited(0), _) where isReady: return
        case .ended(.killed, _): throw .stopped
        case .ended(_, let errors):
            let last = String(decoding: errors, as: UTF8.self).split(separator: "\n").last.map(String.init)
            throw .failed(reason: problem ?? last ?? "It could not be downloaded.")
        }
    }

    private mutating func read(_ bytes: [UInt8]) -> LanguageProgress? {
        guard let line = try? JSONDecoder().decode(Line.self, from: Data(bytes)) else { return nil }
        if let error = line.error { problem = error }
        if line.needs != nil { needsPassword = true }
        if line.ready != nil { isReady = true }
        if let done = line.done, let all = line.of, all > 0 { return .loaded(bytes: done, of: all) }
        if let step = line.step { return .step(step) }
        if let note = line.note { return .note(note) }
        return line.ready == nil ? nil : .ready
    }
}

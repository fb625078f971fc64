import Foundation
import Immersion

/// Asks lt-proc itself, a batch at a time.
struct InstalledMorphology: MorphologyProtocol {
    /// "spa" or "fra".
    var language = "spa"

    static var isInstalled: Bool {
        let spanish = InstalledMorphology()
        return ["/usr/bin/lt-proc", spanish.analyser, spanish.generator].allSatisfy(FileManager.default.fileExists)
    }

    private var folder: String { "/usr/share/apertium/apertium-\(language)-cat/" }
    private var analyser: String { "\(folder)\(language)-cat.automorf.bin" }
    private var generator: String { "\(folder)cat-\(language).autogen.bin" }

    func raw(readingsOf words: [String]) throws -> [String] {
        try ask(["-z", analyser], words).map { answer in
            let inner = answer.drop { $0 != "/" }.dropFirst().dropLast()
            return inner.first == "*" ? "" : String(inner)
        }
    }

    func readings(of words: [String]) throws -> [[WordReading]] {
        try raw(readingsOf: words).map { $0.split(separator: "/").compactMap { WordReading(apertium: String($0)) } }
    }

    func forms(of wanted: [WantedForm]) throws -> [String?] {
        try ask(["-g", "-z", generator], wanted.map { "^\($0.apertium)$" }).map { answer in
            answer.hasPrefix("#") || answer.hasPrefix("@") ? nil : answer.replacing("~", with: "")
        }
    }

    private func ask(_ options: [String], _ queries: [String]) throws -> [String] {
        guard !queries.isEmpty else { return [] }
        let file = FileManager.default.temporaryDirectory.appending(path: "words-\(UUID().uuidString)")
        try Data(queries.map { $0 + "\n\0" }.joined().utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let program = Process()
        program.executableURL = URL(filePath: "/usr/bin/lt-proc")
        program.arguments = options
        program.standardInput = try FileHandle(forReadingFrom: file)
        let output = Pipe()
        program.standardOutput = output
        try program.run()
        let answer = try output.fileHandleForReading.readToEnd() ?? Data()
        program.waitUntilExit()
        return String(decoding: answer, as: UTF8.self).split(separator: "\0", omittingEmptySubsequences: false)
            .dropLast().map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    }
}

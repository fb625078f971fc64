import EchoScreen
import Foundation

/// Names the files of one recording.
struct RecordingFiles: Sendable {
    let folder: String
    /// "echo-2026-11-21-224500": no other recording in the folder has it.
    let name: String

    /// Makes the folder, for its owner alone, and looks for a name that is free.
    init(in folder: String, at date: Date) throws(RecordingError) {
        self.folder = folder
        let names = Self.names(at: date)
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw RecordingError(file: folder, reason: "the folder cannot be created")
        }
        let free = names.first { !FileManager.default.fileExists(atPath: "\(folder)/\($0).jsonl") }
        guard let free else { throw RecordingError(file: folder, reason: "there are too many recordings") }
        name = free
    }

    var timeline: String { "\(folder)/\(name).jsonl" }

    /// - Parameter number: from 1; nil for a recording of one file so far.
    func sound(_ number: Int?) -> String {
        let part = number.map { "-" + String(repeating: "0", count: max(0, 3 - "\($0)".count)) + "\($0)" } ?? ""
        return "\(folder)/\(name)\(part).wav"
    }

    private static func names(at date: Date) -> [String] {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd-HHmmss"
        let name = "echo-\(formatter.string(from: date))"
        return [name] + (2...99).map { "\(name)_\($0)" }
    }
}

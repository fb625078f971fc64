public import EchoScreen
import Foundation

/// Imports conversations from files, each whole or not at all, and one at a time: a file may be larger than memory.
public struct ConversationImport: Sendable {
    private let store: ConversationStore
    private let sound: ImportedSound
    private let now: Date

    /// - Parameters:
    ///   - keys: bring the key that sound is encrypted with; none is imported without them.
    ///   - now: stands for the time of what tells none.
    public init(into store: ConversationStore, keys: (any StorageKeyProviderProtocol)? = nil, at now: Date = Date()) {
        (self.store, self.now) = (store, now)
        sound = ImportedSound(store: store, keys: keys)
    }

    /// - Parameter progress: told after each piece that was read.
    public func run(
        _ paths: [String], progress: (ImportSummary) -> Void = { _ in }
    ) async throws(ImportError) -> ImportSummary {
        var summary = ImportSummary()
        var files: [ImportedFile] = []
        for path in paths { files.append(try ImportedFile(path: path)) }
        summary.total = files.reduce(0) { $0 + $1.size }
        for file in files {
            let before = summary.read
            var (elements, lines, number): (JSONElements, [[String: Any]], Int) = (JSONElements(), [], 0)
            while let bytes = try file.next() {
                for element in try Self.cut(bytes, &elements, file.name) {
                    number += 1
                    try await take(element, number, of: file, &lines, &summary)
                }
                if bytes.isEmpty {
                    if !lines.isEmpty { try await take(lines, of: file, &summary) }
                    (elements, lines, number) = (JSONElements(), [], 0)
                }
                summary.read = before + file.read
                progress(summary)
            }
        }
        return summary
    }

    private static func cut(_ bytes: [UInt8], _ elements: inout JSONElements, _ name: String) throws(ImportError)
        -> [JSONElements.Element]
    {
        do throws(JSONElements.Malformation) {
            if bytes.isEmpty { try elements.end() }
            return try elements.add(bytes)
        } catch {
            throw .file(name, reason: error.reason)
        }
    }

    /// - Parameter number: of the element in its file, from 1 on.
    private func take(
        _ element: JSONElements.Element, _ number: Int, of file: ImportedFile, _ lines: inout [[String: Any]],
        _ summary: inout ImportSummary
    ) async throws(ImportError) {
        guard !Task.isCancelled else { throw .cancelled }
        switch self.element(element, of: file) {
        case .success(.conversation(let conversation)): try await add(conversation, of: file, &summary)
        case .success(.line(let line)): lines.append(line)
        case .failure(let refusal):
            let title = refusal.title.flatMap(ConversationTitle.firstWords).map { " (“\($0.text)”)" } ?? ""
            summary.refuse("\(file.name), entry \(number)\(title): it \(refusal.reason), and was left out.")
        }
    }

    private func element(
        _ element: JSONElements.Element, of file: ImportedFile
    ) -> Result<ImportedElement, ImportedElement.Refusal> {
        switch element {
        case .tooLarge: return .failure(ImportedElement.Refusal(reason: "is larger than 512 MB"))
        case .tooDeep: return .failure(ImportedElement.Refusal(reason: "is nested too deeply"))
        case .whole(let bytes):
            do throws(ImportedElement.Refusal) {
                return .success(try ImportedElement(bytes, name: file.title, at: now))
            } catch {
                return .failure(error)
            }
        }
    }

    /// A file with a line for each message is one conversation, or several that say to which a line belongs.
    private func take(
        _ lines: [[String: Any]], of file: ImportedFile, _ summary: inout ImportSummary
    ) async throws(ImportError) {
        for conversation in SaidEntries.conversations(lines, name: file.title) {
            if conversation.messages.isEmpty {
                summary.refuse("\(file.name) holds no messages, and was left out.")
            } else {
                try await add(conversation, of: file, &summary)
            }
        }
    }

    private func add(
        _ conversation: ImportedConversation, of file: ImportedFile, _ summary: inout ImportSummary
    ) async throws(ImportError) {
        do throws(StoreError) {
            let (isNew, messages) = try await store.add(conversation)
            summary.imported += isNew ? 1 : 0
            summary.completed += !isNew && messages > 0 ? 1 : 0
            summary.known += !isNew && messages == 0 ? 1 : 0
            summary.messages += messages
            summary.otherVersions += isNew ? conversation.otherVersions : 0
            summary.anonymous += isNew ? conversation.anonymous : 0
            summary.undated += isNew && !conversation.isDated ? 1 : 0
            let sound = try await sound.add(conversation, from: file)
            summary.sounds += sound.kept
            summary.missingSounds += sound.missing
        } catch {
            throw .store(error)
        }
    }
}

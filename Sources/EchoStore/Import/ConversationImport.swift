public import EchoApp
import Foundation

/// Imports conversations from files, each whole or not at all, and one at a time: a file may be larger than memory.
public struct ConversationImport: Sendable {
    private let store: ConversationStore

    public init(into store: ConversationStore) { self.store = store }

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
            var (elements, lines): (JSONElements, [[String: Any]]) = (JSONElements(), [])
            while let bytes = try file.next() {
                for element in try Self.cut(bytes, &elements, file.name) {
                    try await take(element, of: file, &lines, &summary)
                }
                if bytes.isEmpty {
                    if !lines.isEmpty { try await take(lines, of: file, &summary) }
                    (elements, lines) = (JSONElements(), [])
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

    private func take(
        _ element: JSONElements.Element, of file: ImportedFile, _ lines: inout [[String: Any]],
        _ summary: inout ImportSummary
    ) async throws(ImportError) {
        guard !Task.isCancelled else { throw .cancelled }
        let name = file.name
        switch element {
        case .tooLarge: summary.refuse("A conversation in \(name) is too large.")
        case .tooDeep: summary.refuse("A conversation in \(name) is nested too deeply.")
        case .whole(let bytes):
            try await take(Self.element(bytes, of: file), of: file, &lines, &summary)
        }
    }

    private static func element(_ bytes: [UInt8], of file: ImportedFile) -> Result<
        ImportedElement, ImportedElement.Refusal
    > {
        do throws(ImportedElement.Refusal) {
            return .success(try ImportedElement(bytes, name: file.title))
        } catch {
            return .failure(error)
        }
    }

    private func take(
        _ element: Result<ImportedElement, ImportedElement.Refusal>, of file: ImportedFile,
        _ lines: inout [[String: Any]], _ summary: inout ImportSummary
    ) async throws(ImportError) {
        switch element {
        case .success(.conversation(let conversation)): try await add(conversation, &summary)
        case .success(.line(let line)): lines.append(line)
        case .failure(let refusal): summary.refuse("A conversation in \(file.name) \(refusal.reason).")
        }
    }

    /// A file with a line for each message is one conversation, or several that say to which a line belongs.
    private func take(
        _ lines: [[String: Any]], of file: ImportedFile, _ summary: inout ImportSummary
    ) async throws(ImportError) {
        for conversation in SaidEntries.conversations(lines, name: file.title) {
            if conversation.messages.isEmpty {
                summary.refuse("\(file.name) is no conversation.")
            } else {
                try await add(conversation, &summary)
            }
        }
    }

    private func add(_ conversation: ImportedConversation, _ summary: inout ImportSummary) async throws(ImportError) {
        do throws(StoreError) {
            let (isNew, messages) = try await store.add(conversation)
            summary.imported += isNew ? 1 : 0
            summary.completed += !isNew && messages > 0 ? 1 : 0
            summary.known += !isNew && messages == 0 ? 1 : 0
            summary.messages += messages
            summary.otherVersions += isNew ? conversation.otherVersions : 0
        } catch {
            throw .store(error)
        }
    }
}

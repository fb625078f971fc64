public import EchoScreen

/// Keeps texts that could not be sent beside the conversations, and knows which programs still see to theirs.
public struct UnsentTexts: UnsentTextsProtocol {
    let path: String
    let access: DatabaseAccess
    let sealing: @Sendable () async -> SentTextSealing

    public func take() async -> [String] {
        let file = UnsentTextsFile(path: path, sealing: await sealing())
        guard file.exists else { return [] }
        let program = access.database.program
        return (try? await access.alone { file.take(for: program, besides: $0) }) ?? []
    }

    @discardableResult public func keep(_ texts: [String]) async -> Bool {
        let file = UnsentTextsFile(path: path, sealing: await sealing())
        guard file.exists || !texts.isEmpty else { return true }
        let program = access.database.program
        return (try? await access.alone { _ in file.keep(texts, for: program) }) ?? false
    }
}

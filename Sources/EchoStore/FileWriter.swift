public import Echo
public import EchoScreen
public import EchoText
public import Foundation

/// Writes to the file system.
public struct FileWriter: FileWriterProtocol {
    private let conversations: ConversationStore?
    private let sounds: SoundLibrary?
    private let mask: (@Sendable (String) -> String)?
    private let timeZone: TimeZone
    private let home: HomeFolder

    /// - Parameters:
    ///   - conversations: know the titles of what is written; nil where nothing is saved.
    ///   - sounds: the sound for pages; nil for pages without.
    ///   - timeZone: of the times that are written.
    ///   - home: what "~" stands for.
    ///   - mask: makes what is personal in telephone calls unreadable; nil for calls as they are.
    public init(
        conversations: ConversationStore? = nil, sounds: SoundLibrary? = nil, timeZone: TimeZone = .gmt,
        home: HomeFolder = HomeFolder(), maskingCalls mask: (@Sendable (String) -> String)? = nil
    ) {
        (self.conversations, self.sounds, self.mask) = (conversations, sounds, mask)
        (self.timeZone, self.home) = (timeZone, home)
    }

    public func canWrite(_ name: String) -> Bool { ConversationFormat(fileName: name) != nil }

    public func place(of name: String) -> String {
        home.whole(name, in: FileManager.default.currentDirectoryPath)
    }

    public func exists(_ name: String) async -> Bool {
        FileManager.default.fileExists(atPath: home.expanded(name))
    }

    public func write(
        _ messages: [SaidMessage], of conversation: ConversationID?, to name: String
    ) async throws(FileWriteError) -> String {
        guard let format = ConversationFormat(fileName: name) else { throw FileWriteError(reason: "unknown file type") }
        let record = await record(of: conversation)
        let mask = record?.kind == .phone ? mask : nil
        let messages = mask.map { mask in messages.map { $0.masked(mask) } } ?? messages
        // A page without its title or its sound is better than none.
        let title = record?.title.text ?? ""
        guard format == .html, let conversation else {
            let told = format == .json || format == .jsonLines ? await detailed(messages, of: record?.id) : messages
            try Self.write(
                format.text(told, id: record?.id, title: mask?(title) ?? title, in: timeZone), to: home.expanded(name))
            return ""
        }
        let sound = await clips(of: conversation, masked: mask != nil)
        let absences = sound?.absences ?? ""
        let page = HTMLPage(
            title: mask?(title) ?? title, messages: messages, clips: sound?.clips ?? [], note: absences, in: timeZone)
        try Self.write(page.text, to: home.expanded(name))
        return absences
    }

    /// With how each came about, where that is kept.
    private func detailed(_ messages: [SaidMessage], of conversation: ConversationID?) async -> [SaidMessage] {
        guard let conversation, let conversations else { return messages }
        var details: [String: SaidMessage.Details] = [:]
        try? await conversations.forEachPage(of: conversation) { records in
            for record in records { details[record.message.id] = SaidMessage.Details(record) }
        }
        return messages.map { message in
            var message = message
            message.details = message.details ?? details[message.id]
            return message
        }
    }

    public func canWriteInterpretation(_ name: String) -> Bool { InterpretationFormat(fileName: name) != nil }

    public func write(
        _ lines: [InterpretedLine], between languages: InterpretedLanguages, to name: String
    ) async throws(FileWriteError) {
        guard let format = InterpretationFormat(fileName: name) else {
            throw FileWriteError(reason: "unknown file type")
        }
        let document = InterpretationDocument(lines, between: languages)
        try Self.write(document.text(format), to: home.expanded(name))
    }

    private func record(of conversation: ConversationID?) async -> ConversationRecord? {
        guard let conversation else { return nil }
        await conversations?.flush()
        return try? await conversations?.conversation(conversation)
    }

    private func clips(of conversation: ConversationID, masked: Bool) async -> SoundClips? {
        guard let sounds, let kept = try? await sounds.sounds(of: conversation) else { return nil }
        let spoken = kept.filter(\.isOfMessage)
        return masked ? SoundClips(withholding: spoken) : await SoundClips(of: spoken, in: sounds)
    }

    static func write(_ text: String, to path: String) throws(FileWriteError) {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            throw FileWriteError(reason: "it is a folder")
        }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard FileManager.default.fileExists(atPath: folder) else {
            throw FileWriteError(reason: "there is no such folder")
        }
        do {
            try AtomicFile(path: path).write(text)
        } catch {
            throw FileWriteError(reason: error.reason)
        }
    }
}

public import EchoApp
public import EchoPresentation
import Foundation

/// Writes to the file system.
public struct FileWriter: FileWriterProtocol {
    private let conversations: ConversationStore?
    private let sounds: SoundLibrary?
    private let mask: (@Sendable (String) -> String)?

    /// - Parameters:
    ///   - conversations: know the titles of what is written; nil where nothing is saved.
    ///   - sounds: the sound for pages; nil for pages without.
    ///   - mask: makes what is personal in telephone calls unreadable; nil for calls as they are.
    public init(
        conversations: ConversationStore? = nil, sounds: SoundLibrary? = nil,
        maskingCalls mask: (@Sendable (String) -> String)? = nil
    ) {
        (self.conversations, self.sounds, self.mask) = (conversations, sounds, mask)
    }

    public func canWrite(_ name: String) -> Bool { ConversationFormat(fileName: name) != nil }

    public func exists(_ name: String) async -> Bool {
        FileManager.default.fileExists(atPath: Self.path(name))
    }

    public func write(
        _ messages: [SaidMessage], of conversation: ConversationID?, to name: String
    ) async throws(FileWriteError) -> String {
        guard let format = ConversationFormat(fileName: name) else { throw FileWriteError(reason: "unknown file type") }
        let mask = await mask(of: conversation)
        let messages = mask.map { mask in messages.map { $0.masked(mask) } } ?? messages
        guard format == .html, let conversation else {
            try Self.write(format.text(messages), to: name)
            return ""
        }
        await conversations?.flush()
        // A page without its title or its sound is better than none.
        let title = (try? await conversations?.conversation(conversation))?.title.text ?? ""
        let sound = await clips(of: conversation, masked: mask != nil)
        let absences = sound?.absences ?? ""
        let page = HTMLPage(title: mask?(title) ?? title, messages: messages, clips: sound?.clips ?? [], note: absences)
        try Self.write(page.text, to: name)
        return absences
    }

    private func mask(of conversation: ConversationID?) async -> (@Sendable (String) -> String)? {
        guard let mask, let conversation else { return nil }
        await conversations?.flush()
        return (try? await conversations?.conversation(conversation))?.kind == .phone ? mask : nil
    }

    private func clips(of conversation: ConversationID, masked: Bool) async -> SoundClips? {
        guard let sounds, let kept = try? await sounds.sounds(of: conversation) else { return nil }
        return masked ? SoundClips(withholding: kept) : await SoundClips(of: kept, in: sounds)
    }

    static func write(_ text: String, to name: String) throws(FileWriteError) {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder), isFolder.boolValue {
            throw FileWriteError(reason: "it is a folder")
        }
        let folder = URL(fileURLWithPath: path(name)).deletingLastPathComponent().path
        guard FileManager.default.fileExists(atPath: folder) else {
            throw FileWriteError(reason: "no such folder: create it first, or choose another")
        }
        do {
            try AtomicFile(path: path(name)).write(text)
        } catch {
            throw FileWriteError(reason: error.reason)
        }
    }

    /// A name as a person writes it, with "~" for the home folder.
    static func path(_ name: String) -> String { (name as NSString).expandingTildeInPath }
}

import ArgumentParser
import EchoScreen
import EchoStore
import EchoText
import Foundation
import History

/// Prints a saved conversation in the form of a file, or writes its sound to one.
struct HistoryExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Print a saved conversation as Markdown, text, JSON, JSON Lines or a web page."
    )

    @Option(
        help: ArgumentHelp("The format: md, txt, json, jsonl or html.", valueName: "name"),
        completion: .list(ConversationFormat.allCases.map(\.rawValue)))
    var format = "md"

    @Option(
        help: ArgumentHelp("Write its sound to this .wav, .flac or .opus file instead.", valueName: "file"),
        completion: .file(extensions: SoundFileFormat.allCases.map(\.rawValue)))
    var sound: String?

    @Flag(help: "Leave the sound out of a web page.")
    var withoutSound = false

    @OptionGroup var masking: MaskingArguments

    @Argument(help: ArgumentHelp("The id of the conversation, as echo-tui history lists it.", valueName: "id"))
    var id: String

    func validate() throws {
        _ = try chosen
        if let sound { _ = try Self.soundFormat(of: sound) }
        if sound != nil, masking.mask { throw ValidationError("Nothing can be masked in sound: leave out --mask.") }
    }

    private var chosen: ConversationFormat {
        get throws { try CommandLineValue.choice(format, named: "--format") ?? .markdown }
    }

    private static func soundFormat(of path: String) throws -> SoundFileFormat {
        guard let format = SoundFileFormat(of: path) else {
            throw ValidationError("--sound must be a file that ends in .wav, .flac or .opus.")
        }
        return format
    }

    func run() async throws {
        if let sound { return try await exportSound(to: sound) }
        let format = try chosen
        let text = try await SavedConversations.use { store in
            let found = try await masking.read(id, in: store)
            guard format == .html, !withoutSound else {
                let text = format.text(
                    found.messages, id: found.record.id, title: found.record.title.text, in: .current)
                // What was said must not command the terminal; JSON escapes it.
                return format == .markdown || format == .text ? Sanitizer.written(text) : text
            }
            return try await Self.page(of: found, in: store)
        }
        try SavedConversations.write(text)
    }

    private static func page(of found: MaskedConversation, in store: ConversationStore) async throws -> String {
        let library = SoundLibrary(of: store, keys: ProgramKeys.ofThisProcess.storage)
        let kept = try await library.sounds(of: found.record.id).filter(\.isOfMessage)
        let sound = found.isMasked ? SoundClips(withholding: kept) : await SoundClips(of: kept, in: library)
        let reason = sound.problem.map { " \($0.wording.text(keyName: \.name))" } ?? ""
        if !sound.absences.isEmpty {
            PlainOutput.complain("echo-tui: \(sound.absences)\(reason)\n")
        }
        let title = found.record.title.text
        return HTMLPage(
            title: title, messages: found.messages, clips: sound.clips, note: sound.absences, in: .current
        ).text
    }

    private func exportSound(to path: String) async throws {
        _ = try Self.soundFormat(of: path)
        let sound = try await SavedConversations.use { store in
            let record = try await SavedConversations.conversation(id, in: store)
            let library = SoundLibrary(of: store, keys: ProgramKeys.ofThisProcess.storage)
            do {
                let sound = try await library.export(record.id, to: path)
                guard sound.messages > 0 else { throw Failure("No sound of the conversation \(record.id) is saved.") }
                return sound
            } catch let error as SoundError {
                throw Failure(error.exportWording(of: path).text(keyName: \.name))
            }
        }
        try SavedConversations.write(SoundWording.exported(sound, to: path).text(keyName: \.name) + "\n")
    }
}

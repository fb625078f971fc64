import Echo
import EchoText

/// Conversations as files that a person names: the ending says whether their words or their sound is written.
extension Screen {
    /// The conversation that is shown.
    func export(to name: String) {
        // As it is now: the conversation may end before the file is written.
        let said = presenter.conversation.said
        export(facts.keeping.conversation, to: name, .conversation(messages: said.count)) { said }
    }

    /// Words that stand at that name already are replaced when it is asked for twice; sound never takes a file's place.
    ///
    /// - Parameters:
    ///   - conversation: nil for one that is not kept, and has no sound.
    ///   - said: is asked for when words are to be written.
    ///   - done: is called when it was written, before that is said.
    func export(
        _ conversation: ConversationID?, to name: String, _ words: ExportWording,
        said: @escaping @MainActor () async throws -> [SaidMessage], then done: @escaping @MainActor () -> Void = {}
    ) {
        let isAskedAgain = replacedExport == name
        replacedExport = nil
        start(.exporting) { [self] in
            do {
                let written: (Wording, TextRole)?
                if let library = devices.soundLibrary, library.canExport(to: name) {
                    written = try await writeSound(of: conversation, to: name, words, library)
                } else if let files = devices.files, files.canWrite(name) {
                    if !isAskedAgain, await files.exists(name) {
                        replacedExport = name
                        return notify(words.exists(name), .warning)
                    }
                    written = try await write(said(), of: conversation, to: name, words, files)
                } else {
                    return notify(words.unknownKind, .warning)
                }
                guard let written else { return }
                done()
                notify(written.0, written.1)
            } catch let error as FileWriteError {
                notify(ExportWording.failure(name, error.reason), .failure)
            } catch let error as SoundError {
                notify(error.exportWording(of: name), .failure)
            }
        }
    }

    /// - Returns: nil where there is nothing to write, which was said.
    private func write(
        _ said: [SaidMessage], of conversation: ConversationID?, to name: String, _ words: ExportWording,
        _ files: any FileWriterProtocol
    ) async throws -> (Wording, TextRole)? {
        guard !said.isEmpty else {
            notify(words.nothing, .warning)
            return nil
        }
        let absences = try await files.write(said, of: conversation, to: name)
        return (words.exported(to: files.place(of: name), without: absences), absences.isEmpty ? .success : .warning)
    }

    private func writeSound(
        of conversation: ConversationID?, to name: String, _ words: ExportWording, _ library: any SoundLibraryProtocol
    ) async throws -> (Wording, TextRole)? {
        await devices.conversations?.flush()
        guard let conversation, case let sound = try await library.export(conversation, to: name), sound.messages > 0
        else {
            notify(words.noSound, .warning)
            return nil
        }
        return (SoundWording.exported(sound, to: devices.files?.place(of: name) ?? name), .success)
    }
}

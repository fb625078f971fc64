import EchoScreen
import EchoText

/// Prompts as a file, to be read by others or taken from them.
extension PromptsFeature {
    /// What the panel's key writes, in the folder the program was started in.
    static let usualFile = "prompts.toml"

    /// Saves all prompts of a file; those that are there already are replaced when it is asked for twice.
    func importPrompts(from name: String) {
        guard let store, let files else { return screen.notify(PromptWording.unavailable, .warning) }
        let isAskedAgain = repeated == .importing(name)
        repeated = nil
        screen.start(.exchanging) { [self] in
            let date = screen.moment.date
            let read = try await files.read(name, at: date)
            let imported = ImportedPrompts(read, among: try await store.prompts(), at: date)
            if !imported.taken.isEmpty, !isAskedAgain {
                repeated = .importing(name)
                return screen.notify(PromptWording.taken(imported.taken), .warning)
            }
            change { store in
                for prompt in imported.prompts { try await store.save(prompt) }
            }
            await change?.value
            screen.notify(PromptWording.imported(imported.prompts.count, from: name), .success)
        }
    }

    /// Writes all prompts; what stands at that name already is replaced when it is asked for twice.
    func exportPrompts(to name: String) {
        guard let store, let files else { return screen.notify(PromptWording.unavailable, .warning) }
        let isAskedAgain = repeated == .exporting(name)
        repeated = nil
        screen.start(.exchanging) { [self] in
            let prompts = try await store.prompts()
            guard !prompts.isEmpty else { return screen.notify(PromptWording.nothingToExport, .warning) }
            if !isAskedAgain, await files.exists(name) {
                repeated = .exporting(name)
                return screen.notify("\(name) already exists. Repeat the command to overwrite it.", .warning)
            }
            do throws(FileWriteError) {
                try await files.write(prompts, to: name)
                screen.notify(PromptWording.exported(prompts.count, to: name), .success)
            } catch {
                screen.notify(ExportWording.failure(name, error.reason), .failure)
            }
        }
    }

    /// An import or export that was asked for once, and would replace something.
    enum Exchange: Equatable {
        case importing(String)
        case exporting(String)
    }
}

extension TaskSlots.Slot {
    fileprivate static let exchanging = Self("prompts.exchanging")
}

import EchoPresentation
import EchoText

/// The sound of a conversation as a file that a person names.
extension SoundFeature {
    /// - Returns: false for the name of a file that is not one of sound.
    func export(to name: String) -> Bool {
        guard let library, library.canExport(to: name) else { return false }
        guard let conversation = screen.facts.conversation else {
            screen.notify(SoundWording.nothingKept, .warning)
            return true
        }
        screen.start(.exporting) { [self] in
            await store?.flush()
            let sounds = try await library.sounds(of: conversation)
            guard !sounds.isEmpty else { return screen.notify(SoundWording.nothingKept, .warning) }
            do throws(SoundError) {
                screen.notify(SoundWording.exported(try await library.export(sounds, to: name), to: name), .success)
            } catch .inaccessible(let reason) {
                screen.notify(
                    "\(name) could not be written: \(reason). Choose another name or folder.", .failure)
            }
        }
        return true
    }
}

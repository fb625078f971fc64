public import Immersion

/// The voices that are installed on this machine, by language.
public enum InstalledVoice {
    /// The best there is; nil where none is installed.
    ///
    /// Not inlined elsewhere: the optimiser of another module fails at voices that end on their own executor ("circular
    /// reference").
    ///
    /// - Parameters:
    ///   - language: two letters.
    ///   - folders: where libraries and voices are looked for.
    @inline(never)
    public static func best(for language: String, folders: [String] = LanguageFolders.standard) -> (any VoiceProtocol)?
    {
        if language == "ja", let voice = try? OpenJTalkVoice(folders: folders) { return voice }
        if PicoVoice.languages.contains(language), let voice = try? PicoVoice(folders: folders) { return voice }
        return try? EspeakVoice()
    }
}

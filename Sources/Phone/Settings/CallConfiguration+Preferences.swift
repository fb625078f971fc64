import Echo
import EchoScreen
import PhoneBridge

extension CallConfiguration {
    /// What the settings say of calls, and of conversations by voice.
    ///
    /// - Parameter languages: that the line can say something in, as two letters each.
    package init(
        _ phone: PhonePreferences, _ settings: SessionSettings, in languages: Set<String>, for call: PhoneLineCall
    ) {
        self.init()
        self.settings = settings
        if settings.instructions == SessionSettings.defaultInstructions {
            self.settings.instructions += " You are on the telephone."
        }
        // A caller may ask for one of them by name.
        self.settings.keywords += phone.transfers.keys.sorted()
        opening = phone.opening ?? opening
        connecting = phone.holdMessage.map { $0 == "off" ? "" : $0 }
        personPatience = phone.transferSeconds.map { .seconds($0) } ?? personPatience
        longest = phone.longestMinutes.map { .seconds(60 * $0) } ?? longest
        if phone.detectsMachines ?? (phone.voicemailMessage != nil) {
            voicemail = phone.voicemailMessage.map { .leave(message: $0) } ?? .hangUp
        }
        recording = RecordingMode(phone.recording)
        recordsMessages = phone.recordsMessages
        recordingNotice = Self.notice(phone, in: languages, for: call)
        // Where nobody chose one, that of the other side's country.
        language = settings.language.flatMap { Self.spoken($0, among: languages) } ?? recordingNotice.language
        sentences = CallSentences(language: language)
    }

    /// In a language that the line can say, by the law of the other side's country.
    private static func notice(
        _ phone: PhonePreferences, in languages: Set<String>, for call: PhoneLineCall
    ) -> ConsentNotice {
        let number = call.number
        let country = (try? PhoneNumber(number, in: phone.country))?.country ?? phone.country
        return ConsentNotice(country: country, asks: phone.recording == .ask, languages: languages)
    }

    /// - Parameter language: such as "de" or "de-AT".
    /// - Returns: as two letters; nil for one that cannot be said.
    private static func spoken(_ language: String, among languages: Set<String>) -> String? {
        let code = String(language.lowercased().prefix(2))
        return languages.contains(code) ? code : nil
    }
}

extension RecordingMode {
    init(_ choice: CallRecordingChoice) {
        self =
            switch choice {
            case .off: .off
            case .announce: .announced
            case .ask: .asked
            }
    }
}

import Echo
import EchoPorts
import PhoneBridge

extension CallConfiguration {
    /// What the settings say of calls, and of conversations by voice.
    init(_ phone: PhonePreferences, _ settings: SessionSettings, for call: PhoneLineCall) {
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
        recordingNotice = Self.notice(phone, for: call)
        // Where nobody chose one, that of the other side's country.
        language = settings.language.flatMap { LineVoice.spoken($0) } ?? recordingNotice.language
        sentences = CallSentences(language: language)
    }

    /// In a language that the line can say, by the law of the other side's country.
    private static func notice(_ phone: PhonePreferences, for call: PhoneLineCall) -> ConsentNotice {
        let number = call.number
        let country = (try? PhoneNumber(number, in: phone.country))?.country ?? phone.country
        return ConsentNotice(country: country, asks: phone.recording == .ask, languages: LineVoice.languages)
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

import PhoneBridge
import Testing

@Suite struct `Consent to a recording` {
    private let german = ConsentNotice(country: "DE")
    private let polish = ConsentNotice(country: "PL")

    @Test func `where all have to know begins after the notice`() {
        var consent = RecordingConsent(german, isWanted: true)
        #expect(consent.connected() == [.announce(german)])
        #expect(!consent.isRecording)
        #expect(consent.announced() == [.startRecording])
        #expect(consent.isRecording)
    }

    @Test func `where one may record begins with the notice`() {
        var consent = RecordingConsent(polish, isWanted: true)
        #expect(consent.connected() == [.announce(polish), .startRecording])
        #expect(consent.announced() == [])
        #expect(consent.state == .given)
    }

    @Test(arguments: ["*", "9"] as [Character]) func `is refused by a key, at any time and for good`(key: Character) {
        var early = RecordingConsent(german, isWanted: true)
        _ = early.connected()
        #expect(early.pressed(key) == [.refuse(german)])
        #expect(early.announced() == [])
        #expect(early.state == .refused)

        var late = RecordingConsent(german, isWanted: true)
        _ = late.connected()
        _ = late.announced()
        #expect(late.pressed("1") == nil)
        #expect(late.pressed(key) == [.discardRecording, .refuse(german)])
        #expect(late.want(false) == [])
        #expect(late.want(true) == [])
        #expect(late.state == .refused)
    }

    @Test func `is not asked for when the settings want no recording, until they do`() {
        var consent = RecordingConsent(german, isWanted: false)
        #expect(consent.connected() == [])
        #expect(consent.announced() == [])
        #expect(consent.pressed("*") == nil)
        #expect(consent.want(true) == [.announce(german)])
        #expect(consent.announced() == [.startRecording])
        #expect(consent.want(false) == [.discardRecording])
        #expect(consent.state == .off)
    }

    @Test func `is not given by a notice nobody heard`() {
        var consent = RecordingConsent(polish, isWanted: true)
        _ = consent.connected()
        #expect(consent.announcementFailed() == [.discardRecording])
        #expect(consent.announced() == [])
        #expect(!consent.isRecording)
    }

    @Test(arguments: ["No.", "No, thank you.", "I'd rather not.", "Nein, bitte nicht!", "Non merci", "いいえ"])
    func `is refused by a word behind the notice`(words: String) {
        var consent = RecordingConsent(polish, isWanted: true)
        _ = consent.connected()
        #expect(consent.said(words) == [.discardRecording, .refuse(polish)])
        #expect(consent.said(words) == [])
    }

    @Test func `is not refused by a no that answers something else`() {
        var consent = RecordingConsent(german, isWanted: true)
        _ = (consent.connected(), consent.announced())
        #expect(consent.said("What time is it?") == [])
        #expect(consent.said("No.") == [])
        #expect(consent.said("Then please stop recording me.") == [.discardRecording, .refuse(german)])
    }

    @Test(arguments: ["Yes, please.", "Ja, klar.", "はい"])
    func `is given with a yes, where it is asked for`(yes: String) {
        let question = ConsentNotice(country: "PL", asks: true)
        var spoken = RecordingConsent(question, isWanted: true)
        #expect(spoken.connected() == [.announce(question)])
        #expect(spoken.announced() == [])
        #expect(spoken.said("Pardon me, what did you say just now about that?") == [])
        #expect(spoken.said(yes) == [.startRecording])

        var pressed = RecordingConsent(question, isWanted: true)
        _ = (pressed.connected(), pressed.announced())
        #expect(pressed.pressed("5") == nil)
        #expect(pressed.pressed("1") == [.startRecording])
        #expect(pressed.pressed("1") == nil)
        #expect(pressed.pressed("*") == [.discardRecording, .refuse(question)])
    }

    @Test func `words of any length and kind are no trouble`() {
        var consent = RecordingConsent(ConsentNotice(country: nil, asks: true), isWanted: true)
        _ = (consent.connected(), consent.announced())
        let (long, quotes) = (String(repeating: "no ", count: 100_000), String(repeating: "’", count: 9_999))
        for words in ["", long, "\u{0}\u{202E}'", quotes] { #expect(consent.said(words) == []) }
        #expect(consent.state == .asked)
    }

    @Test func `can be tried again when it could not be kept`() {
        var consent = RecordingConsent(german, isWanted: true)
        _ = (consent.connected(), consent.announced())
        consent.failed()
        #expect(consent.state == .off)
        #expect(consent.pressed("*") == nil)
        #expect(consent.want(true) == [.announce(german)])
    }

    @Test(arguments: [
        ("DE", "de"), ("AT", "de"), ("FR", "fr"), ("MX", "es"), ("IT", "it"), ("BR", "pt"), ("NL", "nl"), ("PL", "pl"),
        ("JP", "ja"), ("US", "en"), ("ZZ", "en"),
    ])
    func `is announced in the language of the country`(country: String, language: String) {
        #expect(ConsentNotice(country: country).language == language)
    }

    @Test func `is announced in English where the language cannot be said, by the law of the country`() {
        let notice = ConsentNotice(country: "FR", languages: ["en"])
        #expect(notice.language == "en")
        #expect(notice.rule == .allParties)
        #expect(ConsentNotice(country: "PL", languages: ["en"]).rule == .oneParty)
    }

    @Test func `is announced in English, and to all, where nothing is known`() {
        let notice = ConsentNotice(country: nil)
        #expect(notice.language == "en")
        #expect(notice.rule == .allParties)
        #expect(ConsentNotice(language: "xx", rule: .oneParty).language == "en")
    }
}

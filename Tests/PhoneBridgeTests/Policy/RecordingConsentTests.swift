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
        #expect(early.pressed(key) == [])
        #expect(early.announced() == [])
        #expect(early.state == .refused)

        var late = RecordingConsent(german, isWanted: true)
        _ = late.connected()
        _ = late.announced()
        #expect(late.pressed("1") == [])
        #expect(late.pressed(key) == [.discardRecording])
        #expect(late.want(false) == [])
        #expect(late.want(true) == [])
        #expect(late.state == .refused)
    }

    @Test func `is not asked for when the settings want no recording, until they do`() {
        var consent = RecordingConsent(german, isWanted: false)
        #expect(consent.connected() == [])
        #expect(consent.announced() == [])
        #expect(consent.pressed("*") == [])
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

    @Test(arguments: [
        ("DE", "de"), ("AT", "de"), ("FR", "fr"), ("MX", "es"), ("IT", "it"), ("BR", "pt"), ("NL", "nl"), ("PL", "pl"),
        ("JP", "ja"), ("US", "en"), ("ZZ", "en"),
    ])
    func `is announced in the language of the country`(country: String, language: String) {
        #expect(ConsentNotice(country: country).language == language)
    }

    @Test func `is announced in English, and to all, where nothing is known`() {
        let notice = ConsentNotice(country: nil)
        #expect(notice.language == "en")
        #expect(notice.rule == .allParties)
        #expect(ConsentNotice(language: "xx", rule: .oneParty).language == "en")
    }
}

import EchoScreen
import EchoText
import Testing

@testable import Immersion

@Suite struct `The list of languages to get` {
    private let dictionary = MissingPart(name: "dictionary", lack: "words are not explained")
    private let corrections = MissingPart(name: "correcting", lack: "nobody corrects it", canBeGot: false)

    private func row(_ missing: [MissingPart]?, _ getting: LanguageGetting? = nil) -> ChoiceRowViewState {
        let missing: [RoomLanguage: [MissingPart]] = missing.map { [.german: $0] } ?? [:]
        let rows = LanguageRows(missing: missing, getting: getting).rows
        return rows[RoomLanguage.allCases.firstIndex(of: .german) ?? 0]
    }

    @Test func `it says what is missing, and what can be had of it`() {
        let lacking = row([dictionary, corrections])
        #expect(lacking.state.text == "1 part missing")
        #expect(lacking.help == "Missing: dictionary. Enter: get it.")
        #expect(row([corrections]).state.text == "ready")
        #expect(row([]).help == "Enter: how to remove it.")
        #expect(row(nil).state.text == "…")
    }

    @Test func `while one is got it shows how far that is, and whether it can be stopped`() {
        var getting = LanguageGetting(.german)
        #expect(row([dictionary], getting).state.text == "beginning …")
        getting.take(.loaded(bytes: 12_000_000, of: 36_000_000))
        #expect(row([dictionary], getting).state.text == "12 MB of 36 MB")
        #expect(getting.canBeStopped)
        getting.take(.step("Installing 6 packages"))
        #expect(row([dictionary], getting).state.text == "Installing 6 packages …")
        #expect(!getting.canBeStopped)
        getting.wait()
        #expect(row([dictionary], getting).state.text == "needs your password")
        #expect(!getting.isRunning)
        #expect(row([dictionary], LanguageGetting(.french)).state.text == "1 part missing")
    }
}

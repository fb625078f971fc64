import Foundation

/// The words of callers in reply to a notice about recording, in the languages in which it is said.
enum ConsentWords {
    /// An answer is short: who talks on talks about something else.
    private static let longestAnswer = 6
    /// What is longer was said in passing.
    private static let most = 400

    private static let no: Set<String> = [
        "no", "nope", "nein", "nee", "non", "não", "nie", "いいえ", "nicht", "don't", "dont", "refuse", "rather", "stop",
    ]
    private static let yes: Set<String> = [
        "yes", "yeah", "yep", "sure", "okay", "ok", "ja", "klar", "gerne", "oui", "sí", "si", "sì", "sim", "tak", "はい",
        "fine", "agreed",
    ]
    /// Each is a refusal wherever it stands.
    private static let refusals = [
        "not record", "don't record", "dont record", "stop recording", "stop the recording", "not be recorded",
        "not want to be recorded", "don't want to be recorded", "without recording", "nicht aufzeichnen",
        "nicht aufnehmen", "nicht aufgezeichnet", "keine aufnahme", "keine aufzeichnung", "pas enregistr",
        "pas d'enregistrement", "no grabe", "no grabar", "sin grabar", "non registrare", "non registri",
        "non voglio essere registrat", "não grave", "não gravar", "niet opnemen", "geen opname", "nie nagrywa",
        "録音しないで", "録音をやめて",
    ]

    /// Whether a short answer is a yes; nil for what is neither. A no that stands beside a yes is a no.
    static func answer(_ text: String) -> Bool? {
        let words = words(text)
        guard !words.isEmpty, words.count <= longestAnswer else { return nil }
        if words.contains(where: no.contains) { return false }
        return words.contains(where: yes.contains) ? true : nil
    }

    /// Says at any time of a call that it is not to be recorded.
    static func isRefusal(_ text: String) -> Bool {
        let text = plain(text)
        return refusals.contains { text.contains($0) }
    }

    private static func words(_ text: String) -> [String] {
        plain(text).split { !$0.isLetter && $0 != "'" }.map(String.init)
    }

    private static func plain(_ text: String) -> String {
        text.prefix(most).lowercased().replacing("’", with: "'")
    }
}

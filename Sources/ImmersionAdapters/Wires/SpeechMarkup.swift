/// SSML for one voice.
enum SpeechMarkup {
    static func document(_ text: String, voice: String, language: String, pace: Double) -> String {
        let spoken = escaped(text)
        let percent = Int((pace * 100).rounded()) - 100
        let said = percent == 0 ? spoken : "<prosody rate='\(percent > 0 ? "+" : "")\(percent)%'>\(spoken)</prosody>"
        return "<speak version='1.0' xmlns='http://www.w3.org/2001/10/synthesis' xml:lang='\(escaped(language))'>"
            + "<voice name='\(escaped(voice))'>\(said)</voice></speak>"
    }

    /// Characters that XML 1.0 does not have are left out.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "'": result += "&apos;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

/// The finding of a rule, before the forms it asks for are known.
struct GrammarFinding: Sendable {
    enum Part: Sendable {
        case text(String)
        case form(WantedForm)
    }

    let range: Range<Int>
    let rule: String
    let why: String
    /// The replacement; none where the finding stands without.
    let parts: [Part]
    /// The replacement begins the sentence, or replaces a capital.
    var isCapital = false

    var wanted: [WantedForm] {
        parts.compactMap { part in
            guard case .form(let form) = part else { return nil }
            return form
        }
    }

    /// Nil where a form is not known.
    func replacement(_ forms: [WantedForm: String]) -> String? {
        guard !parts.isEmpty else { return nil }
        var words: [String] = []
        for part in parts {
            switch part {
            case .text(let text): words.append(text)
            case .form(let form):
                guard let found = forms[form] else { return nil }
                words.append(found)
            }
        }
        // No blank stands behind an apostrophe: "j'ai".
        let text = words.filter { !$0.isEmpty }.joined(separator: " ").replacing("' ", with: "'")
        return isCapital ? text.prefix(1).uppercased() + text.dropFirst() : text
    }
}

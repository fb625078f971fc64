/// What a caller is told before a call is recorded, and how it is refused.
public struct ConsentNotice: Sendable, Hashable {
    /// On the dial pad.
    public static let refusalKeys: Set<Character> = ["*", "9"]

    /// "de".
    public let language: String
    public let sentence: String
    public let rule: ConsentRule

    /// - Parameter country: of the other side, as two letters; nil when it is not known.
    public init(country: String?) {
        let law = ConsentLaw.entry(for: country)
        self.init(language: law.language, rule: law.rule)
    }

    /// - Parameter language: as two letters; English for one that is not spoken here.
    public init(language: String, rule: ConsentRule) {
        self.language = Self.sentences[language] == nil ? "en" : language
        self.rule = rule
        sentence = Self.sentences[language] ?? Self.english
    }

    private static let english = "This call is being recorded. If you do not want that, press star or nine."

    private static let sentences = [
        "en": english,
        "de":
            "Dieses Gespräch wird aufgezeichnet. Wenn Sie das nicht möchten, drücken Sie die Sterntaste oder die Neun.",
        "fr": "Cet appel est enregistré. Si vous ne le souhaitez pas, appuyez sur étoile ou sur neuf.",
        "es": "Esta llamada se está grabando. Si no lo desea, pulse asterisco o nueve.",
        "it": "Questa chiamata viene registrata. Se non lo desidera, prema asterisco o nove.",
        "pt": "Esta chamada está a ser gravada. Se não o desejar, prima asterisco ou nove.",
        "nl": "Dit gesprek wordt opgenomen. Als u dat niet wilt, druk dan op sterretje of negen.",
        "pl": "Ta rozmowa jest nagrywana. Jeśli nie wyrażają Państwo zgody, prosimy nacisnąć gwiazdkę lub dziewięć.",
        "ja": "この通話は録音されます。録音を希望されない場合は、米印または9を押してください。",
    ]
}

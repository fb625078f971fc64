/// The notice or question before a call is recorded, and the way to refuse it.
public struct ConsentNotice: Sendable, Hashable {
    private struct Sentences: Sendable, Hashable {
        let notice: String
        let question: String
        let refused: String
    }

    /// On the dial pad.
    public static let refusalKeys: Set<Character> = ["*", "9"]
    /// Says yes to a question.
    public static let acceptingKey: Character = "1"

    /// "de".
    public let language: String
    public let rule: ConsentRule
    /// Nothing is recorded without a yes.
    public let asks: Bool
    private let sentences: Sentences

    /// - Parameters:
    ///   - country: of the other side, as two letters; nil when it is not known.
    ///   - languages: those that can be said; English is said in the place of others. Nil for all.
    public init(country: String?, asks: Bool = false, languages: Set<String>? = nil) {
        let law = ConsentLaw.entry(for: country)
        let isSpoken = languages?.contains(law.language) ?? true
        self.init(language: isSpoken ? law.language : "en", rule: law.rule, asks: asks)
    }

    /// - Parameter language: as two letters; English for one that is not spoken here.
    public init(language: String, rule: ConsentRule, asks: Bool = false) {
        self.language = Self.all[language] == nil ? "en" : language
        (self.rule, self.asks) = (rule, asks)
        sentences = Self.all[language] ?? Self.english
    }

    public var sentence: String { asks ? sentences.question : sentences.notice }

    /// What is said to who refuses.
    public var refusedSentence: String { sentences.refused }

    private static let english = Sentences(
        notice: "This call is being recorded. If you do not want that, say no, or press star or nine.",
        question: "May this call be recorded? If so, say yes, or press one. Otherwise nothing is recorded.",
        refused: "All right. This call is not recorded.")

    private static let all: [String: Sentences] = [
        "en": english,
        "de": Sentences(
            notice: "Dieses Gespräch wird aufgezeichnet. Wenn Sie das nicht möchten, sagen Sie Nein, oder drücken Sie "
                + "die Sterntaste oder die Neun.",
            question: "Darf dieses Gespräch aufgezeichnet werden? Dann sagen Sie Ja, oder drücken Sie die Eins. Sonst "
                + "wird nichts aufgezeichnet.",
            refused: "In Ordnung. Dieses Gespräch wird nicht aufgezeichnet."),
        "fr": Sentences(
            notice: "Cet appel est enregistré. Si vous ne le souhaitez pas, dites non, ou appuyez sur étoile ou sur "
                + "neuf.",
            question: "Cet appel peut-il être enregistré ? Si oui, dites oui, ou appuyez sur un. Sinon, rien n'est "
                + "enregistré.",
            refused: "Très bien. Cet appel n'est pas enregistré."),
        "es": Sentences(
            notice: "Esta llamada se está grabando. Si no lo desea, diga no, o pulse asterisco o nueve.",
            question: "¿Se puede grabar esta llamada? Si es así, diga sí, o pulse uno. Si no, no se graba nada.",
            refused: "De acuerdo. Esta llamada no se graba."),
        "it": Sentences(
            notice: "Questa chiamata viene registrata. Se non lo desidera, dica no, oppure prema asterisco o nove.",
            question: "Questa chiamata può essere registrata? Se sì, dica sì, oppure prema uno. Altrimenti non si "
                + "registra nulla.",
            refused: "Va bene. Questa chiamata non viene registrata."),
        "pt": Sentences(
            notice: "Esta chamada está a ser gravada. Se não o desejar, diga não, ou prima asterisco ou nove.",
            question: "Esta chamada pode ser gravada? Se sim, diga sim, ou prima um. Caso contrário, nada é gravado.",
            refused: "Está bem. Esta chamada não é gravada."),
        "nl": Sentences(
            notice: "Dit gesprek wordt opgenomen. Als u dat niet wilt, zeg dan nee, of druk op sterretje of negen.",
            question: "Mag dit gesprek worden opgenomen? Zeg dan ja, of druk op één. Anders wordt er niets opgenomen.",
            refused: "In orde. Dit gesprek wordt niet opgenomen."),
        "pl": Sentences(
            notice: "Ta rozmowa jest nagrywana. Jeśli nie wyrażają Państwo zgody, proszę powiedzieć nie albo nacisnąć "
                + "gwiazdkę lub dziewięć.",
            question: "Czy ta rozmowa może być nagrywana? Jeśli tak, proszę powiedzieć tak albo nacisnąć jeden. "
                + "Inaczej nic nie zostanie nagrane.",
            refused: "Dobrze. Ta rozmowa nie jest nagrywana."),
        "ja": Sentences(
            notice: "この通話は録音されます。希望されない場合は「いいえ」と言うか、米印または9を押してください。",
            question: "この通話を録音してもよろしいですか。よろしければ「はい」と言うか、1を押してください。"
                + "それ以外は録音されません。",
            refused: "かしこまりました。この通話は録音されません。"),
    ]
}

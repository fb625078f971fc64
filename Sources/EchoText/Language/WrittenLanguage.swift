/// In which language a sentence is, by its letters and its small words.
public enum WrittenLanguage {
    /// Two letters; nil where nothing tells.
    ///
    /// - Parameter candidates: that it may be in.
    public static func guess(_ text: String, among candidates: Set<String> = Set(words.keys).union(["ja"])) -> String? {
        if candidates.contains("ja"), text.unicodeScalars.contains(where: { (0x3040...0x30FF).contains($0.value) }) {
            return "ja"
        }
        let said = text.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" }.map(String.init)
        let scores = words.filter { candidates.contains($0.key) }.mapValues { small in
            said.count { small.contains($0) } * 2 + said.count { word in marks(word, small) }
        }
        let best = scores.values.max() ?? 0
        let winners = scores.filter { $0.value == best }
        return best > 0 && winners.count == 1 ? winners.keys.first : nil
    }

    /// Letters that the others do not have are listed among the words.
    private static func marks(_ word: String, _ small: Set<String>) -> Bool {
        word.contains { small.contains(String($0)) && !$0.isASCII }
    }

    public static let words: [String: Set<String>] = [
        "en": [
            "the", "and", "is", "are", "was", "were", "you", "i", "it", "of", "to", "that", "this", "what", "with",
            "have", "has", "do", "does", "don't", "not", "my", "your", "we", "they", "he", "she", "where", "when",
            "how", "can", "will", "would", "please", "thank", "good", "hello", "there", "at", "for", "from",
        ],
        "es": [
            "el", "la", "los", "las", "que", "y", "es", "son", "está", "están", "estoy", "un", "una", "por", "para",
            "con", "del", "al", "se", "lo", "mi", "su", "muy", "cómo", "dónde", "qué", "cuándo", "gracias", "hola",
            "buenos", "buenas", "yo", "usted", "tengo", "hay", "pero", "sí", "quiero", "ñ", "¿", "ó",
        ],
        "fr": [
            "le", "les", "des", "et", "est", "sont", "je", "tu", "il", "elle", "nous", "vous", "ils", "une", "dans",
            "pour", "avec", "pas", "ne", "que", "qui", "où", "merci", "bonjour", "bonsoir", "c'est", "c’est", "au",
            "aux", "du", "ce", "cette", "mon", "votre", "très", "oui", "non", "voudrais", "ç", "è", "ê",
        ],
        "de": [
            "der", "die", "das", "und", "ist", "sind", "war", "ich", "du", "er", "wir", "ihr", "sie", "ein", "eine",
            "einen", "nicht", "mit", "für", "auf", "wo", "wie", "was", "wann", "bitte", "danke", "guten", "hallo",
            "zu", "von", "dem", "den", "mein", "haben", "habe", "hat", "kann", "auch", "ß", "ü", "ä",
        ],
    ]
}

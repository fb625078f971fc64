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

    /// The most frequent words that the other languages seldom have, after wordfreq, and letters.
    public static let words: [String: Set<String>] = [
        "en": [
            "the", "and", "is", "are", "was", "were", "you", "i", "it", "of", "to", "that", "this", "what", "with",
            "have", "has", "do", "does", "don't", "not", "my", "your", "we", "they", "he", "she", "where", "when",
            "how", "can", "will", "would", "please", "thank", "good", "hello", "there", "at", "for", "from", "be",
            "by", "but", "all", "his", "if", "one", "just", "like", "about", "up", "out", "more", "who", "had",
            "their", "which", "time", "get", "been", "people", "some", "them", "now", "other", "its", "our", "than",
            "only", "after", "first", "him", "into", "know", "see", "two", "make", "over", "think", "any", "then",
            "could", "back", "these", "want", "because", "go", "well", "said", "way", "most", "much", "very", "even",
            "should", "may", "here", "need", "really", "did", "right", "work", "year", "years", "being", "day", "too",
            "going", "before", "off", "why", "made", "still", "take", "got", "many", "never", "those", "life", "say",
            "world", "down", "great", "through", "last", "while", "best", "such", "love", "home", "look", "something",
            "use", "same", "used", "both", "every", "state", "three", "around", "between", "always", "better", "help",
            "little", "old", "since", "another", "own", "things", "under", "during", "game", "thing", "give", "house",
            "school", "again", "next", "each",
        ],
        "es": [
            "el", "la", "los", "las", "que", "y", "es", "son", "está", "están", "estoy", "un", "una", "por", "para",
            "con", "del", "al", "se", "lo", "mi", "su", "muy", "cómo", "dónde", "qué", "cuándo", "gracias", "hola",
            "buenos", "buenas", "yo", "usted", "tengo", "hay", "pero", "sí", "quiero", "ñ", "¿", "ó", "como", "más",
            "este", "sus", "esta", "todo", "ya", "ha", "cuando", "ser", "sin", "fue", "sobre", "también", "todos",
            "eso", "tiene", "porque", "así", "años", "puede", "desde", "hasta", "hacer", "ahora", "era", "esto", "vez",
            "hace", "nada", "donde", "parte", "solo", "algo", "tiempo", "día", "uno", "mejor", "mucho", "tan", "ver",
            "vida", "ese", "han", "mismo", "siempre", "cada", "después", "gente", "esa", "estado", "mundo", "año",
            "mas", "otro", "otros", "otra", "cosas", "gran", "menos", "nunca", "personas", "tanto", "antes", "poco",
            "había", "tener", "trabajo", "durante", "ellos", "lugar", "creo", "hecho", "sólo", "aunque", "contra",
            "cuenta", "decir", "gobierno", "país", "soy", "todas", "casa", "estos", "forma", "nuevo", "sido", "él",
            "aquí", "ella", "estas", "estaba", "estar", "hoy", "tienen", "alguien", "dice", "quien", "toda", "voy",
            "caso", "días", "momento", "bueno", "ciudad", "nuestro", "luego", "nacional", "parece", "nuestra", "poder",
            "pueden", "pues", "verdad", "historia", "mientras", "nadie", "nueva", "otras", "primera",
        ],
        "fr": [
            "le", "les", "des", "et", "est", "sont", "je", "tu", "il", "elle", "nous", "vous", "ils", "une", "dans",
            "pour", "avec", "pas", "ne", "que", "qui", "où", "merci", "bonjour", "bonsoir", "c'est", "c’est", "au",
            "aux", "du", "ce", "cette", "mon", "votre", "très", "oui", "non", "voudrais", "ç", "è", "ê", "sur", "qu",
            "par", "plus", "mais", "ça", "ai", "ou", "tout", "fait", "comme", "être", "faire", "sa", "même", "ont",
            "était", "été", "ses", "lui", "aussi", "peut", "deux", "leur", "moi", "ces", "quand", "après", "suis",
            "tous", "sans", "avoir", "encore", "alors", "avait", "temps", "autres", "dit", "ma", "là", "peu", "autre",
            "rien", "dire", "monde", "fois", "faut", "toujours", "voir", "bon", "contre", "avant", "depuis", "donc",
            "notre", "sous", "jamais", "vie", "moins", "toi", "déjà", "quoi", "soit", "trop", "leurs", "toute", "chez",
            "gens", "juste", "vraiment", "ainsi", "pays", "français", "beaucoup", "jour", "quelques", "sera", "parce",
            "personne", "cela", "trois", "homme", "ici", "toutes", "vu", "cas", "doit", "partie", "première", "bonne",
            "mieux", "pendant", "petit", "puis", "année", "cet", "ceux", "elles", "plusieurs", "pourquoi", "ta",
            "ville", "jours", "mois", "vers", "histoire", "mort", "sais", "années", "fais", "nouveau", "nouvelle",
            "travail", "compte", "prendre", "veut", "état", "cours", "peux", "politique",
        ],
        "de": [
            "der", "die", "das", "und", "ist", "sind", "war", "ich", "du", "er", "wir", "ihr", "sie", "ein", "eine",
            "einen", "nicht", "mit", "für", "auf", "wo", "wie", "was", "wann", "bitte", "danke", "guten", "hallo",
            "zu", "von", "dem", "den", "mein", "haben", "habe", "hat", "kann", "auch", "ß", "ü", "ä", "im", "sich",
            "als", "dass", "bei", "aber", "aus", "nach", "noch", "nur", "wenn", "oder", "wird", "werden", "um",
            "einer", "zum", "über", "dann", "einem", "schon", "ja", "mehr", "mir", "vor", "zur", "durch", "mich",
            "bis", "doch", "immer", "jetzt", "diese", "wurde", "wieder", "keine", "alle", "sehr", "können", "muss",
            "uns", "bin", "unter", "vom", "gut", "gibt", "hatte", "ihre", "dieser", "gegen", "seine", "alles", "geht",
            "viel", "zeit", "ab", "ganz", "machen", "denn", "meine", "damit", "dir", "einfach", "ohne", "weil", "beim",
            "etwas", "waren", "zwei", "eines", "kein", "seit", "soll", "selbst", "dich", "menschen", "hab", "heute",
            "kommt", "nichts", "nun", "würde", "leben", "wer", "macht", "anderen", "deutschland", "ihm", "jahr", "ob",
            "ihn", "jahren", "seiner", "viele", "zwischen", "jahre", "wäre", "diesem", "dieses", "wurden", "dabei",
            "dort", "müssen", "gerade", "neue", "sondern", "erst", "ersten", "ihrer", "lassen", "sollte", "andere",
            "hast", "warum", "weiss", "weiter", "wirklich", "ihnen", "ihren", "mann",
        ],
    ]
}

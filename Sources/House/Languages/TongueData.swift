/// The words of a language, as they are written down. Each line of a text is what the rules call it, a colon, and what is
/// said for it, divided by commas; "(a|b|)" stands for one of them.
struct TongueData: Sendable {
    /// A short word that changes a verb, tells how something is, or stands before a place.
    struct Particle: Sendable {
        var word: String
        /// Behind "is".
        var state: String
        /// In an order without a verb; with an exclamation mark it is one itself.
        var order: String
        /// Before a thing, a value and a room.
        var before: String
        var beforeValue: String
        var beforeRoom: String

        /// What belongs to a verb alone stands before nothing.
        var standsBefore: Bool { !before.isEmpty || !beforeValue.isEmpty }

        init(
            _ word: String, state: String, order: String, before: String, beforeValue: String? = nil,
            beforeRoom: String = "in"
        ) {
            (self.word, self.state, self.order, self.before) = (word, state, order, before)
            (self.beforeValue, self.beforeRoom) = (beforeValue ?? before, beforeRoom)
        }
    }

    /// A time of the clock: hours that are added, and minutes.
    struct Clock: Sendable {
        var pattern: String
        var hours = 0
        /// Nil where they are said.
        var minutes: Int?
        /// The minutes are said, and are before the hour.
        var isBefore = false
        /// Nothing needs to stand before it.
        var isSure = false
    }

    var spelling = TongueSpelling.plain
    var forms = TongueForms.none
    /// Pronouns that are written at the end of a verb, with what they are in the language of the rules.
    var clitics: [String: String] = [:]
    /// Verbs where they begin a sentence, and other words elsewhere: "para la música".
    var openings = ""
    /// What stands before how much a timer is made longer or shorter, and not before how long it is.
    var amounts = ""
    /// What a timer is called stands behind it, and never before.
    var namesFollow = false
    /// Names that join a room and a kind in one word: "Küchenlicht".
    var hasCompounds = false
    var articles = ""
    var courtesies = ""
    var pronouns = ""
    var ones = ""
    /// What tells that something on a list is done with.
    var dones = ""
    /// Nouns behind an article or a count, where they are forms of verbs elsewhere: "los cierres".
    var articleNouns = ""
    /// What a name with these words may be besides: a "persiana" is a blind, and a shutter too.
    var sorts: [String: String] = [:]
    var verbs = ""
    /// Forms, a colon, and "particles = order" divided by semicolons.
    var separables = ""
    var particles: [Particle] = []
    /// Several words, or other ones, that are as a particle: "nach oben" as "hoch".
    var sameParticles: [String: String] = [:]
    var nouns = ""
    var rooms = ""
    var states = ""
    var copulas = ""
    var questions = ""
    var whens = ""
    var values = ""
    var comparisons = ""
    var moments = ""
    var ats = ""
    /// Where what follows is no time: "um zwei Grad".
    var atBeforeValue = "to"
    var ands = ""
    var ends = ""
    var others = ""
    var numbers: [String: Int] = [:]
    /// Parts of a unit by their share of it: "0.75: tres cuartos (de|)".
    var fractions = ""
    var clocks: [Clock] = []
    /// What the rules call something may stand for this too, where there is none of the first: a switch for its lights.
    var alternatives: [String: String] = [:]
    /// Words that are two: "ausm" is "aus dem".
    var contractions: [String: String] = [:]
    /// Words with an article in them, and how the two are said apart: "del: de el".
    var withArticles = ""
    /// Whole sentences, with "{item}" for what is kept as it was said, "{rest}" for words, "{list}"
    /// for the name of a list, and "{clause}" for a sentence.
    var templates = ""
    /// Sentences that name nothing.
    var sentences = ""
}

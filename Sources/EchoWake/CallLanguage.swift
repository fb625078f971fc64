/// What may be said where a call could be: the phrases, each as one word, among the words people say most.
///
/// A phrase in noise is unlike the sounds it is made of, but all other words are just as unlike theirs: what is heard
/// as the phrase rather than as any of them is the phrase.
struct CallLanguage: Sendable {
    /// How much more probable a phrase is than each of the words, a power of ten. The greater, the more is heard and the
    /// more is taken for a call: of 60 calls in noise of 10 dB, 29 are heard with 1.5, 46 with 2.5 and 53 with 3.
    private static let preference = 3.0
    /// A power of ten; only what it is beside the others matters.
    private static let phrase = -1.5
    /// What makes other words of a phrase, and how it sounds: "they echoed" is no call.
    static let endings = [
        (letters: "ed", phones: "D"), (letters: "es", phones: "Z"), (letters: "ing", phones: "IH NG"),
    ]
    /// How much more probable the phrase is than with an ending, a power of ten. With nothing two calls of 60 in silence
    /// are taken for one with an ending; without endings twice as much is taken for a call.
    private static let endingPreference = 0.5

    /// What a phrase is called here, by its text.
    let names: [String: String]
    /// The words beside the phrases; their own words are among them.
    let words: [String]

    init(_ phrases: [Keyphrase]) {
        names = Dictionary(phrases.map { ($0.text, Self.name(of: $0.text)) }, uniquingKeysWith: { first, _ in first })
        words = Set(CommonWords.all + phrases.flatMap { Keyphrase.words(of: $0.text) }).sorted()
    }

    /// Word by word, without regard to what was before, in the ARPA format.
    var arpa: String {
        let rows =
            ["-99 <s>", "-1 </s>"] + names.values.sorted().map { "\(Self.phrase) \($0)" }
            + names.values.sorted().flatMap { name in
                Self.endings.map { "\(Self.phrase - Self.endingPreference) \(name)\($0.letters)" }
            }
            + words.map { "\(Self.phrase - Self.preference) \($0)" }
        return (["\\data\\", "ngram 1=\(rows.count)", "", "\\1-grams:"] + rows + ["", "\\end\\", ""])
            .joined(separator: "\n")
    }

    /// The phrase that somebody begins with, if it is one: its text, and which of the words it is.
    ///
    /// - Parameter heard: in the recogniser's writing, silence and noises in brackets: "<sil>", "[NOISE]", "hey(2)".
    func call(in heard: [String]) -> (text: String, index: Int)? {
        guard let index = heard.firstIndex(where: { !$0.hasPrefix("<") && !$0.hasPrefix("[") }) else { return nil }
        let word = heard[index].prefix { $0 != "(" }
        guard let text = names.first(where: { $0.value == word })?.key else { return nil }
        return (text, index)
    }

    /// A name that no word has.
    private static func name(of text: String) -> String { text.split(separator: " ").joined(separator: "_") + "_" }
}

/// The words people say most: what a sound that is like a call may be instead.
enum CommonWords {
    /// The 300 most probable of the recogniser's English language model, en-us.lm.bin, the most probable first.
    static let all =
        """
        the to i and a of you that in it is for but know was have they on like be not it's so with are one this
        he yeah just my we as what if do at or don't about i'm all think there would from two me people can your
        get out no that's said up more when an had right well hundred really has thousand will oh because how
        time them she been by some who their his were now then go good mean than going her see could much other
        you're five got three even too only want did him something very where here way which nine lot make say
        first years back any new our also over into ah i've they're year thing still four should work things
        those take us most didn't why these never twenty there's need after being can't okay little down kind
        point actually many day off come same six before last he's look sure eight money doing pretty around
        seven always guess life dollars long yes better probably every we're world does anything maybe school
        great find doesn't though made big feel through thirty cause game old put use different stuff ten home
        may might used am thought while best since man love own getting another fifty few bad give part percent
        live family i'll tell ever gonna again went someone help i'd keep everything try play hard done enough
        trying next end away its place far forty talk ninety both real says country kids times least person bit
        such million high exactly what's isn't told nothing friends believe let call having able show else watch
        ago job nice start once whole house government problem looking change children each without days found
        true saying between less week she's seen already wouldn't
        """
        .split { $0 == " " || $0 == "\n" }.map(String.init)
}

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

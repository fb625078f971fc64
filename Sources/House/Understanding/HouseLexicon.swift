/// The words of commands and questions, in the spelling of people and of recognisers.
enum HouseLexicon {
    /// Each phrase with what it means.
    static let words: [(phrases: String, word: HouseWord)] =
        verbs + manners + values + places + times + questions + states + fillers

    private static let verbs: [(phrases: String, word: HouseWord)] = [
        ("turn|switch|put|flip|power", .verb(.turn)), ("set|change|make|adjust|bring", .verb(.set)),
        ("dim", .verb(.dim)), ("brighten|lighten", .verb(.brighten)),
        ("open|roll up|pull up", .verb(.open)), ("close|shut|roll down|pull down", .verb(.close)),
        ("raise|lift|increase", .verb(.raise)), ("lower|reduce|decrease|drop", .verb(.lower)),
        ("lock|lock up", .verb(.lock)), ("unlock|un lock", .verb(.unlock)), ("arm", .verb(.arm)),
        ("disarm|dis arm", .verb(.disarm)), ("start|run|begin|resume|continue", .verb(.start)),
        ("stop|halt", .verb(.stop)), ("pause", .verb(.pause)), ("play", .verb(.play)), ("toggle", .verb(.toggle)),
        ("activate|enable|launch", .verb(.activate)), ("deactivate|disable", .particle(.off)),
        ("mute|silence", .verb(.mute)),
        ("send|dock|return home|send back|go home", .verb(.dock)), ("leave|keep", .verb(.keep)),
        ("on|back on", .particle(.on)), ("off|out|back off|kill", .particle(.off)), ("up", .particle(.up)),
        ("down", .particle(.down)),
    ]

    private static let manners: [(phrases: String, word: HouseWord)] = [
        ("warmer|hotter", .direction(.temperature, isUp: true)),
        ("cooler|colder", .direction(.temperature, isUp: false)),
        ("brighter|lighter", .direction(.brightness, isUp: true)),
        ("darker|dimmer", .direction(.brightness, isUp: false)),
        ("louder", .direction(.volume, isUp: true)),
        ("quieter|softer", .direction(.volume, isUp: false)), ("faster", .direction(.speed, isUp: true)),
        ("slower", .direction(.speed, isUp: false)), ("higher|more", .direction(nil, isUp: true)),
        ("less", .direction(nil, isUp: false)),
        ("too cold|too cool|too chilly|freezing|cold", .isTooMuch(.temperature, isUp: false)),
        ("too hot|too warm|boiling|hot", .isTooMuch(.temperature, isUp: true)),
        ("too dark|too dim", .isTooMuch(.brightness, isUp: false)), ("too bright", .isTooMuch(.brightness, isUp: true)),
        ("too loud|too noisy", .isTooMuch(.volume, isUp: true)), ("too quiet", .isTooMuch(.volume, isUp: false)),
        ("warm|chilly|cool", .quality(.temperature)), ("bright|dark", .quality(.brightness)),
        ("loud", .quality(.volume)),
        ("a bit|a little|a little bit|slightly|a touch|somewhat|bit", .strength(isLittle: true)),
        ("a lot|much|way|a good deal", .strength(isLittle: false)),
        ("brightness", .aspect(.brightness)), ("temperature", .aspect(.temperature)),
        ("volume|sound", .aspect(.volume)), ("position", .aspect(.position)), ("speed", .aspect(.speed)),
        ("color|colour", .aspect(.color)), ("humidity|humid", .aspect(.humidity)),
        ("status|state|doing", .aspect(.state)),
    ]

    private static let values: [(phrases: String, word: HouseWord)] = [
        ("%|percent|per cent|procent", .percent),
        ("°|degree|degree celsius|degree c|° c|celsius|centigrade|degree centigrade", .degree),
        ("half|halfway|half way|half brightness", .share(50)), ("a third|one third|third", .share(33)),
        ("full|maximum|max|full brightness|all the way|fully|completely|the maximum", .share(100)),
        ("minimum|min|the minimum", .share(1)), ("low", .share(10)), ("high", .share(90)), ("a quarter", .share(25)),
        ("three quarter", .share(75)),
        ("red", .color(red: 255, green: 0, blue: 0)), ("green", .color(red: 0, green: 255, blue: 0)),
        ("blue", .color(red: 0, green: 0, blue: 255)), ("yellow", .color(red: 255, green: 220, blue: 0)),
        ("orange", .color(red: 255, green: 140, blue: 0)), ("purple|violet", .color(red: 150, green: 0, blue: 255)),
        ("pink", .color(red: 255, green: 105, blue: 180)), ("cyan|turquoise", .color(red: 0, green: 220, blue: 220)),
        ("magenta", .color(red: 255, green: 0, blue: 255)), ("warm white|candle light", .white(2700)),
        ("white|neutral white", .white(4000)), ("cold white|cool white|daylight|daylight white", .white(6000)),
        ("heat mode|heating mode", .mode(.heat)), ("cool mode|cooling|cooling mode", .mode(.cool)),
        ("auto|automatic|auto mode|automatic mode", .mode(.auto)),
    ]

    private static let places: [(phrases: String, word: HouseWord)] = [
        ("all|every|each|all of", .quantifier(.all)), ("both|both of", .quantifier(.both)),
        ("any|any of", .quantifier(.any)), ("no|none of", .quantifier(.none)),
        ("everything|every thing|all device|every device", .everything),
        (
            "everywhere|whole house|entire house|house|all room|every room|whole home|whole flat|flat|apartment",
            .everywhere
        ),
        ("all floor|both floor|every floor", .everywhere),
        ("the room|in the room|here|in here|this room|over here", .here),
        ("it|them|that|this|those|these|they|that 1|this 1|all of them|both of them", .pronoun),
        ("in|inside|within|throughout", .preposition(.place)), ("to|into|too", .preposition(.to)),
        ("of|from", .preposition(.of)), ("at", .preposition(.at)), ("by", .preposition(.by)),
        ("for", .preposition(.duration)), ("with", .preposition(.with)),
        ("above|over|more than|higher than|warmer than|hotter than", .preposition(.above)),
        ("below|under|less than|lower than|colder than|cooler than", .preposition(.below)),
        ("or", .or), ("and|plus|as well as|also|and also|&", .and), (",|;", .and),
        ("then|and then|after that|afterward|.|!", .then),
        ("except|except for|but|but not|apart from|other than|besides|without|excluding|instead of", .except),
        ("dont|do not|never|doesnt|not to|dont you dare", .not), ("called|named", .named),
    ]

    private static let times: [(phrases: String, word: HouseWord)] = [
        ("second|sec", .unit(seconds: 1)), ("minute|min", .unit(seconds: 60)), ("hour", .unit(seconds: 3600)),
        ("half an hour|half hour", .unit(seconds: 1800)), ("am|a m", .am), ("pm|p m", .pm),
        ("oclock|o clock", .oclock), ("noon|midday", .noon), ("midnight", .midnight),
        ("sunset|sundown|nightfall|dusk", .sunset), ("sunrise|sunup|dawn", .sunrise),
        ("tonight|this evening|in the evening", .tonight), ("tomorrow|tomorrow morning", .tomorrow),
        ("in the morning|this morning", .morning), ("past", .past), ("quarter", .quarter),
        ("timer|countdown", .timer),
    ]

    private static let questions: [(phrases: String, word: HouseWord)] = [
        ("is|are|was|were|isnt|arent|is there|are there", .question(.isIt)),
        ("what|whats|what is|what are", .question(.what)), ("which", .question(.which)),
        ("who|whos|who is", .question(.who)), ("where|wheres|where is|where are", .question(.whereIs)),
        ("how|hows|how is|how are|what about|how about", .question(.how)), ("how many", .question(.howMany)),
        ("if|whether", .question(.whether)), ("does|do", .question(.does)),
        ("did|has|have|had|did you|have you|did i|have i|did we|have we|did anyone|did somebody", .question(.did)),
        ("why|whys|why is|why are", .question(.why)),
        ("should|shall|may|might|must|should i|can i|could i|may i|shall i", .question(.may)),
        ("tell me|let me know|notify me|alert me|inform me|warn me|say so|give me a shout|ping me", .tell),
        ("check|find out|see|do you know|look|i wonder|i want to know", .ask), ("when|as soon as|once|whenever", .when),
        ("when i say|whenever i say|if i say", .whenISay),
        ("anyone|anybody|someone|somebody", .somebody(.any)), ("everyone|everybody", .somebody(.every)),
        ("nobody|no 1", .somebody(.none)), ("anything|something|device", .something),
    ]

    private static let states: [(phrases: String, word: HouseWord)] = [
        ("locked", .state(.locked)), ("unlocked", .state(.unlocked)), ("opened", .state(.open)),
        ("closed", .state(.closed)), ("running|going|cleaning|active|working", .state(.running)),
        ("docked|done|finished|ready|complete|finish|through|finishe", .state(.done)), ("home|at home", .state(.home)),
        ("away|not home|gone", .state(.away)), ("jammed|stuck", .state(.jammed)), ("armed", .state(.armed)),
        ("disarmed", .state(.disarmed)), ("playing", .state(.playing)), ("paused", .state(.paused)),
        ("lit", .state(.on)), ("motion|movement", .state(.motion)),
        ("reachable|online|available", .state(.available)),
    ]

    private static let fillers: [(phrases: String, word: HouseWord)] = [
        (
            "please|the|a|an|my|our|your|hey|hi|hello|okay|ok|just|now|maybe|kindly|thank|thank you|uh|um|uhm|er|well",
            .filler
        ),
        (
            "i want you to|i would like you to|id like you to|id like|i need you to|i want|i would like|for me",
            .filler
        ),
        (
            "go ahead and|can you|could you|would you|will you|can we|could we|let us|lets|so|some|give me",
            .filler
        ),
        (
            "would you mind|right now|again|currently|at the moment|immediately|still|already|quickly|?|:|echo|at once",
            .filler
        ),
        ("i am|im|we are|it is|its", .statement),
        ("turned|switched|gets|get|becomes|comes|come|goes|arrives", .participle),
    ]

    /// "red", for a colour that has a name.
    static func colorName(_ red: Int, _ green: Int, _ blue: Int) -> String? {
        values.first { $0.word == .color(red: red, green: green, blue: blue) }?.phrases.split(separator: "|").first
            .map(String.init)
    }

    /// The name of the colour that is nearest, "white" for one without a hue.
    static func nearestColor(_ red: Int, _ green: Int, _ blue: Int) -> String {
        if let name = colorName(red, green, blue) { return name }
        let (least, most) = (min(red, green, blue), max(red, green, blue))
        if most == 0 || Double(most - least) < 0.2 * Double(most) { return "white" }
        // As bright as it gets: how bright a lamp is is told apart from its colour.
        let scaled = [red, green, blue].map { Double($0) * 255 / Double(most) }
        let named = values.compactMap { phrases, word -> (name: String, distance: Double)? in
            guard case .color(let red, let green, let blue) = word else { return nil }
            let distance = zip(scaled, [red, green, blue]).reduce(0) { $0 + pow2($1.0 - Double($1.1)) }
            return (String(phrases.prefix { $0 != "|" }), distance)
        }
        return named.min { $0.distance < $1.distance }?.name ?? "white"
    }

    private static func pow2(_ number: Double) -> Double { number * number }

    static func color(_ name: String) -> (red: Int, green: Int, blue: Int)? {
        for (phrases, word) in values {
            guard case .color(let red, let green, let blue) = word, phrases.split(separator: "|").contains(name[...])
            else { continue }
            return (red, green, blue)
        }
        return nil
    }

    /// A sentence of nothing else than one of these.
    static let yes = phrases(
        "yes|yeah|yep|yup|sure|ok|okay|do it|yes please|confirm|confirmed|go ahead|of course|yes do it|please do"
    )
    static let no = phrases(
        "no|nope|nah|no thanks|no thank you|dont|do not|dont do it|do not do it|better not|negative")
    static let cancel = phrases(
        "cancel|never mind|nevermind|cancel that|forget it|stop|abort|cancel it|forget that|leave it|no never mind"
    )
    static let more = phrases("more|and more|show more|show me more|more please|next|the others|the rest|what else")
    static let undo = phrases(
        "undo|undo that|undo it|take that back|take it back|revert that|put it back|undo the last 1|change it back"
    )

    /// Sentences of their own, which name nothing.
    static let taken = yes.union(no).union(cancel).union(undo)

    private static func phrases(_ text: String) -> Set<String> { Set(text.split(separator: "|").map(String.init)) }
}

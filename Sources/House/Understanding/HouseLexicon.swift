/// The words of commands and questions, in the spelling of people and of recognisers.
enum HouseLexicon {
    /// Each phrase with what it means.
    static let words: [(phrases: String, word: HouseWord)] =
        verbs + manners + values + places + times + weekdays + questions + states + fillers

    private static let verbs: [(phrases: String, word: HouseWord)] = [
        ("turn|switch|put|flip|power", .verb(.turn)), ("set|change|make|adjust|bring|get|transition", .verb(.set)),
        ("dim", .verb(.dim)), ("brighten|lighten", .verb(.brighten)),
        ("open|roll up|pull up|lift up", .verb(.open)),
        ("close|shut|roll down|pull down|close down|shut up|close up", .verb(.close)),
        ("light up|illuminate", .verb(.illuminate)),
        ("raise|lift|increase", .verb(.raise)), ("lower|reduce|decrease|drop", .verb(.lower)),
        ("lock|lock up", .verb(.lock)), ("unlock|un lock", .verb(.unlock)), ("arm|arm away|arm to away", .verb(.arm)),
        ("arm home|arm stay", .verb(.armHome)), ("arm night", .verb(.armNight)),
        ("arm vacation|arm holiday", .verb(.armVacation)),
        ("disarm|dis arm", .verb(.disarm)), ("start|run|begin|resume|continue|unpause|mow|start mowing", .verb(.start)),
        ("stop|halt", .verb(.stop)), ("pause", .verb(.pause)), ("play", .verb(.play)), ("toggle", .verb(.toggle)),
        ("activate|enable|launch|press|push", .verb(.activate)), ("deactivate|disable", .particle(.off)),
        ("mute|silence", .verb(.mute)),
        ("unmute|un mute", .verb(.unmute)),
        (
            """
            next|skip|next track|next song|next item|skip to next|skip to the next|skip to next track|skip to the next track|\
            skip to next song|skip to the next song|skip track|skip song|skip the track|skip the song|skip this|\
            skip this track|skip this song|skip item|skip the item|skip to next item|skip to the next item|skip this item
            """, .verb(.next)
        ),
        (
            """
            previous track|previous song|previous item|go back|go back to the previous track|go back to the previous song|\
            go back to the last track|go back to the last song|go back to the previous item|go back to the last item|\
            replay|replay the last track|replay the last song|replay the previous track|replay the previous song|\
            replay the last item|replay the previous item|replay last|replay previous|play the last track|\
            play the last song|play the previous track|play the previous song|play last|play the last|play previous|\
            play the previous|play previous track|play previous song|play last track|play last song|\
            play the last item|play the previous item|play previous item|play last item|replay the last|\
            replay the previous|replay previous track|replay previous song|replay last track|replay last song
            """, .verb(.previous)
        ),
        ("send|dock|return home|send back|go home|return|return to base", .verb(.dock)), ("leave|keep", .verb(.keep)),
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
        ("brightness", .aspect(.brightness)), ("temperature|temp", .aspect(.temperature)),
        ("volume|sound", .aspect(.volume)), ("position", .aspect(.position)), ("speed", .aspect(.speed)),
        ("color|colour|color temperature|colour temperature|color temp|colour temp", .aspect(.color)),
        ("kelvin|k", .kelvin), ("humidity|humid", .aspect(.humidity)),
        ("status|state|doing|value", .aspect(.state)),
    ]

    private static let values: [(phrases: String, word: HouseWord)] = [
        ("%|percent|per cent|procent", .percent),
        ("°|degree|degree celsius|degree c|° c|celsius|centigrade|degree centigrade", .degree),
        ("fahrenheit|degree fahrenheit|degree f|° f|° fahrenheit|° celsius", .degree),
        ("half|halfway|half way|half brightness", .share(50)), ("a third|one third|third", .share(33)),
        ("full|maximum|max|full brightness|all the way|fully|completely|the maximum|highest|the highest", .share(100)),
        ("minimum|the minimum|lowest|the lowest", .share(1)), ("low", .share(10)), ("high", .share(90)),
        ("a quarter", .share(25)),
        ("three quarter", .share(75)),
        ("red", .color(red: 255, green: 0, blue: 0)), ("green", .color(red: 0, green: 255, blue: 0)),
        ("blue", .color(red: 0, green: 0, blue: 255)), ("yellow", .color(red: 255, green: 220, blue: 0)),
        ("orange", .color(red: 255, green: 140, blue: 0)), ("purple|violet", .color(red: 150, green: 0, blue: 255)),
        ("pink", .color(red: 255, green: 105, blue: 180)), ("cyan|turquoise", .color(red: 0, green: 220, blue: 220)),
        ("magenta", .color(red: 255, green: 0, blue: 255)), ("warm white", .white(2700)),
        ("candle light|candlelight", .white(1900)),
        ("white|neutral white", .white(4000)), ("cold white|cool white", .white(6000)),
        ("daylight|day light|daylight white", .white(6500)),
        ("for night|for the night|in night mode|to night mode", .alarmMode(.night)),
        ("for home|in home mode|to home mode|in stay mode", .alarmMode(.home)),
        (
            "for vacation|for the vacation|for holiday|for the holiday|in vacation mode|in holiday mode",
            .alarmMode(.vacation)
        ),
        ("heat mode|heating mode", .mode(.heat)), ("cool mode|cooling|cooling mode", .mode(.cool)),
        ("auto|automatic|auto mode|automatic mode", .mode(.auto)), ("dry mode|drying mode", .mode(.dry)),
        ("fan only|fan only mode", .mode(.fanOnly)),
    ]

    private static let places: [(phrases: String, word: HouseWord)] = [
        ("all|every|each|all of|each and every|every single", .quantifier(.all)), ("both|both of", .quantifier(.both)),
        ("any|any of|some of", .quantifier(.any)), ("no|none of", .quantifier(.none)),
        ("everything|every thing|all device|every device", .everything),
        (
            "everywhere|all over|every area|all area|every single room|every single area|whole house|entire house|house|all room|every room|whole home|whole flat|flat|apartment",
            .everywhere
        ),
        ("all floor|both floor|every floor", .everywhere),
        (
            "the room|in the room|here|in here|this room|over here|this area|the area|this space|the space|my room|our room|"
                + "my area|our area|my space|our space",
            .here
        ),
        ("it|them|that|this|those|these|they|that 1|this 1|all of them|both of them", .pronoun),
        ("in|inside|within|throughout|across|around", .preposition(.place)), ("to|into|too", .preposition(.to)),
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
        ("half an hour|half hour", .unit(seconds: 1800)),
        ("quarter of an hour|a quarter of an hour|quarter hour|a quarter hour", .unit(seconds: 900)),
        ("three quarter of an hour", .unit(seconds: 2700)), ("after", .after), ("before", .before), ("am|a m", .am),
        ("pm|p m", .pm),
        ("oclock|o clock", .oclock), ("noon|midday", .noon), ("midnight", .midnight),
        ("sunset|sundown|nightfall|dusk", .sunset), ("sunrise|sunup|dawn", .sunrise),
        ("tonight|this evening|in the evening|this afternoon|in the afternoon", .tonight),
        ("tomorrow evening|tomorrow night|tomorrow afternoon", .tomorrowEvening),
        ("tomorrow|tomorrow morning", .tomorrow),
        ("in the morning|this morning", .morning), ("past", .past), ("quarter", .quarter),
        ("timer|countdown", .timer),
    ]

    private static let weekdays: [(phrases: String, word: HouseWord)] = [
        "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
    ].enumerated().flatMap { index, day -> [(phrases: String, word: HouseWord)] in
        let later = ["evening", "afternoon", "night"].map { "\(day) \($0)|on \(day) \($0)" }.joined(separator: "|")
        return [
            ("\(day)|on \(day)|next \(day)|this \(day)", .weekday(index + 1, nil)),
            ("\(day) morning|on \(day) morning", .weekday(index + 1, .morning)),
            (later, .weekday(index + 1, .evening)),
        ]
    }

    private static let questions: [(phrases: String, word: HouseWord)] = [
        ("is|are|was|were|isnt|arent|is there|are there", .question(.isIt)),
        ("what|whats|what is|what are", .question(.what)), ("which", .question(.which)),
        ("who|whos|who is", .question(.who)),
        ("where|wheres|where is|where are|where can i find", .question(.whereIs)),
        ("how|hows|how is|how are|what about|how about", .question(.how)), ("how many", .question(.howMany)),
        ("if|whether", .question(.whether)), ("does|do", .question(.does)),
        ("did|has|have|had|did you|have you|did i|have i|did we|have we|did anyone|did somebody", .question(.did)),
        ("why|whys|why is|why are", .question(.why)),
        ("should|shall|may|might|must|should i|can i|could i|may i|shall i", .question(.may)),
        ("tell me|let me know|notify me|alert me|inform me|warn me|say so|give me a shout|ping me", .tell),
        ("check|find out|see|do you know|look|i wonder|i want to know", .ask), ("when|as soon as|once|whenever", .when),
        ("when i say|whenever i say|if i say", .whenISay),
        ("anyone|anybody|someone|somebody|people|person", .somebody(.any)), ("everyone|everybody", .somebody(.every)),
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
            "would you mind|right now|again|currently|at the moment|immediately|still|already|quickly|?|:|echo|at once|securely|current",
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
        """
        cancel|never mind|nevermind|cancel that|forget it|stop|abort|cancel it|forget that|leave it|call it off|\
        call that off|scratch that|forget about it|never mind that|dont do that|cancel this|drop it|stop it|stop that
        """
    )
    /// Where nothing is asked these stop what moves.
    static let halt = phrases("stop|stop it|stop that|halt|stop moving|stop there")
    static let more = phrases("more|and more|show more|show me more|more please|next|the others|the rest|what else")
    static let undo = phrases(
        """
        undo|undo that|undo it|take that back|take it back|revert that|put it back|undo the last 1|change it back|\
        undo the last thing|undo this|revert|revert it|i take that back|i take it back|undo what i said
        """
    )

    /// Sentences of their own, which name nothing.
    static let taken = yes.union(no).union(cancel).union(undo).union(halt)

    private static func phrases(_ text: String) -> Set<String> { Set(text.split(separator: "|").map(String.init)) }
}

extension HouseSpeech {
    private static let verbs = "(turn|switch|set|dim|make|open|close|lock|start)"
    private static let comparisons = "(warmer|cooler|hotter|colder|brighter|darker|louder|quieter)"
    private static let blinds = "(blinds|shutters|curtains)"
    private static let amounted = "(volume|brightness|temperature|heating|heat|lights|light|music|tv|fan)"
    private static let states = "(on|off|open|closed|locked|unlocked|running|armed)"

    /// What is said whatever the names are.
    static let general: [String] =
        [
            // Lights and everything.
            "(turn|switch) (on|off) (the|all|all the) (light|lights|lamps)",
            "(turn|switch) (the|all|all the) lights (on|off)",
            "(lights|light|all lights|all the lights) (on|off|out)", "all (of|) the lights",
            "(turn|switch) (on|off) (all lights in the whole house|everything|everything in here|both lights)",
            "(turn|switch) everything (on|off)", "kill the lights",
            // What was spoken of.
            "(turn|switch) (it|that|them|both of them|all of them) (on|off|up|down)",
            "(open|close|lock|unlock|dim|start|stop) (it|them)",
            "(set|turn) (it|them) to ten percent",
            "make (it|them) (red|green|blue|yellow|orange|purple|pink|warm white|white)",
            // More and less.
            "make it (a bit|a little|a lot|much|) \(comparisons) (in here|please|)",
            "(please|can you|could you) make it (warmer|cooler) in here", "make it (warmer|cooler) in here (now|again)",
            "(a bit|a little) (warmer|cooler|brighter|darker|louder|quieter|higher|lower|more|less) (please|)",
            "make the (room|light|lights|heating) (a bit|a little|two degrees|) (warmer|cooler|brighter|darker)",
            "(i'm|i am) (too|) (cold|hot|freezing)", "it's (too|) (cold|hot|warm|dark|bright|loud|quiet) (in here|)",
            "it is (too|) (cold|hot|warm|dark|bright|loud|quiet) (in here|)", "give me more light",
            "(raise|lower|increase|decrease) the (volume|brightness|temperature|heating) (to|by|a bit|)",
            "(reduce|set|change) the (volume|brightness|temperature|heating) (to|by)",
            "turn (up|down) the \(amounted) (a bit|a little|)",
            "turn the \(amounted) (up|down) (a bit|a little|)",
            "dim the lights to ten percent", "(by|to) (one degree|half a degree|two degrees|twenty degrees)",
            "set the (heating|thermostat|temperature) to twenty degrees",
            "set the (heating|thermostat) to (auto|heat|cool)",
            "to (half|full brightness|maximum|minimum|halfway|warm white|cold white|daylight|the maximum)",
            "(to|at) (red|green|blue|yellow|orange|purple|pink|white) (at ten percent|)",
            // Blinds, doors, windows.
            "(open|close|shut|raise|lower|pull up|pull down|roll up|roll down) (the|all|all the) \(blinds)",
            "(open|close|put|set|move) the \(blinds) (halfway|half way|a little|a bit|all the way|fully) (up|down|)",
            "\(blinds) (up|down|open|closed)",
            "(lock|unlock) (the door|the doors|all doors|all the doors|both doors|up)",
            "(open|close) the garage (door|)", "(arm|disarm) the alarm",
            "(start|stop|pause) the (vacuum|washing machine|music|radio)",
            "(pause|stop|play|resume) (the music|)", "mute the (tv|radio|music)",
            // Questions.
            "is the (door|window|light|heating|oven|tv|alarm|fan) (still|) \(states)",
            "are (all|all the|the|any|both) (doors|windows|lights|blinds) (on|off|open|closed|locked)",
            "is (anything|everything|any window|any door|any light) (still|) (open|on|off|closed|locked)",
            "(which|what) (lights|windows|doors|devices|blinds) are \(states) (upstairs|downstairs|)",
            "(how many|which) (lights|windows|doors) are (on|open)",
            "(did|has) (anyone|somebody|someone) (leave|left) (the|a)",
            "(who is|who's|is anyone|is anybody|is someone|is everyone|is nobody) (home|at home)", "where is everyone",
            "(what's|what is) the (temperature|humidity|status|state|brightness|volume) (in|of|here|outside)",
            "how (warm|cold|hot|bright|humid|loud) is it (in|in here|outside|)", "(what|what's) about the",
            "what (temperature|volume|brightness) is the",
            "(when|when was) the (door|window) last (opened|closed|locked|unlocked)",
            "what can (you|i) (do|say) (in|to) the house",
            // Time.
            "in (a|one|two|five|ten|fifteen|twenty|thirty|twenty five) (minute|minutes|hour|hours|seconds)",
            "in (half an|an) hour", "(for|after) (five|ten|twenty|thirty) (minutes|hours)",
            "at (six|seven|ten) (o'clock|thirty|)",
            "at (sunset|sunrise|noon|midnight)", "(tonight|tomorrow|tomorrow morning|this evening) at (six|seven|ten)",
            "at (quarter|half) (to|past) (six|seven|ten)", "(set|start) a (ten minute|one hour|) timer (for|)",
            "wake me up (at six|at seven|at eight|in twenty minutes|in an hour)", "remind me (in|at|to)",
            "what reminders do i have", "(set|cancel) (an|my) alarm", "set an alarm for (six|seven|eight)",
            "(cancel|delete) (the reminder|all reminders)",
            "timer (for|) (ten minutes|an hour)", "(cancel|stop) the timer", "for (an|one) hour and a half",
            "(tell|let|remind) me (know|) (when|if|as soon as)", "when (the|i say|everyone is home|nobody is home)",
            "when the (door|window) (opens|closes)", "is (done|finished|over|ready)",
            "when (it|that) is (done|finished)",
            // Manners and joints.
            "(hey|okay|) echo (turn|switch|set|dim|make|open|close|lock|is|could you|what)",
            "(please|can you|could you|could you please|would you|will you|i want) \(verbs)",
            "(turn|switch) (on|off) the", "(except|but not|and|apart from) (the|in the|for the)",
            "and \(verbs)",
            "then \(verbs)", "on the (ground|first|second|top) floor (except|)",
            "in the whole house",
            // Answers.
            "(yes|yes please|no|no thanks|okay|sure|do it|go ahead|stop)",
            "(cancel|never mind|oh never mind|cancel that|forget it)",
            "(undo|undo that|take that back|put it back)", "the (first|second|third|last) one",
            "(both|all of them|neither)",
        ].flatMap(expanded) + amounts

    private static let amounts: [String] = {
        let tens = ["ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
        let small = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
        let percent = (tens + ["one hundred", "five", "fifteen", "twenty five", "seventy five"]).map {
            "to \($0) percent"
        }
        let degrees =
            (["sixteen", "seventeen", "eighteen", "nineteen", "twenty"] + small.prefix(5).map { "twenty \($0)" })
            .map { "to \($0) degrees" }
        return percent + degrees + tens.map { "at \($0) percent" }
    }()
}

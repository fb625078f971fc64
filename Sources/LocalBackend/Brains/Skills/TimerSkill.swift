/// Sets timers. It cannot see the clock of one that runs, and says so.
struct TimerSkill: SkillProtocol {
    let isExact = true

    /// A day.
    private static let longest = 86_400
    private static let mostAtOnce = 100
    private let set = [
        "(set|start|make|begin|sat|said) (a|the|another|my) (timer|time or|alarm) (for|of|to) {time}",
        "(timer|time) (for|of) {time}",
        "{set} the timer for {time}", "(set|start) a {time} timer", "{time} timer",
        "(wake|call|remind|tell) me (in|after) {time}",
        "let me know (in|after) {time}",
    ].map { PhrasePattern($0) }
    private let cancel = [
        "(cancel|stop|delete|remove|clear|end) (the|my|all|this) (timer|timers|time or|alarm)",
        "(cancel|stop|delete) timer",
    ].map { PhrasePattern($0) }
    private let left = [
        "how (long|much time|much|many minutes) (is|are) (left|remaining) [on the timer]",
        "how (long|much) (is left|time is left) [on the timer]",
        "how much longer", "(is|when is) the timer (over|done|finished|up)", "how long until the timer [ends|is over]",
        "what about [the|my] timer", "[hello|how long] i am is left",
    ].map { PhrasePattern($0) }

    var vocabulary: [String] {
        let units = ["minutes", "seconds", "hours"]
        let counts = [
            "two", "three", "four", "five", "ten", "fifteen", "twenty", "thirty", "forty five", "sixty", "ninety",
        ]
        let times =
            counts.flatMap { count in units.map { "\(count) \($0)" } } + [
                "one minute", "a minute", "one hour", "half an hour", "one second",
            ]
        let setting = PhrasePattern("(set|start) a timer for {time}").phrases(["time": times])
        let reminding = PhrasePattern("remind me in {time}").phrases(["time": times])
        return setting + reminding + (cancel.prefix(1) + left.prefix(5)).flatMap { $0.phrases() }
    }

    func answer(_ utterance: Utterance, in context: SkillContext) -> [BrainPart]? {
        if let time = set.lazy.compactMap({ $0.match(utterance.words)?["time"] }).compactMap({
            SpokenDuration.seconds(Array($0))
        }).first {
            return setting(time, context)
        }
        if cancel.contains(where: { $0.match(utterance.words) != nil }) { return cancelling(context) }
        return left.contains { $0.match(utterance.words) != nil } ? remaining(context) : nil
    }

    private func setting(_ seconds: Int, _ context: SkillContext) -> [BrainPart] {
        guard context.canAnnounce else {
            return say("I cannot set a timer in writing: I could not speak up when it ends.", "Ask me aloud.")
        }
        guard seconds <= Self.longest else { return say("I set timers of a day at most.") }
        let time = SpokenDuration.text(seconds)
        return [.text(Self.confirmation(time)), .announce(after: .seconds(seconds), text: Self.announcement(time))]
    }

    private func cancelling(_ context: SkillContext) -> [BrainPart] {
        guard let time = running(context) else { return say("No timer is running.") }
        return say("I cannot take back a timer once it is set.", "The one for \(time) will speak up once, at its end.")
    }

    private func remaining(_ context: SkillContext) -> [BrainPart] {
        guard let time = running(context) else { return say("No timer is running.") }
        return say(
            "A timer for \(time) is running.", "I cannot see how much of it is left, but I will speak up when it ends.")
    }

    private static func confirmation(_ time: String) -> String { "Timer set for \(time)." }
    private static func announcement(_ time: String) -> String { "Your timer for \(time) has ended." }

    /// The last timer that was confirmed and not yet announced, as the conversation tells.
    private func running(_ context: SkillContext) -> String? {
        var running: [String] = []
        for case .assistant(let text) in context.earlier {
            if let time = text.between("Timer set for ", ".") { running = running.suffix(Self.mostAtOnce - 1) + [time] }
            if let time = text.between("Your timer for ", " has ended."), let index = running.firstIndex(of: time) {
                running.remove(at: index)
            }
        }
        return running.last
    }
}

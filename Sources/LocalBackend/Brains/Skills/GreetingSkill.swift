extension PhraseSkill {
    /// Greets, thanks and takes leave.
    static let greeting = PhraseSkill(entries: [
        Entry(
            "(hello|hi|hey|hallo|yo) [there|echo|again|everybody|world]", "(hello|hi|hey) how are you [doing] [today]",
            "good (morning|afternoon|evening|day) [echo]", "(could|did|dude) morning"
        ) { context in
            let name = MemorySkill.name(in: context).map { ", \($0)" } ?? ""
            return ["\(DayPart.greeting(context))\(name).", "What can I do for you?"]
        },
        Entry("how are you [doing] [today]", "how is it going", "how do you do") { _ in
            ["I am well: everything here runs on your own machine.", "How can I help?"]
        },
        Entry(
            "[thank|thanks] (thank you|thanks|thank u) [very much|so much|a lot]", "many thanks",
            "(thank|tank|ten|sam) que",
            "that is (great|nice|perfect)"
        ) { _ in
            ["You are welcome."]
        },
        Entry("(goodbye|good bye|bye|bye bye|farewell|good night) [echo|for now]", "see you [later|soon|tomorrow]") {
            context in
            ["Goodbye."] + (context.isOnPhone ? [] : ["Control C, twice, closes the program."])
        },
        Entry(
            "stop [it|talking|please|now]", "(be|keep) quiet", "never mind", "that is enough", "(silence|hush) [please]"
        ) { _ in
            ["All right."]
        },
        Entry("(can|do) you hear me", "are you there", "testing [testing]", "[this is] a test", "test") { _ in
            ["Yes, I hear you."]
        },
    ])
}

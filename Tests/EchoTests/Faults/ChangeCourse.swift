import Echo

/// What somebody does who changes the way on which a conversation goes.
enum ChangeCourse: Sendable, CaseIterable {
    case mode, model, reset

    enum Step: Sendable, Hashable {
        case say(String)
        case mode(ConversationMode)
        case model(String)
        case reset
    }

    var steps: [Step] {
        switch self {
        case .mode: [.say("one"), .mode(.audio), .say("two"), .mode(.text), .say("three")]
        case .model:
            [
                .say("one"), .model("gpt-5"), .say("two"), .mode(.audio), .say("three"), .model("gpt-realtime-mini"),
                .say("four"),
            ]
        case .reset: [.say("one"), .reset, .say("two"), .mode(.audio), .say("three"), .reset, .say("four")]
        }
    }

    /// What is said between one reset and the next.
    var stories: [[String]] {
        steps.split(separator: Step.reset).map { chapter in
            chapter.flatMap { step -> [String] in
                if case .say(let text) = step { ["user: \(text)", "assistant: You said: \(text)"] } else { [] }
            }
        }
    }
}

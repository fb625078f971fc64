@testable import House
import HouseSentences
import Testing

/// What people ask an assistant in a day, and what is none of a house's business.
@MainActor @Suite struct `Everyday questions that are not about the house` {
    static let questions = [
        "and what is 3 plus 4?", "what is 3 plus 4?", "what is 12 times 12", "how much is 20 percent of 80?",
        "what is half of 90", "and 5 plus 6?", "is 7 a prime number?", "how many minutes are in a day?",
        "how many degrees are in a circle?", "what time is it?", "what day is it today?", "when is sunset?",
        "when does the train leave?", "how far is the moon?", "how hot is the sun?", "how cold is it on mars?",
        "how high is mount everest?", "how fast is light?", "what is light?", "what is a lock made of",
        "how does a washing machine work?", "who invented the light bulb?", "why is the sky blue?",
        "what is the capital of france?", "is the supermarket open?", "tell me a joke", "tell me a story about a door",
        "write a poem about a window", "translate kitchen into french", "how do you say good morning in spanish?",
        "play me a riddle", "what should i cook tonight?", "how do i open a bank account?", "open the pod bay doors",
        "set up a meeting with anna", "what does closed source mean?", "turn this sentence into a question",
        "who is at the door in the poem?", "is it true that cats always land on their feet?", "and why?",
        "and in german?",
        "how are you?", "what is the temperature of boiling water?", "how loud is a jet?", "are you there?",
        "what is on television tonight?", "change the subject", "stop telling me that", "start with the first chapter",
        "make it shorter", "make the answer longer", "say that again slower", "keep it short",
    ]

    /// What names a device that there is not goes to the assistant too, as long as the house has none of its own.
    @Test func `are nothing to it, in a room, and behind what was said of a device`() {
        let contexts = [
            SentenceFlat.context(room: nil, mentioned: []),
            SentenceFlat.context(room: RoomID("kitchen"), mentioned: []),
            SentenceFlat.context(room: RoomID("kitchen"), mentioned: [SentenceFlat.inventory.devices[0].id]),
        ]
        for question in Self.questions {
            for (index, context) in contexts.enumerated() {
                let understood = SentenceFlat.skill.understand(question, in: context)
                if case .unknownDevice = understood { continue }
                #expect(understood == .nothing, "\(question) (\(index))")
            }
        }
    }

    @Test func `are left to the assistant, also behind a question that the house answered`() async {
        let house = await RunningDesk()
        let remarks = [
            "turn on the hall lamp", "is the front door locked?", "what is the temperature in the kitchen?",
            // Which of them, and whether.
            "turn on the lamp", "unlock the front door",
        ]
        for before in remarks {
            _ = await house.say(before)
            for question in Self.questions {
                #expect(!house.desk.heard(question).isMeant, "\(question) (after \(before))")
            }
        }
    }
}

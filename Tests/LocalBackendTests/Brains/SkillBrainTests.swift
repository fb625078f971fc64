import EchoWire
import Foundation
import Testing

@testable import LocalBackend

@Suite struct `The offline assistant answers` {
    @Test(arguments: [
        ("hello", "What can I do for you?"), ("Hi there!", "Good afternoon"),
        ("thank you very much", "You are welcome"),
        ("Goodbye.", "Goodbye"), ("good-bye", "Goodbye"), ("could morning", "Good afternoon"),
        ("can you hear me", "I hear you"),
        ("Who are you?", "offline assistant built into echo-tui"), ("what's your name", "offline assistant"),
        ("what can you do", "roll dice"), ("Hello, what can you do?", "roll dice"),
        ("hi there, what time is it", "2:05"), ("hello there", "Good afternoon"),
        ("hey, how are you today", "Good afternoon"), ("How do I use this program?", "Press space"), ("help", "F1"),
        ("how do I stop you", "Escape"), ("how do i quit", "Control C"),
        ("How do I connect a model?", "OPENAI_API_KEY"),
        ("how do i connect to model", "--url"), ("how do I change the voice", "Alt 3"), ("tell me a joke", "offline"),
    ])
    func `about itself and the program`(said: String, answer: String) { #expect(text(said).contains(answer)) }

    @Test(arguments: [
        ("What time is it?", "It is 2:05 in the afternoon."), ("tell me the time please", "2:05"),
        ("what is the date today", "Today is Saturday, November 21, 2026."), ("what is the day today", "Saturday"),
        ("what is it tomorrow", "Sunday"),
        ("what day is it", "Saturday"), ("what day is it tomorrow", "Tomorrow is Sunday, November 22, 2026."),
        ("what day was it yesterday", "Yesterday was Friday"),
        ("how many days until Christmas", "34 days until Christmas"),
        ("how many days are there until friday", "6 days until Friday"), ("days until the third of march", "102 days"),
        ("how many days until new year's eve", "40 days"), ("how many days until november twenty first", "today"),
        ("what year is it", "2026"), ("what month is it", "November"),
    ])
    func `about time and date`(said: String, answer: String) { #expect(text(said).contains(answer), "\(text(said))") }

    @Test(arguments: [
        ("what is twelve times seven", "is 84."), ("What's 12 * 7?", "is 84."), ("(2 + 3) * 4.5", "is 22.5."),
        ("what is two plus three times four", "is 14."), ("twenty four divided by five", "is 4.8."),
        ("what is ten divided by three", "about 3.333333"), ("what is one divided by zero", "divided by zero"),
        ("what is the square root of sixteen", "is 4."), ("square root of two", "about 1.414214"),
        ("square root of minus one", "no real square root"), ("what is fifteen percent of eighty", "is 12."),
        ("15% of 80", "is 12."), ("two to the power of ten", "is 1024."), ("what is three squared", "is 9."),
        ("point one plus zero point two", "offline"), ("zero point one plus zero point two", "is 0.3."),
        ("a hundred minus one", "is 99."), ("one thousand two hundred and five plus one", "is 1206."),
        ("what is ten divided by far", "is 2.5."), ("minus five plus three", "is -2."),
        ("one is ten plus ten", "is 20."),
        ("9^999", "too large"), ("what is half of ten", "is 5."), ("1,000 + 1", "is 1001."),
    ])
    func `calculations`(said: String, answer: String) { #expect(text(said).contains(answer), "\(text(said))") }

    @Test(arguments: [
        ("how many minutes are in a week", "1 week is 10080 minutes."),
        ("what is one foot in inches", "1 foot is 12 inches."),
        ("stop", "All right."),
        ("how many kilometers are in ten miles", "10 miles are about 16.093 kilometers."),
        ("convert twenty degrees celsius to fahrenheit", "20 degrees Celsius are 68 degrees Fahrenheit."),
        ("what is 212 °F in °C", "100 degrees Celsius"), ("convert 0 celsius to kelvin", "273.15 kelvin"),
        ("how many pounds are in five kilograms", "about 11.023 pounds"), ("5 km in miles", "about 3.107 miles"),
        ("how many minutes are in two hours", "120 minutes"), ("how many seconds are in a day", "86400 seconds"),
        ("how many inches in a foot", "12 inches"), ("convert one gallon to liters", "about 3.785 liters"),
        ("convert one hundred miles per hour to kilometers per hour", "about 160.934 kilometers per hour"),
        ("how many megabytes are in two gigabytes", "2000 megabytes"),
        ("convert ten miles to kilograms", "do not measure the same"),
        ("how many kilometers sorry and ten miles", "16.093"),
        ("convert two and a half hours to minutes", "150 minutes"),
    ])
    func `conversions`(said: String, answer: String) { #expect(text(said).contains(answer), "\(text(said))") }

    @Test(arguments: [
        ("set a timer for two minutes", 120), ("Set a timer for 90 seconds.", 90),
        ("start a timer for half an hour", 1800),
        ("set a timer for an hour and a half", 5400), ("remind me in ten minutes", 600),
        ("set a five minute timer", 300),
        ("set a timer for one minute and thirty seconds", 90), ("said the timer for to minutes", 120),
        ("2 minute timer", 120),
        ("sat a time or for twenty five minutes", 1500),
    ])
    func `timers that speak up`(said: String, seconds: Int) {
        let parts = parts(said)

        #expect(
            parts.contains {
                if case .announce(after: .seconds(seconds), let text) = $0 { text.contains("has ended") } else { false }
            })
        #expect(text(said).hasPrefix("Timer set for"))
    }

    @Test func `what it knows of its timers`() {
        let set: [BrainItem] = [.user("set a timer for two minutes"), .assistant("Timer set for 2 minutes.")]
        let over = set + [.assistant("Your timer for 2 minutes has ended.")]

        #expect(text("how long is left", after: set).contains("A timer for 2 minutes is running."))
        #expect(text("cancel the timer", after: set).contains("cannot take back"))
        #expect(text("how long is left", after: over) == "No timer is running.")
        #expect(text("cancel the timer") == "No timer is running.")
        #expect(
            text("set a timer for three days").contains("day")
                || text("set a timer for 99 hours").contains("a day at most"))
    }

    @Test(arguments: [
        "flip a coin", "toss a coin", "heads or tails", "flip a quiet", "toss a client three times", "flip two coins",
    ])
    func `coins`(said: String) { #expect(text(said).contains("heads") || text(said).contains("tails")) }

    @Test(arguments: [
        "roll two dice", "well two dice", "roll a die", "roll the dice", "Roll 3 dice", "rule three twenty sided dice",
        "roll a twenty sided die",
        "roll to dice", "could you roll a die", "can you please roll two dice",
    ])
    func `dice`(said: String) { #expect(text(said).hasPrefix("You rolled")) }

    @Test func `dice that fall as the seed says, within their sides`() {
        #expect(text("roll ten dice", seed: 3) == text("roll ten dice", seed: 3))
        #expect(Set((0..<20).map { text("roll ten dice", seed: $0) }).count > 10)
        let eyes = (0..<60).compactMap { Int(text("roll a die", seed: $0).filter(\.isNumber)) }
        #expect(Set(eyes) == [1, 2, 3, 4, 5, 6])
        #expect(text("roll a million dice").contains("cannot"))
    }

    @Test func `by repeating`() {
        #expect(text("Repeat after me: the cat sat on the mat") == "The cat sat on the mat.")
        #expect(text("say good morning") == "Good morning.")
        #expect(text("say that again", after: [.user("hello"), .assistant("Good day.")]) == "Good day.")
    }

    @Test func `what it was told before`() {
        let told: [BrainItem] = [
            .user("my name is alice"), .assistant("Nice to meet you, Alice."), .user("Remember that my car is blue"),
            .assistant("Yes."),
            .user("my dog is called rex"), .assistant("Yes."),
        ]

        #expect(text("what is my name", after: told) == "Your name is Alice.")
        #expect(text("what is my car", after: told) == "Your car is blue.")
        #expect(text("what is my dog", after: told) == "Your dog is called rex.")
        #expect(
            text("what do you remember", after: told).contains(
                "Your name is Alice. Your car is blue. Your dog is called rex."))
        #expect(text("hello", after: told).contains("Alice"))
        #expect(text("what is my name").contains("not told me"))
        #expect(text("what is my cat", after: told).contains("not told me"))
    }

    @Test func `at length, sentence by sentence`() {
        for said in ["tell me about yourself", "tell me a story"] {
            #expect(parts(said).count >= 6)
            #expect(text(said).split(separator: " ").count > 60)
        }
    }

    @Test(arguments: [
        "what is the weather in lisbon", "who won the football game", "explain photosynthesis",
        "the old man walked to the river",
        "write a poem about autumn", "how tall is the eiffel tower", "my brother bought a new guitar yesterday",
        "this and that",
    ])
    func `honestly when it has no skill`(said: String) { #expect(text(said).contains("offline")) }

    @Test func `how to connect a model once, and then otherwise`() {
        let first = text("explain photosynthesis")
        let second = text("explain gravity", after: [.user("explain photosynthesis"), .assistant(first)])

        #expect(first.contains("OPENAI_API_KEY"))
        #expect(!second.contains("OPENAI_API_KEY"))
        #expect(first.prefix(20) != second.prefix(20))
    }

    @Test func `another reading when the best has no meaning`() {
        let items: [BrainItem] = [.user("flipper con", alternatives: ["flip a corner", "roll two dice"])]

        #expect(text(OfflineAssistant.parts(items)).hasPrefix("You rolled"))
    }

    @Test func `no lesser reading that any words would fit`() {
        let items: [BrainItem] = [
            .user("my brother bought a guitar", alternatives: ["my brother is a guitar", "say goodbye to a guitar"])
        ]

        #expect(text(OfflineAssistant.parts(items)).contains("offline"))
    }

    @Test func `the same to the same`() async throws {
        var streamed: [BrainPart] = []
        let prompt = BrainPrompt(
            items: [.user("roll two dice")], now: OfflineAssistant.now, timeZone: .gmt, seed: 1)
        for try await part in OfflineAssistant.brain.answer(prompt) { streamed.append(part) }

        #expect(streamed == parts("roll two dice"))
    }

    @Test(arguments: [
        ("spell house backwards", "House backwards: E, S, U, O, H."),
        ("reverse hello", "Hello backwards: O, L, L, E, H."),
        ("spell owl backwards and what is two plus two", "Owl backwards: L, W, O."),
        ("spell rock and roll", "Rock and roll: R, O, C, K, space, A, N, D, space, R, O, L, L."),
        ("how do you spell new york backwards", "New york backwards: K, R, O, Y, space, W, E, N."),
        ("say the alphabet backwards", "Alphabet backwards: Z, Y, X,"),
        ("spell house", "House: H, O, U, S, E."),
    ])
    func `letters from the end`(said: String, answer: String) { #expect(text(said).hasPrefix(answer), "\(text(said))") }

    @Test(arguments: [
        ("what is a 15 percent tip on 42.50", "A tip of 15 percent on 42.50 is 6.38: 48.88 in all."),
        ("calculate a 20 % tip for $80", "A tip of 20 percent on 80 is 16: 96 in all."),
        ("a tip of ten percent on thirty euros", "A tip of 10 percent on 30 is 3: 33 in all."),
        ("tip on 42.50", "On 42.50, 10 percent is 4.25, 15 percent is 6.38, and 20 percent is 8.50."),
        ("how much should I tip on forty dollars", "On 40, 10 percent is 4, 15 percent is 6, and 20 percent is 8."),
    ])
    func `tips`(said: String, answer: String) { #expect(text(said) == answer) }

    @Test(arguments: [
        ("what is the weather in Paris", "I do not know the weather"),
        ("will it rain tomorrow", "I do not know the weather"),
        ("how far is it from Paris to Berlin", "I have no map"),
        ("how far is the moon from the earth", "I have no map"),
        ("what is the distance between London and Rome", "I have no map"),
    ])
    func `honestly, what it cannot know`(said: String, answer: String) {
        #expect(text(said).contains(answer), "\(text(said))")
    }

    @Test func `nothing but an apology to no words`() { #expect(text(" … ") == "I did not catch that.") }

    @Test func `every phrase of its vocabulary that is whole`() {
        let brain = OfflineAssistant.brain
        let unanswered = [
            "what time is it", "flip a coin", "roll two dice", "what is twelve times seven",
            "set a timer for two minutes",
        ]
        .filter { !brain.vocabulary(tools: []).contains($0) }

        #expect(unanswered == [])
        #expect(brain.vocabulary(tools: []).count < 8000)
    }

    private func parts(_ said: String, after items: [BrainItem] = [], seed: UInt64 = 1) -> [BrainPart] {
        OfflineAssistant.parts(items + [.user(said)], seed: seed)
    }

    private func text(_ said: String, after items: [BrainItem] = [], seed: UInt64 = 1) -> String {
        OfflineAssistant.text(said, after: items, seed: seed)
    }

    private func text(_ parts: [BrainPart]) -> String { OfflineAssistant.text(parts) }
}

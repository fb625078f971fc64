import EchoAudio
import EchoWire
import Foundation
import LocalBackend
import Testing

/// From sound to answer: flite asks, PocketSphinx hears, the skills answer. `ECHO_SPEECH_TABLE=1` prints the whole table.
@Suite struct `Spoken questions reach their skill` {
    private static let recognizer = PocketSphinxRecognizer(decoders: 1)
    private static let synthesizer = FliteSynthesizer()
    static let isTable = ProcessInfo.processInfo.environment["ECHO_SPEECH_TABLE"] != nil
    private static let voices = ["marin", "cedar", "echo", "ash"]

    /// What is said, and what the answer must hold.
    static let questions: [(said: String, answer: String)] = [
        ("What time is it?", "It is 2:05"), ("Roll two dice.", "Together"),
        ("Set a timer for two minutes.", "Timer set for 2 minutes"),
        ("What is twelve times seven?", "84"), ("How many kilometers are in ten miles?", "16.093"),
        ("Flip a coin.", "It is"),
        ("Hello.", "What can I do"), ("What is the date today?", "November 21"),
        ("My name is Alice.", "Nice to meet you"),
        ("What is my name?", "not told me"), ("Who are you?", "offline assistant built"),
        ("Tell me about yourself.", "PocketSphinx"),
        ("Tell me a story.", "lighthouse"), ("How do I use this program?", "Press space"),
        ("Convert twenty degrees Celsius to Fahrenheit.", "68"), ("What is the square root of sixteen?", "4."),
        ("What is fifteen percent of eighty?", "12."), ("Repeat after me, the cat sat on the mat.", "The cat"),
        ("Thank you.", "You are welcome"), ("Goodbye.", "Goodbye"),
        ("Remember that my car is blue.", "your car is blue"),
        ("What do you remember?", "not told me"), ("How do I connect a model?", "OPENAI_API_KEY"),
        ("What day is it tomorrow?", "Sunday"), ("How many days until Christmas?", "34 days"),
        ("Roll a die.", "You rolled"),
        ("Cancel the timer.", "No timer"), ("How long is left?", "No timer"), ("What can you do?", "roll dice"),
        ("What is the weather in Lisbon?", "get_weather"), ("Turn on the kitchen light.", "set_light"),
        ("Set the volume to thirty.", "set_volume"), ("What is ten divided by four?", "2.5"),
        ("How many pounds are in five kilograms?", "11.023"), ("Say good morning.", "Good morning."),
        ("Good morning.", "What can I do"), ("Toss a coin three times.", "heads and"), ("What keys can I press?", "F1"),
        ("How do I stop you?", "Escape"), ("Roll three twenty sided dice.", "Together"),
        ("What is one hundred minus thirty seven?", "63"), ("How many minutes are in two hours?", "120"),
    ]

    private static let others = [
        "The old man walked slowly down to the river.", "I think we should paint the house next summer.",
        "She sells sea shells by the sea shore.", "Can you recommend a good book about history?",
        "Why do cats purr when they sleep?",
        "The train was late again this morning.", "Who won the football game last night?",
        "My brother bought a new guitar yesterday.",
        "Explain how photosynthesis works.", "It has been raining since early Monday.",
        "Translate this sentence into German please.",
        "What should I cook for dinner?", "The company reported lower profits this quarter.",
        "Write a poem about autumn leaves.",
        "How tall is the Eiffel tower?", "He forgot his umbrella on the bus.", "Which planet is closest to the sun?",
        "Do you believe in ghosts?", "The children are playing in the garden.", "Help me plan a trip to Japan.",
    ]

    @Test(arguments: [0, 2, 3, 4, 13]) func `in a low voice`(question: Int) async throws {
        let (said, answer) = Self.questions[question]
        let result = try await result(said, voice: "cedar")

        #expect(result.answer.contains(answer), "heard: \(result.heard)")
    }

    @Test func `and other sentences reach none`() async throws {
        let result = try await result(Self.others[4], voice: "ash")

        #expect(result.answer.contains("offline"), "heard: \(result.heard)")
    }

    @Test(.enabled(if: isTable)) func `all of them, in four voices, as a table`() async throws {
        var right = 0
        var captured = 0
        var waits: [Duration] = []
        for (number, question) in Self.questions.enumerated() {
            for voice in Self.voices {
                let result = try await result(question.said, voice: voice)
                waits.append(result.wait)
                let isRight = result.answer.contains(question.answer)
                right += isRight ? 1 : 0
                if !isRight {
                    print("MISS", number, voice, question.said, "→", result.heard, "→", result.answer.prefix(60))
                }
            }
        }
        for said in Self.others {
            for voice in Self.voices {
                let result = try await result(said, voice: voice)
                waits.append(result.wait)
                let isCaptured = !result.answer.contains("offline")
                captured += isCaptured ? 1 : 0
                if isCaptured { print("CAPTURED", voice, said, "→", result.heard, "→", result.answer.prefix(60)) }
            }
        }
        waits.sort()
        print("RIGHT \(right) of \(Self.questions.count * 4); CAPTURED \(captured) of \(Self.others.count * 4)")
        print(
            "last feed → finish: p50 \(waits[waits.count / 2]), p95 \(waits[waits.count * 95 / 100]), max \(waits[waits.count - 1])"
        )
        #expect(Double(right) >= 0.9 * Double(Self.questions.count * 4))
        #expect(Double(captured) <= 0.05 * Double(Self.others.count * 4))
    }

    private func result(_ said: String, voice: String) async throws -> (heard: String, answer: String, wait: Duration) {
        let brain = SkillBrain()
        let sound = try await Self.synthesizer.speak(said, voice: voice, speed: 1)
        let samples =
            PCM16.silence(.milliseconds(200)).samples + sound.samples + PCM16.silence(.milliseconds(300)).samples
        let recognition = try await Self.recognizer.begin(vocabulary: brain.vocabulary(tools: tools))
        for start in stride(from: 0, to: samples.count, by: 480) {
            _ = await recognition.feed(PCM16(Array(samples[start..<min(start + 480, samples.count)])))
        }
        let ended = ContinuousClock.now
        let heard = try await recognition.finish()
        let wait = ContinuousClock.now - ended
        var answer = ""
        let prompt = BrainPrompt(
            items: [.user(heard.text, alternatives: heard.alternatives)], tools: tools,
            now: Date(timeIntervalSince1970: 1_795_269_900),
            timeZone: .gmt, seed: 1)
        for try await part in brain.answer(prompt) {
            switch part {
            case .text(let text), .refusal(let text): answer += text
            case .call(let name, let arguments): answer += name + arguments
            case .announce, .delayed, .provider: break
            }
        }
        return (heard.text, answer, wait)
    }

    private var tools: [BrainTool] {
        [
            BrainTool(
                name: "get_weather", description: "Get the current weather for a city",
                parameters: ["type": "object", "properties": ["city": ["type": "string"]], "required": ["city"]]),
            BrainTool(
                name: "set_light", description: "Switch a lamp in a room",
                parameters: [
                    "type": "object",
                    "properties": [
                        "state": ["type": "string", "enum": ["on", "off"]],
                        "room": ["type": "string", "enum": ["kitchen", "bedroom"]],
                    ],
                    "required": ["state", "room"],
                ]),
            BrainTool(
                name: "set_volume", description: "Change the loudness",
                parameters: ["type": "object", "properties": ["level": ["type": "integer"]], "required": ["level"]]),
        ]
    }
}

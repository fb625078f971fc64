public import Echo
import EchoWire
import Foundation

/// What an assistant may call, so that spoken sentences reach the house.
extension HouseDesk {
    /// What every tool of a simulation says of itself first.
    private static let demonstration = "Demonstration of a simulated house: nothing in it is real; say so. "

    /// Sentences that show an assistant without a model what is meant for the house.
    private static let mostExamples = 1500
    /// What it may expect to hear.
    private static let mostSpeech = 4000
    /// Bytes of the former and of the latter: they go to an assistant that listens whenever they are others, and names may
    /// be long. A house of 40 devices takes three quarters of it. With what is written go those alone that show its words.
    private static let (sentenceBytes, speechBytes) = (48 << 10, 112 << 10)

    /// The tool that takes a sentence.
    nonisolated static let spokenTool = "house"
    /// What it tells of a sentence that is not for the house.
    nonisolated static let notUnderstood = #"{"understood": false}"#
    /// What it tells of an order that a tone has answered: there is nothing more to be said.
    nonisolated static let toned = #"{"answered": "by a tone"}"#

    /// The tools, with what the house has now.
    ///
    /// - Parameter asSentences: for the assistant of this machine: one tool that takes a sentence as it was said. Else
    ///   those with exact schemas, for a model.
    public func tools(asSentences: Bool) -> [Tool] {
        guard asSentences else { return HouseTools.all.map(exact) }
        return [spoken]
    }

    private var introduction: String { isDemonstration ? Self.demonstration : "" }

    private var spoken: Tool {
        let sentences = phrases(limit: Self.mostExamples)
        let known = Set(sentences)
        let parted = HouseToolPhrases(Self.first(sentences, bytes: Self.sentenceBytes))
        let sentence: JSONValue = [
            "type": "string", "description": "The user's words about the house, word for word.",
            "examples": Self.json(parted.shown), Self.heard: Self.json(parted.others),
        ]
        let alternatives: JSONValue = [
            "type": "array", "description": "Other things the user may have said instead, the most likely first.",
            "items": [
                "type": "string",
                // What is a sentence is expected already.
                Self.heard: Self.json(
                    Self.first(
                        expectedWords.speech(limit: Self.mostSpeech).filter { !known.contains($0) },
                        bytes: Self.speechBytes)),
            ],
        ]
        return Tool(
            name: Self.spokenTool,
            description: """
                \(introduction)Reads and switches lamps, heating, blinds, locks and other devices of the house.
                """,
            parameters: [
                "type": "object", "properties": ["sentence": sentence, "alternatives": alternatives],
                "required": ["sentence"],
                "additionalProperties": false,
            ], permission: .always, timeout: .seconds(30)
        ) { [weak self] arguments in
            let given = try? JSONValue(parsing: Data(arguments.utf8))
            guard let said = given?["sentence"]?.string else { return HouseToolError.notJSON.text }
            let others = given?["alternatives"]?.array?.compactMap(\.string) ?? []
            return await self?.answer(said, or: others) ?? Self.notUnderstood
        }
    }

    /// What a schema has for who listens; it is left out of what is written.
    private static let heard = "x-heard"

    private static func json(_ phrases: [String]) -> JSONValue { .array(phrases.map { .string($0) }) }

    /// The first of them, as many as so many bytes of JSON hold.
    static func first(_ phrases: [String], bytes: Int) -> [String] {
        var room = bytes
        return Array(
            phrases.prefix { phrase in
                room -= phrase.utf8.count + 3
                return room >= 0
            })
    }

    /// What is asked back is on the screen too: a plan as a list, and where the PIN can be typed unseen.
    func answer(_ said: String, or others: [String]) async -> String? {
        // Said aloud, it would be heard by everybody and written down.
        guard !isPIN(said) else { return "\(mark)A PIN is not taken by voice. \(Self.typed)" }
        guard let spoken = await hear(said, alternatives: others, isSpoken: true) else { return nil }
        if spoken.asks != nil || spoken.person != nil { listener.onQuestion(spoken) }
        if replies == .tone, spoken.text == Self.done { return Self.toned }
        if spoken.person == nil {
            guard case .pin? = spoken.asks else { return mark + spoken.text }
        }
        return "\(mark)\(spoken.text) \(Self.typed)"
    }

    private static let typed = "Type it on the screen."

    private func exact(_ tool: HouseTool) -> Tool {
        Tool(
            name: tool.name, description: introduction + tool.description, parameters: tool.parameters,
            permission: .always, timeout: .seconds(30)
        ) { [weak self] arguments in
            await self?.answer(tool.name, arguments) ?? "The house is not there any more."
        }
    }

    /// What a model is told. Of a simulation that is marked in every result.
    func answer(_ tool: String, _ arguments: String) async -> String {
        let result = await result(tool, arguments)
        guard isDemonstration else { return result.string ?? result.text }
        let object = result.object ?? ["answer": result]
        return JSONValue.object(object.merging(["demonstration": true]) { $1 }).text
    }

    /// An object, or a text. Nothing risky is done before the person has said yes to it.
    private func result(_ tool: String, _ arguments: String) async -> JSONValue {
        guard !isExpected else { return .string(HouseProblemWording.neverSeen(picture.absence)) }
        do throws(HouseToolError) {
            let call = try reader.call(tool, arguments)
            let result = HouseToolResult(vocabulary: answer.vocabulary, readings: picture.readings)
            switch call {
            case .find(let devices): return result.devices(devices)
            case .read(let devices): return result.states(devices)
            case .plan(let plan): return .string(told(await take(plan)))
            case .sentence(let understood): return .string(told(await reply(to: understood)))
            case .undo: return .string(told(await undo()))
            }
        } catch {
            return .string(error.text)
        }
    }

    private func told(_ spoken: HouseSpoken) -> String {
        guard let asked = spoken.asks else { return spoken.text }
        listener.onQuestion(spoken)
        switch asked {
        case .confirm: return "The user is asked on the screen, and nothing is done before their yes: \(spoken.text)"
        case .pin: return "The user is asked to type the PIN on the screen; it is not taken by voice: \(spoken.text)"
        case .time: return "Ask the user, and give the sentence again with the time in it: \(spoken.text)"
        case .which: return "Ask the user, and give the sentence again with the room in it: \(spoken.text)"
        }
    }
}

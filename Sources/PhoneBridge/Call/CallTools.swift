import Echo
import EchoWire
import Foundation

/// The tools that the assistant has for the call it is in.
enum CallTools {
    static func hangUp(_ act: @escaping @Sendable () -> Void) -> Tool {
        Tool(
            name: "hang_up",
            description: "Ends the call. Say goodbye first: the caller hears it to its end before the line is cut.",
            parameters: object([:]), permission: .always
        ) { _ in
            act()
            return "The call ends when your goodbye was heard. Say nothing more."
        }
    }

    static func waitForKeys(
        _ act: @escaping @Sendable (_ most: Int, _ patience: Duration) async -> String
    ) -> Tool {
        Tool(
            name: "wait_for_keys",
            description: "Waits until the caller has pressed keys of the telephone. Ask for them first.",
            parameters: object([
                "most": ["type": "integer", "description": "How many keys are wanted; # ends them earlier."],
                "seconds": ["type": "integer", "description": "How long to wait."],
            ]), permission: .always, timeout: .seconds(70)
        ) { arguments in
            let json = try? JSONValue(parsing: Data(arguments.utf8))
            let most = min(32, max(1, json?["most"]?.integer ?? 32))
            let seconds = min(60, max(1, json?["seconds"]?.integer ?? 15))
            let digits = await act(most, .seconds(seconds))
            return digits.isEmpty ? "No key was pressed." : "The caller pressed \(digits)."
        }
    }

    /// - Parameters:
    ///   - names: to whom the caller may be connected; no others.
    ///   - act: gives why it does not, if it does not.
    static func transfer(
        to names: [String], _ act: @escaping @Sendable (_ name: String, _ sentence: String?) -> String?
    ) -> Tool {
        let properties: [String: JSONValue] = [
            "to": [
                "type": "string", "enum": .array(names.map { .string($0) }), "description": "With whom to connect.",
            ],
            "introduction": [
                "type": "string",
                "description": "One sentence that they hear before the caller is connected: who calls, and why.",
            ],
        ]
        return Tool(
            name: "transfer_call",
            description: """
                Connects the caller with a person, without you. Tell the caller first, in one short sentence. If nobody \
                answers, the caller comes back to you and you are told.
                """,
            parameters: object(properties, required: ["to"]), permission: .always
        ) { arguments in
            let json = try? JSONValue(parsing: Data(arguments.utf8))
            guard let name = json?["to"]?.string, !name.isEmpty else { return "Nobody is named." }
            let sentence = json?["introduction"]?.string.map { String($0.prefix(longestSentence)) }
            return act(name, sentence?.isEmpty == true ? nil : sentence).map { "The caller is not connected. \($0)" }
                ?? "The caller is connected as soon as your sentence was heard. Say nothing more."
        }
    }

    static func takeMessage(_ act: @escaping @Sendable (String) -> Void) -> Tool {
        Tool(
            name: "take_message",
            description: """
                Delivers a message of the caller to the owner of this line. Ask for the message, a name and a way to reach \
                the caller, and repeat them, before you deliver it.
                """,
            parameters: object([
                "message": ["type": "string", "description": "All of it, with the name and the way to reach them."]
            ]), permission: .always
        ) { arguments in
            guard let text = (try? JSONValue(parsing: Data(arguments.utf8)))?["message"]?.string, !text.isEmpty
            else { return "There is no message." }
            act(String(text.prefix(longestMessage)))
            return "The message was delivered."
        }
    }

    /// - Parameter act: gives what became of the message.
    static func recordMessage(_ act: @escaping @Sendable () async -> String) -> Tool {
        Tool(
            name: "record_message",
            description: """
                Records a message of the caller for the owner of this line, in the caller's own voice. Say in one short \
                sentence that they can leave one. The line then says that it is recorded, and a tone follows. When they \
                are done, deliver what they said with take_message, too.
                """,
            parameters: object([:]), permission: .always, timeout: .seconds(260)
        ) { _ in await act() }
    }

    private static let longestSentence = 300
    private static let longestMessage = 2000

    private static func object(_ properties: [String: JSONValue], required: [String]? = nil) -> JSONValue {
        [
            "type": "object", "properties": .object(properties),
            "required": .array((required ?? properties.keys.sorted()).map { .string($0) }),
            "additionalProperties": false,
        ]
    }
}

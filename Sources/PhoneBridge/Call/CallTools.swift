import Echo
import EchoWire
import Foundation

/// What the assistant may do with the call it is in.
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

    /// - Parameter act: gives why it does not, if it does not.
    static func transfer(_ act: @escaping @Sendable (_ number: String) -> CallRefusal?) -> Tool {
        Tool(
            name: "transfer_call",
            description: "Connects the caller with another telephone, without you. Tell the caller first.",
            parameters: object([
                "number": ["type": "string", "description": "The telephone number with its country: +14155550100."]
            ]), permission: .ask
        ) { arguments in
            guard let number = (try? JSONValue(parsing: Data(arguments.utf8)))?["number"]?.string, !number.isEmpty
            else { return "There is no number." }
            return act(number).map { "The caller is not connected. \($0.wording)" } ?? "The caller is being connected."
        }
    }

    private static func object(_ properties: [String: JSONValue]) -> JSONValue {
        [
            "type": "object", "properties": .object(properties),
            "required": .array(properties.keys.sorted().map { .string($0) }), "additionalProperties": false,
        ]
    }
}

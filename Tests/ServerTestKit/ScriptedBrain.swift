import EchoTestKit
import EchoWire
import LocalBackend

/// A brain that says what a test wants it to say.
public struct ScriptedBrain: BrainProtocol {
    public enum Reply: Sendable {
        case parts([BrainPart])
        /// Thinks for ever.
        case never
        /// Says these and goes on thinking for ever.
        case partsAndNever([BrainPart])
        case failure(String)
        /// Says these, and fails.
        case partsAndFailure([BrainPart], String)
    }

    public struct Failure: Error, CustomStringConvertible {
        public var description: String
    }

    public var words: [String] = []
    private let reply: @Sendable (BrainPrompt) -> Reply

    public init(words: [String] = [], reply: @escaping @Sendable (BrainPrompt) -> Reply) {
        self.words = words
        self.reply = reply
    }

    public func vocabulary(tools: [BrainTool]) -> [String] { words }

    public func answer(_ prompt: BrainPrompt) -> AsyncThrowingStream<BrainPart, any Error> {
        let reply = reply(prompt)
        return AsyncThrowingStream { continuation in
            switch reply {
            case .parts(let parts):
                for part in parts { continuation.yield(part) }
                continuation.finish()
            case .partsAndNever(let parts): for part in parts { continuation.yield(part) }
            case .partsAndFailure(let parts, let reason):
                for part in parts { continuation.yield(part) }
                continuation.finish(throwing: Failure(description: reason))
            case .never: break
            case .failure(let reason): continuation.finish(throwing: Failure(description: reason))
            }
        }
    }
}

extension BrainProtocol where Self == ScriptedBrain {
    /// Answers everything with these sentences.
    public static func says(_ sentences: String...) -> ScriptedBrain {
        ScriptedBrain { _ in .parts(sentences.map { .text($0) }) }
    }

    /// Repeats what it was told last.
    public static var echoing: ScriptedBrain {
        ScriptedBrain { prompt in
            guard case .user(let text, _)? = prompt.items.last else { return .parts([.text("Nothing was said.")]) }
            return .parts([.text("You said: \(text)")])
        }
    }

    /// Replies to the user's last words, knowing how many items there are.
    public static func replying(_ reply: @escaping @Sendable (String, Int) -> ScriptedBrain.Reply) -> ScriptedBrain {
        ScriptedBrain { prompt in
            guard case .user(let text, _)? = prompt.items.last else { return .never }
            return reply(text, prompt.items.count)
        }
    }

    /// Hands what it hears to the house, as the assistant of this machine does, and says what the house says.
    public static var ofHouse: ScriptedBrain {
        ScriptedBrain { prompt in
            switch prompt.items.last {
            case .user(let text, _)?:
                let sentence: JSONValue = ["sentence": .string(text)]
                return .parts([.call(name: "house", arguments: sentence.text)])
            case .callOutput(_, let output)?: return .parts([.text(output)])
            default: return .never
            }
        }
    }

    public static var neverReplies: ScriptedBrain { ScriptedBrain { _ in .never } }

    public static func fails(_ reason: String) -> ScriptedBrain { ScriptedBrain { _ in .failure(reason) } }
}

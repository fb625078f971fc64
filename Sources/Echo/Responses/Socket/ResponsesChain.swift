import EchoWire

/// The part of a conversation that a server knows over one connection, so that only the rest has to be sent.
struct ResponsesChain: Sendable, Hashable {
    /// The model's output, as far as it comes back with the history.
    struct Made: Sendable, Hashable {
        private var texts = AnswerTexts()
        private(set) var calls: [String] = []

        mutating func note(_ part: AnswerPart) {
            switch part {
            case .refusal(let id, let delta): texts.note(.text(itemID: id, delta: delta))
            case .call(_, let call): calls.append(call.id)
            default: texts.note(part)
            }
        }

        var messages: [String] { texts.all }
    }

    /// The last answer.
    let id: String
    private let model: String
    /// A fingerprint for each item that it answered: pictures are not kept twice.
    private let told: [Int]
    private let made: Made

    init(id: String, model: String, told items: [ResponsesItem], made: Made) {
        (self.id, self.model, self.made) = (id, model, made)
        told = items.map(\.hashValue)
    }

    /// What the server does not know yet; nil where the conversation is not the one that it knows, or nothing is new.
    func rest(of items: [ResponsesItem], model: String) -> [ResponsesItem]? {
        guard model == self.model, items.count > told.count, items.prefix(told.count).map(\.hashValue) == told else {
            return nil
        }
        var rest: [ResponsesItem] = []
        var (messages, calls): ([String], [String]) = ([], [])
        for item in items.dropFirst(told.count) {
            switch item {
            case .message(let message) where message.role == "assistant":
                messages.append(message.content.words)
            case .message, .functionCallOutput: rest.append(item)
            case .functionCall(let call): calls.append(call.callID)
            case .reasoning, .webSearchCall: break
            default: return nil
            }
        }
        return messages == made.messages && calls == made.calls && !rest.isEmpty ? rest : nil
    }
}

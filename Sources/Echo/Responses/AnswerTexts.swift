/// The texts of an answer's messages, in the order in which they began.
struct AnswerTexts: Sendable, Hashable {
    private var order: [String] = []
    private var texts: [String: String] = [:]

    var all: [String] { order.compactMap { texts[$0] }.filter { !$0.isEmpty } }

    /// - Parameter part: of the answer; those that say nothing change nothing.
    mutating func note(_ part: AnswerPart) {
        switch part {
        case .text(let id, let delta): texts[known(id), default: ""] += delta
        case .wasThought(let id): texts[id] = ""
        case .reworded(let id, let text): texts[known(id)] = text
        default: break
        }
    }

    private mutating func known(_ id: String) -> String {
        if texts[id] == nil { order.append(id) }
        return id
    }
}

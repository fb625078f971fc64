import Foundation

/// Does what a program tells the assistant to do, where it says so plainly: say something, greet, take leave, ask whether
/// somebody is still there.
enum InstructionSkill {
    private static let orders: [(words: [String], answer: [String])] = [
        (["greet"], ["Hello.", "How can I help you?"]),
        (["still there"], ["Are you still there?"]),
        (["say goodbye"], ["Goodbye."]),
    ]

    /// - Returns: nil for what is said to go on with, and asks for nothing.
    static func answer(to instruction: String) -> [BrainPart]? {
        let lower = instruction.lowercased()
        if lower.contains("word for word"), let colon = instruction.firstIndex(of: ":") {
            let words = instruction[instruction.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            return words.isEmpty ? nil : Answer.sentences([words])
        }
        return orders.first { $0.words.allSatisfy(lower.contains) }.map { Answer.sentences($0.answer) }
    }
}

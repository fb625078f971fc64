/// The words people are likely to say to a declared function.
enum ToolVocabulary {
    static func phrases(_ tool: BrainTool) -> [String] {
        let name = ToolWords.split(tool.name)
        let subject = name.filter { !["get", "set", "fetch", "do", "run"].contains($0) }.joined(separator: " ")
        let choices = ToolParameter.all(of: tool).flatMap(\.choices).map { ToolWords.split($0).joined(separator: " ") }
        let asking = [
            "what is the \(subject)", "what is the \(subject) in", "what is the \(subject) like", "\(subject) in",
            "\(subject) for", "tell me the \(subject)",
        ]
        let ordering = choices.flatMap {
            [
                "set the \(subject) to \($0)", "turn \($0) the \(subject)", "turn the \(subject) \($0)",
                "the \($0) \(subject)", $0,
            ]
        }
        let numbers = NumberText.samples.map { "set the \(subject) to \($0)" }
        return [name.joined(separator: " "), tool.description] + asking + ordering + (hasNumber(tool) ? numbers : [])
            + ToolExamples.phrases(tool)
    }

    private static func hasNumber(_ tool: BrainTool) -> Bool {
        ToolParameter.all(of: tool).contains { $0.kind == .integer || $0.kind == .number }
    }
}

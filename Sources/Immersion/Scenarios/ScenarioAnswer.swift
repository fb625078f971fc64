/// One way to go on from a step, said in any of several sentences.
public struct ScenarioAnswer: Hashable, Sendable, Codable {
    /// Alternatives in the language that is learned; the first is shown as the model answer.
    public let say: [String]
    /// The step that follows.
    public let next: String
    /// The goal that is reached by saying this.
    public let goal: String?
    /// What the persona says before the next step's line.
    public let reply: String
    /// The reply in English; empty where the script does not say.
    public let replyMeans: String

    public init(say: [String], next: String, goal: String? = nil, reply: String = "", replyMeans: String = "") {
        self.say = say
        self.next = next
        self.goal = goal
        self.reply = reply
        self.replyMeans = replyMeans
    }
}

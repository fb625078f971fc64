/// What a call is held with, as it is kept.
public struct CallSetup: Sendable, Hashable, Codable {
    /// The name of the saved prompt; nil for none.
    public var prompt: String?
    public var voice: String
    /// 1 is as the voice is.
    public var speed: Double
    /// Who ends the caller's turns, as the Realtime API has it: "server_vad", "semantic_vad"; nil for nobody.
    public var turns: String?
    /// What the assistant is told to be.
    public var instructions: String

    public init(prompt: String?, voice: String, speed: Double, turns: String?, instructions: String) {
        (self.prompt, self.voice, self.speed) = (prompt, voice, speed)
        (self.turns, self.instructions) = (turns, instructions)
    }
}

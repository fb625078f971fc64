import Echo

/// The settings of a call, as they are saved.
package struct CallSetup: Sendable, Hashable, Codable {
    /// The name of the saved prompt; nil for none.
    package var prompt: String?
    package var voice: String
    /// 1 is as the voice is.
    package var speed: Double
    /// Who ends the caller's turns, as the Realtime API has it: "server_vad", "semantic_vad"; nil for nobody.
    package var turns: String?
    /// What the assistant is told to be.
    package var instructions: String

    package init(prompt: String?, voice: String, speed: Double, turns: String?, instructions: String) {
        (self.prompt, self.voice, self.speed) = (prompt, voice, speed)
        (self.turns, self.instructions) = (turns, instructions)
    }
}

extension CallSetup {
    init(_ settings: SessionSettings, prompt: String?) {
        let turns: String? = if case .automatic(let detection) = settings.turnMode { detection.rawValue } else { nil }
        self.init(
            prompt: prompt, voice: settings.voice, speed: settings.speed, turns: turns,
            instructions: settings.instructions)
    }
}

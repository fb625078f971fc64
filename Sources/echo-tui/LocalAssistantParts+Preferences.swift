import EchoApp
import EchoScreen
import LocalBackend

extension LocalPreferences {
    var idle: Duration { .seconds(idleMinutes * 60) }
}

extension LocalAssistantParts {
    /// From the words of the settings file. A part whose words mean nothing is the built-in one.
    ///
    /// - Returns: the parts, and what could not be understood.
    static func reading(_ kept: LocalPreferences) -> (parts: LocalAssistantParts, problems: [String]) {
        var problems: [String] = []
        func choice(_ name: String, _ text: String) -> PartChoice {
            do throws(PartChoiceError) {
                return try PartChoice(text)
            } catch {
                problems.append("[local] \(name) \(error.reason); the built-in one is used.")
                return .builtIn
            }
        }
        let parts = LocalAssistantParts(
            brain: choice("brain", kept.brain), ears: choice("ears", kept.ears), voice: choice("voice", kept.voice))
        return (parts, problems)
    }

    /// No model answers, as long as none is found.
    var answersItself: Bool { brain == .builtIn || brain == .auto }
}

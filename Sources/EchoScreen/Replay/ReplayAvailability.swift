import EchoText

/// Which commands make sense where nobody listens and nobody answers.
enum ReplayAvailability {
    static func allows(_ entry: CommandEntry) -> Bool {
        let command = entry.command
        return switch entry.section {
        case .talk: command == .stop
        case .write, .tools, .settings: others.contains(command)
        case .conversation: !engine.contains(command)
        default: !engine.contains(command) && command != .focus(.composer)
        }
    }

    /// What a prompt and a tree need of the other sections.
    private static let others = Set<Command>([.complete, .send, .adjustUp, .adjustDown]).union(
        ComposerCommand.allCases.map { Command.compose($0) })

    private static let engine: Set<Command> = [
        .regenerate, .continueAnswer, .editLast, .deleteLast, .speakAgain, .showModels, .useReplacement, .showTools,
        .showToolServers,
    ]
}

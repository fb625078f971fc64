import EchoAudio
import EchoScreen
import EchoTerminal

/// What a person does to give one command, and what is so then that was not before.
struct CommandStory: Sendable, CustomStringConvertible {
    let command: Command
    let scene: CommandScene
    /// What is said, opened and typed before. What it leads to is waited for: it ends with something that is seen.
    let before: [Step]
    /// Where the keys are pressed; nil for a command without keys, which is given by its name.
    let context: KeyContext?
    /// What is typed afterwards, where the command shows in that.
    let then: [Step]
    let outcome: CommandOutcome
    /// What brings the program back to how its scene begins; nil where the next story has another program.
    let back: [Step]?

    enum Step: Sendable {
        /// Says it, hears all of the answer, which holds so much.
        case ask(String, answer: String)
        case send(String)
        case type(String)
        case press(KeyPress)
        /// Waits until it is so.
        case until(CommandOutcome)
        case focus(Pane)
        case talk
        case speak
        case hear
        case startServer
        case loseHouse
        /// Says this into the microphone as soon as it is open, until it is closed.
        case record(PCM16)

        static func see(_ text: String) -> Step { .until(.sees(text)) }
        /// Closes what is called so.
        static func close(_ title: String) -> [Step] { [.press(.escape), .until(.seesNot("╭ " + title))] }
        static func ask(_ text: String) -> Step { .ask(text, answer: "▎ You said: \(text)") }
    }

    init(
        _ command: Command, in context: KeyContext?, of scene: CommandScene = .usual, after before: [Step] = [],
        then: [Step] = [], _ outcome: CommandOutcome, back: [Step]? = nil
    ) {
        (self.command, self.context, self.scene) = (command, context, scene)
        (self.before, self.then, self.outcome, self.back) = (before, then, outcome, back)
    }

    /// Opens what is called so, and nothing else.
    static func opens(
        _ command: Command, in context: KeyContext? = .composerEmpty, _ title: String, _ outcome: CommandOutcome? = nil
    ) -> CommandStory {
        let opened = CommandOutcome.sees("╭ " + title)
        return CommandStory(command, in: context, outcome.map(opened.and) ?? opened, back: Step.close(title))
    }

    var description: String { command.name }
}

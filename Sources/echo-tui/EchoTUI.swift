import ArgumentParser
import Foundation

/// Talk to an AI assistant in the terminal, by voice or text.
@main
struct EchoTUI: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "echo-tui",
        abstract: "Talk to an AI assistant in the terminal, by voice or text.",
        usage: "echo-tui [<options>]\n       echo-tui <subcommand>",
        discussion: """
            Without an API key or a server address, a built-in offline assistant answers. With OPENAI_API_KEY set, it \
            connects to OpenAI's Realtime API; with --url or OPENAI_BASE_URL, to any compatible server.

            echo-tui alone starts a conversation and takes options such as --url, --model, --text, --theme, --profile \
            and --plain; echo-tui run --help lists them all. echo-tui help TOPIC shows a chapter of the manual, such \
            as house or plain-mode; echo-tui help topics lists the chapters.
            """,
        version: Version.line,
        subcommands: [
            RunCommand.self, DictateCommand.self, InterpretCommand.self, ServeCommand.self, BridgeCommand.self,
            PhoneCommand.self,
            DoctorCommand.self, ReplayCommand.self, HistoryCommand.self, PromptCommand.self, SpendingCommand.self,
            DataCommand.self, ModelsCommand.self, HouseCommand.self, KeyCommand.self, LocalCommand.self,
            LanguageCommand.self, ManualCommand.self, CompletionsCommand.self,
        ],
        defaultSubcommand: RunCommand.self)

    /// A mistyped subcommand would be told as a wrong argument of the default one, whose name nobody has written.
    static func main() async {
        PrintedOutput.checkAtEnd()
        let arguments = Array(ProcessInfo.processInfo.arguments.dropFirst())
        if let topic = HelpTopic(arguments) {
            do { return try await topic.show() } catch { exit(withError: error) }
        }
        if let mistyped = MistypedSubcommand(arguments, among: subcommandNames) {
            exit(withError: ValidationError(mistyped.sentence))
        }
        await main(nil)
    }

    static var subcommandNames: [String] { configuration.subcommands.compactMap { $0.configuration.commandName } }
}

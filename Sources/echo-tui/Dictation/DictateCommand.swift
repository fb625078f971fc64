import ArgumentParser
import Echo
import EchoScreen
import EchoTerminal
import Foundation
import Synchronization

/// Prints what is said, as it is said.
struct DictateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dictate", abstract: "Print what you say, as you say it.",
        discussion: """
            Press Ctrl+C or say “send” to end it. Say “new line” or “new paragraph” to break lines; with --once or \
            --clipboard, “delete that” takes back what you said last. The exit status is 1 if something failed, or if \
            nothing was said with --once.
            """)

    @OptionGroup var server: ServerArguments

    @Flag(help: "End after the first pause of 2 seconds, and print everything then.")
    var once = false

    @Flag(help: "Copy everything to the clipboard at the end instead of printing it.")
    var clipboard = false

    @Flag(help: "Print one JSON object per line, with start and end in seconds.")
    var json = false

    @Option(
        help: ArgumentHelp(
            "A language you speak, such as en; can be repeated. By default, those in the settings.", valueName: "code")
    )
    var language: [String] = []

    func validate() throws {
        guard language.allSatisfy(TranscriptionWords.isLanguage) else {
            throw ValidationError("--language must be a code of two letters, such as en.")
        }
        guard !(json && clipboard) else { throw ValidationError("Use --json or --clipboard, not both.") }
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let program = try SpeechProgram(server, languages: language, environment: environment)
        let form: DictationOutput.Form = json ? .json : once || clipboard ? .whole : .text
        let output = Mutex(DictationOutput(form, languages: program.settings.languages))
        let dictation = Dictation(
            model: program.model, endsAfterSilence: once ? .seconds(2) : nil,
            expects: DictationReader(languages: program.settings.languages).phrases)
        // The last words are waited for.
        ProgramSignals.finishFirst { dictation.finish() }
        let isClosed = Atomic(false)
        let isUnderstood = Atomic(false)
        var failure: EchoError?
        do throws(EchoError) {
            try await dictate(dictation, program) { event in
                if case .settled = event { isUnderstood.store(true, ordering: .relaxed) }
                for effect in output.withLock({ $0.receive(event) }) {
                    if !Self.perform(effect, dictation) { isClosed.store(true, ordering: .relaxed) }
                }
                if isClosed.load(ordering: .relaxed) { dictation.finish() }
            }
        } catch {
            failure = error
        }
        for effect in output.withLock({ $0.end() }) { _ = Self.perform(effect, dictation) }
        let text = output.withLock(\.text)
        if form == .whole, !text.isEmpty { try give(text, environment) }
        if let failure { throw Failure(DictationFailure.ended(failure)) }
        if isClosed.load(ordering: .relaxed) { throw Failure(DictationFailure.outputClosed) }
        if once, !isUnderstood.load(ordering: .relaxed) { throw Failure(DictationFailure.nothingSaid) }
    }

    private func dictate(
        _ dictation: Dictation, _ program: SpeechProgram, onEvent: @escaping @Sendable (DictationEvent) -> Void
    ) async throws(EchoError) {
        let says = isatty(STDERR_FILENO) == 1
        do {
            try await program.use(await program.microphone()) { echo in
                try await echo.dictate(dictation, settings: program.settings) { event in
                    if case .listening = event, says { Self.say("Dictating. Press Ctrl+C to end.") }
                    onEvent(event)
                }
            }
        } catch let error as EchoError {
            throw error
        } catch {
            throw .unreachable(host: "127.0.0.1", reason: "\(error)")
        }
    }

    /// - Returns: false when nobody reads any more.
    private static func perform(_ effect: DictationOutput.Effect, _ dictation: Dictation) -> Bool {
        switch effect {
        case .print(let text): return PlainOutput.write(Array(text.utf8), to: STDOUT_FILENO)
        case .warn(let sentence): say(sentence)
        case .finish: dictation.finish()
        }
        return true
    }

    private static func say(_ sentence: String) {
        PlainOutput.complain("echo-tui: \(sentence)\n")
    }

    /// Everything at once. What finds no clipboard is printed: nothing that was said is lost.
    private func give(_ text: String, _ environment: [String: String]) throws {
        let hasTerminal = isatty(STDERR_FILENO) == 1
        let isCopied =
            clipboard
            && TerminalClipboard(environment: environment, hasTerminal: hasTerminal).copy(text) {
                _ = PlainOutput.write(Array($0.utf8), to: STDERR_FILENO)
            }
        if isCopied { return Self.say("Copied to the clipboard.") }
        let end = text.last == "\n" ? "" : "\n"
        guard PlainOutput.write(Array((text + end).utf8), to: STDOUT_FILENO) else {
            throw Failure(DictationFailure.outputClosed)
        }
        if clipboard { throw Failure(DictationFailure.noClipboard) }
    }
}

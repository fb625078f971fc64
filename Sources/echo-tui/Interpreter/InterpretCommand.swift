import ArgumentParser
import Echo
import EchoApp
import EchoScreen
import EchoStore
import Foundation
import Synchronization

/// Prints what is said in another language, as it is said.
struct InterpretCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "interpret", abstract: "Interpret what is said into another language, as it is said.",
        discussion: """
            It prints a line for each thing that is said, and speaks it. With --from, the other language is translated \
            as well. Ctrl+C waits for the last words and ends; a second Ctrl+C ends at once. The exit status is 1 if \
            something failed.
            """)

    @OptionGroup var server: ServerArguments

    @Option(help: ArgumentHelp("The language to translate into, such as es.", valueName: "language"))
    var to: String

    @Option(
        help: ArgumentHelp(
            "Your own language, such as en: the other language is translated into it.", valueName: "language"
        )
    )
    var from: String?

    @Flag(help: "Do not speak; print only.")
    var silent = false

    @Flag(help: "Print one JSON object per line, with start and end in seconds.")
    var json = false

    @Option(
        help: ArgumentHelp(
            "Write everything to a file at the end as well: .srt, .vtt, .html, .md, .txt or .json.", valueName: "file"))
    var output: String?

    func validate() throws {
        _ = try languages()
        if let output, InterpretationFormat(fileName: output) == nil {
            throw ValidationError("--output must end in .srt, .vtt, .html, .md, .txt or .json.")
        }
    }

    private func languages() throws -> InterpretedLanguages {
        func code(_ name: String, _ option: String) throws -> String {
            guard let code = InterpretedLanguages.code(name) else {
                throw ValidationError("\(option) must be a language, such as es or Spanish.")
            }
            return code
        }
        let other = try code(to, "--to")
        let own = try from.map { try code($0, "--from") }
        guard own != other else { throw ValidationError("--from and --to are the same language.") }
        return InterpretedLanguages(own: own ?? InterpretedLanguages.unknown, other: other, isOneWay: own == nil)
    }

    func run() async throws {
        let languages = try languages()
        let program = try SpeechProgram(
            server, languages: from == nil ? [] : [languages.own], environment: ProcessInfo.processInfo.environment)
        let output = Mutex(InterpreterOutput(json ? .json : .text, between: languages))
        let interpretation = Interpretation(into: languages.targets, model: program.model, isSpoken: !silent)
        // The last words are waited for.
        ProgramSignals.finishFirst { interpretation.finish() }
        let isClosed = Atomic(false)
        var failure: EchoError?
        do throws(EchoError) {
            try await interpret(interpretation, program) { event in
                for effect in output.withLock({ $0.receive(event) }) where !Self.perform(effect) {
                    isClosed.store(true, ordering: .relaxed)
                    interpretation.finish()
                }
            }
        } catch {
            failure = error
        }
        for effect in output.withLock({ $0.end() }) { _ = Self.perform(effect) }
        try await write(output.withLock(\.transcript), languages)
        if let failure { throw Failure(InterpreterFailure.ended(failure)) }
        if isClosed.load(ordering: .relaxed) { throw Failure(InterpreterFailure.outputClosed) }
    }

    /// A server without an interpreter leaves it to this machine.
    private func interpret(
        _ interpretation: Interpretation, _ program: SpeechProgram,
        onEvent: @escaping @Sendable (InterpreterEvent) -> Void
    ) async throws(EchoError) {
        let hasBegun = Atomic(false)
        let tell: @Sendable (InterpreterEvent) -> Void = { event in
            if case .ready = event { hasBegun.store(true, ordering: .relaxed) }
            onEvent(event)
        }
        if program.isOnThisMachine { Self.say(InterpreterFailure.isOnThisMachine) }
        do {
            try await program.use(await program.microphone(), await speaker(program)) { echo in
                do {
                    try await echo.interpret(interpretation, settings: program.settings, onEvent: tell)
                } catch let error as EchoError {
                    guard !program.isOnThisMachine, !hasBegun.load(ordering: .relaxed),
                        error.lacksInterpreter
                    else { throw error }
                    Self.say(InterpreterFailure.goesOnHere(error))
                    for try await assistant in program.startAssistant() {
                        let here = InterpreterServer(url: assistant.url, key: assistant.token)
                        return try await echo.interpret(
                            interpretation, settings: program.settings, at: here, onEvent: tell)
                    }
                }
            }
        } catch let error as EchoError {
            throw error
        } catch {
            throw .unreachable(host: "127.0.0.1", reason: "\(error)")
        }
    }

    private func speaker(_ program: SpeechProgram) async -> (any AudioPlaybackProtocol)? {
        silent ? nil : await program.loudspeaker()
    }

    private func write(_ transcript: InterpretedTranscript, _ languages: InterpretedLanguages) async throws {
        guard let output, !transcript.isEmpty else { return }
        do throws(FileWriteError) {
            try await FileWriter().write(transcript.lines, between: languages, to: output)
        } catch {
            throw Failure("\(output) could not be written: \(error.reason).")
        }
    }

    /// - Returns: false when nobody reads any more.
    private static func perform(_ effect: InterpreterOutput.Effect) -> Bool {
        switch effect {
        case .print(let text): return PlainOutput.write(Array(text.utf8), to: STDOUT_FILENO)
        case .warn(let sentence): say(sentence)
        }
        return true
    }

    private static func say(_ sentence: String) {
        _ = PlainOutput.write(Array("echo-tui: \(sentence)\n".utf8), to: STDERR_FILENO)
    }
}

import Echo
import EchoScreen

/// A failed interpretation on the command line, in a sentence.
enum InterpreterFailure {
    static let outputClosed = "The output was closed; the interpretation ended."
    static let isOnThisMachine = "Translated on this machine, sentence by sentence."

    static func ended(_ error: EchoError) -> String { words(ErrorPresenter.present(error).whatHappened) }

    static func goesOnHere(_ error: EchoError) -> String { words(InterpreterWording.goesOnHere(error)) }

    static func trouble(_ error: EchoError) -> String { words(InterpreterWording.trouble(error)) }

    static func voiceFailed(_ error: EchoError) -> String { words(InterpreterWording.voiceFailed(error)) }

    private static func words(_ wording: Wording) -> String {
        wording.text { CompositionRoot.catalog.commands[$0].title }
    }
}

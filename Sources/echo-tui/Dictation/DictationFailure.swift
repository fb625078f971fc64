import Echo
import EchoApp
import EchoScreen

/// A failed dictation on the command line, in a sentence.
enum DictationFailure {
    static let nothingSaid = "Nothing was said, or none of it was understood."
    static let outputClosed = "The output was closed; the dictation ended."
    static let noClipboard =
        "No clipboard was found; the text is printed instead. Install wl-clipboard, xclip or xsel."

    static func ended(_ error: EchoError) -> String { words(ErrorPresenter.present(error).whatHappened) }

    static func lost(_ error: EchoError) -> String { words(DictationWording.lost(error)) }

    private static func words(_ wording: Wording) -> String {
        wording.text { CompositionRoot.catalog.commands[$0].title }
    }
}

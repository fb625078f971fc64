public import EchoTerminal
import EchoPresentation

extension Keymap {
    /// The keys of the program as it comes.
    public static let standard = Keymap(Catalog.screen.commands)
}

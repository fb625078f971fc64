import EchoApp
public import EchoScreen
public import EchoTerminal
import History
import Phone

extension Catalog {
    /// Everything the application offers, as it comes.
    public static let standard = (try? ScreenComposition(with: [.history, .phone]))?.catalog ?? .screen
}

extension Keymap {
    /// The keys of the program as it comes.
    public static let standard = Keymap(Catalog.standard.commands)
}

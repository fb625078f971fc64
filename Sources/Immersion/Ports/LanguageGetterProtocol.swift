/// Gets what a language needs without a network, while somebody watches.
public protocol LanguageGetterProtocol: Sendable {
    /// Gets it, or goes on with it. Whoever stops listening stops it, and what was loaded is kept.
    func get(_ language: RoomLanguage) -> AsyncThrowingStream<LanguageProgress, any Error>
    /// The program and its words that do the same on a terminal, where it can ask for a password; nil where there is none.
    func command(for language: RoomLanguage) -> [String]?
}

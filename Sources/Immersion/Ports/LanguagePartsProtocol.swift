/// The parts for learning a language, on this machine and in the settings.
public protocol LanguagePartsProtocol: Sendable {
    /// Made when it is asked for; it may look for files and load a library.
    func kit(for language: RoomLanguage) async -> LanguageKit
    /// The people and situations there are.
    func library(of language: RoomLanguage) async -> ScenarioLibrary
    /// Places whose things are learned.
    func places() async -> [LearningPlace]
    /// What is missing for a language, and what that costs.
    func missing(for language: RoomLanguage) async -> [MissingPart]
}

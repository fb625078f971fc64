/// A machine without anything to learn with.
public struct NoLanguages: LanguagePartsProtocol {
    public init() {}

    public func kit(for language: RoomLanguage) async -> LanguageKit { LanguageKit() }
    public func library(of language: RoomLanguage) async -> ScenarioLibrary { ScenarioLibrary() }
    public func places() async -> [LearningPlace] { [] }
    public func missing(for language: RoomLanguage) async -> [MissingPart] { [] }
}

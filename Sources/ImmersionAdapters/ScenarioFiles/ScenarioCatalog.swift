public import Immersion

/// The scenarios and places that are part of the program: the build puts the files of `Scenarios/` into it.
public enum ScenarioCatalog {
    public static func collection(for language: RoomLanguage) throws(ScenarioFileError) -> ScenarioCollection {
        var collection = try ScenarioReader.read(text(for: language), language: language)
        collection.scenarios.sort { ($0.level, $0.id) < ($1.level, $1.id) }
        return collection
    }

    public static func places() throws(ScenarioFileError) -> [LearningPlace] {
        try PlaceReader.read(String(decoding: PackageResources.places_toml, as: UTF8.self))
    }

    private static func text(for language: RoomLanguage) -> String {
        let bytes =
            switch language {
            case .spanish: PackageResources.spanish_toml
            case .french: PackageResources.french_toml
            case .german: PackageResources.german_toml
            case .japanese: PackageResources.japanese_toml
            }
        return String(decoding: bytes, as: UTF8.self)
    }
}

import Foundation
public import Immersion

/// The scenarios, people and places of the program, with those of the person's own files beside them. A file is taken whole,
/// or not at all.
struct OwnScenarios: Sendable {
    private static let mostFiles = 200

    /// With files such as `es-cafe.toml`.
    let folder: String

    func library(of language: RoomLanguage) -> ScenarioLibrary { read(language).library }

    /// One's own place stands for one of the program's of that name.
    func places() -> [LearningPlace] {
        var places = (try? ScenarioCatalog.places()) ?? []
        let names = files()
        // Most people have files of one language at most.
        let languages = RoomLanguage.allCases.filter { language in
            names.contains { $0.hasPrefix(language.rawValue + "-") }
        }
        for own in languages.map({ read($0).places }) {
            places.removeAll { place in own.contains { $0.id == place.id } }
            places += own
        }
        return places
    }

    private func read(_ language: RoomLanguage) -> (library: ScenarioLibrary, places: [LearningPlace]) {
        var (library, places) = (ScenarioLibrary(), [LearningPlace]())
        do throws(ScenarioFileError) {
            library.collection = try ScenarioCatalog.collection(for: language)
        } catch {
            library.problems.append("The scenarios of \(language.title) cannot be read.")
        }
        let names = files()
        for name in names where name.hasPrefix(language.rawValue + "-") { add(name, language, to: &library, &places) }
        let known = RoomLanguage.allCases.map { $0.rawValue + "-" }
        for name in names where !known.contains(where: name.hasPrefix) {
            library.problems.append(
                "\(name) is not used: its name must begin with a language. Call it es-\(name), fr-, de- or ja-.")
        }
        library.collection.scenarios.sort { ($0.level, $0.id) < ($1.level, $1.id) }
        return (library, places)
    }

    private func files() -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".toml") && !$0.hasPrefix(".") }.sorted().prefix(Self.mostFiles).map { $0 }
    }

    /// Nil where it cannot be read, or is too large.
    private func contents(of name: String) -> Data? {
        let path = "\(folder)/\(name)"
        let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
        guard let size, size <= ScenarioReader.largest else { return nil }
        return FileManager.default.contents(atPath: path)
    }

    private func add(
        _ name: String, _ language: RoomLanguage, to library: inout ScenarioLibrary, _ places: inout [LearningPlace]
    ) {
        guard let data = contents(of: name) else {
            return library.problems.append("\(name) cannot be read, or is larger than a megabyte.")
        }
        do throws(ScenarioFileError) {
            let text = String(decoding: data, as: UTF8.self)
            let read = try ScenarioReader.read(text, language: language, known: library.collection.personas)
            let own = try PlaceReader.read(text)
            let known = Set(library.collection.scenarios.map(\.id))
            if let double = read.scenarios.first(where: { known.contains($0.id) }) {
                throw .doubleScenario(double.id)
            }
            // One's own person stands for the program's, one's own place for that of an earlier file.
            library.collection.personas.removeAll { person in read.personas.contains { $0.id == person.id } }
            library.collection.personas += read.personas
            library.collection.scenarios += read.scenarios
            library.collection.own.formUnion(read.scenarios.map(\.id))
            places.removeAll { place in own.contains { $0.id == place.id } }
            places += own
        } catch {
            library.problems.append("\(name) is not used: \(error.text)")
        }
    }
}

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

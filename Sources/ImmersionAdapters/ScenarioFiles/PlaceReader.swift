public import Immersion

/// Reads a file of places.
public enum PlaceReader {
    private struct Records: Decodable {
        struct Place: Decodable {
            let id: String
            let title: String
            let things: [[String: String]]
        }

        /// Scenarios stand in such a file, too.
        let place: [Place]?
    }

    public static func read(_ text: String) throws(ScenarioFileError) -> [LearningPlace] {
        let records: Records = try TOMLRecords.decode(text, largest: ScenarioReader.largest)
        var places: [LearningPlace] = []
        for place in records.place ?? [] {
            var things: [PlaceThing] = []
            for entry in place.things {
                guard let meaning = entry["en"] else { throw .field("place.\(place.id).things.en") }
                let words = RoomLanguage.allCases.compactMap { language in
                    entry[language.rawValue].map { (language, $0.split(separator: "|").map(String.init)) }
                }
                things.append(PlaceThing(meaning: meaning, words: Dictionary(words) { first, _ in first }))
            }
            places.append(LearningPlace(id: place.id, title: place.title, things: things))
        }
        return places
    }
}

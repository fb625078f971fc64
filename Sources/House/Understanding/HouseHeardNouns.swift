/// "The desk outlet is a peter": what a plug was said to be, heard as a word that sounds like it.
enum HouseHeardNouns {
    private static let nouns = [
        "lamp", "light", "heater", "radiator", "fan", "oven", "kettle", "blind", "toaster", "iron",
    ].map { (text: $0, sounds: HouseSounds($0)) }
    private static let near = 0.26
    /// So much farther the next one has to be.
    private static let margin = 0.1

    /// The sentence with what was likely said; nil where nothing sounds like it.
    static func repaired(_ words: [String]) -> String? {
        let article = words.count - 2
        guard article > 1, ["a", "an"].contains(words[article]), ["is", "are"].contains(words[article - 1]) else {
            return nil
        }
        let heard = HouseSounds(words[article + 1])
        let found = nouns.map { (text: $0.text, distance: heard.distance(to: $0.sounds)) }
            .sorted { $0.distance < $1.distance }
        guard found[0].distance <= near, found[1].distance >= found[0].distance + margin else { return nil }
        return (words.dropLast() + [found[0].text]).joined(separator: " ")
    }
}

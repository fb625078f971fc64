/// An element of a document, with what is in it.
struct TwiMLElement: Sendable, Hashable {
    var name: String
    var attributes: [String: String] = [:]
    var children: [TwiMLElement] = []
    /// Its own words, without those of its children.
    var text = ""

    /// Without the spaces around, which are how the document is laid out.
    var words: String {
        let isSpace = { (character: Character) in character.isWhitespace }
        return String(text.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
    }
}

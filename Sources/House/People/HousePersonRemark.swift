/// A remark about who is speaking.
enum HousePersonRemark: Hashable, Sendable {
    /// "I am Anna"
    case isName(String)
    /// "I am a guest", "forget who I am"
    case isGuest
    /// "Who am I?"
    case who
    /// "What may I do?"
    case rights

    private static let guests: Set = [
        "i am a guest", "im a guest", "i'm a guest", "forget who i am", "log me out", "sign me out", "i am leaving",
        "i'm leaving", "forget me",
    ]
    private static let questions: Set = [
        "who am i", "who is speaking", "who's speaking", "who do you think i am", "do you know who i am",
        "who are you talking to", "who is", "who's",
    ]
    private static let rightsQuestions: Set = [
        "what may i do", "what am i allowed to do", "what can i switch", "what may i switch",
        "what am i allowed to switch",
    ]
    private static let openings = ["i am ", "i'm ", "im ", "this is ", "it's ", "it is ", "my name is ", "here is "]

    /// Nil where it says nothing of that, or names nobody who lives there.
    ///
    /// - Parameter people: those of the house. Without any, nothing is said of them.
    init?(_ text: String, _ people: HousePeople) {
        guard people.isUsed, text.count <= 80 else { return nil }
        let said = text.lowercased().replacing("’", with: "'").filter {
            $0.isLetter || $0.isNumber || $0 == " " || $0 == "'" || $0 == "-"
        }
        var words = said.split(separator: " ").map(String.init)
        if ["hello", "hi", "hey", "echo", "house"].contains(words.first) { words.removeFirst() }
        if ["speaking", "here", "again", "now", "please"].contains(words.last) { words.removeLast() }
        let bare = words.joined(separator: " ")
        if Self.guests.contains(bare) {
            self = .isGuest
        } else if Self.questions.contains(bare) {
            self = .who
        } else if Self.rightsQuestions.contains(bare) {
            self = .rights
        } else if let opening = Self.openings.first(where: bare.hasPrefix),
            let person = people.person(named: String(bare.dropFirst(opening.count)))
        {
            self = .isName(person.name)
        } else {
            return nil
        }
    }
}

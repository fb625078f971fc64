/// What the house's own assistant says to what is not understood here.
extension HouseDesk {
    /// Whether it is asked at all: where it is wanted, and the sentence names something of the house.
    func isForHouse(_ text: String) -> Bool {
        manner.brain != .echo && house is any HouseConversationProtocol && skill.mentions(text)
    }

    /// Nil where it is not asked, or does not understand it either. It acts at once and asks nobody, so that what may
    /// open or heat something never gets there.
    func answerOfHouse(_ text: String) async -> HouseSpoken? {
        guard isForHouse(text), let assistant = house as? any HouseConversationProtocol else { return nil }
        guard !skill.isRisky(text) else {
            return HouseSpoken("That may open or heat something, and was not understood here. Nothing was done.")
        }
        do throws(HouseError) {
            let reply = try await assistant.say(text, language: "en", in: talk.conversation)
            talk.conversation = reply.conversation
            let said = HouseLine.text(reply.text)
            switch reply.outcome {
            case .acted: return HouseSpoken("The house says: “\(said)”", hasActed: true)
            case .told: return HouseSpoken("The house says: “\(said)”")
            case .baseless, .failed: return nil
            }
        } catch {
            return HouseSpoken("The house did not answer. Nothing is known to be done.")
        }
    }
}

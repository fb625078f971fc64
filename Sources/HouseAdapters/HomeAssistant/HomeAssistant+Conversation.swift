import EchoWire
import Foundation
public import House

/// The house's own understanding of sentences.
extension HomeAssistant: HouseConversationProtocol {
    public func say(
        _ text: String, language: String, in conversation: String?
    ) async throws(HouseError) -> SpokenReply {
        let command = HomeAssistantCommand.process(text: text, language: language, conversation: conversation)
        // What it changes is this program's doing.
        let answer = try await ask(command, .order)
        return HomeAssistantReply(answer).reply { devices($0) }
    }
}

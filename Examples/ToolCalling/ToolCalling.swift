import Echo
import Foundation

/// Lets the assistant call a function of this program: `swift run ToolCalling`.
///
/// `OPENAI_API_KEY` is the key; `OPENAI_BASE_URL` names another server than OpenAI's.
@main
struct ToolCalling {
    /// What the function is called with; its JSON schema is derived from this.
    struct Place: Codable, Sendable { let city: String }

    struct Weather: Codable, Sendable {
        let celsius: Int
        let sky: String
    }

    static func main() async throws {
        let echo = Echo(environment: ProcessInfo.processInfo.environment)
        echo.registerTool(
            try Tool(name: "weather", description: "Tells the weather of a city.", arguments: Place.self) { place in
                print("(looks up \(place.city))")
                return Weather(celsius: place.city == "Oslo" ? -3 : 21, sky: "clear")
            })

        let events = echo.events
        let conversation = try await echo.startConversation(mode: .text)
        try await conversation.send("Is it warmer in Oslo or in Rome?")
        for await event in events {
            switch event {
            case .messageFinalized(let message) where message.role == .assistant && !message.text.isEmpty:
                print(message.text)
                return await conversation.close()
            case .error(let error): throw error
            default: break
            }
        }
    }
}

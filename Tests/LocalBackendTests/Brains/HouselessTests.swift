import EchoWire
import Foundation
import Testing

@testable import LocalBackend

@Suite struct `The offline assistant without a house` {
    private func answer(_ text: String, tools names: String...) -> String {
        let tools = names.map { BrainTool(name: $0, description: "", parameters: [:]) }
        let prompt = BrainPrompt(
            items: [.user(text)], tools: tools, now: OfflineAssistant.now, timeZone: .gmt, seed: 1)
        return OfflineAssistant.text(OfflineAssistant.brain.parts(prompt))
    }

    @Test(arguments: [
        "is the front door locked?", "Are all windows closed?", "which lights are on", "turn on the kitchen lamp",
        "Please turn off all the lights", "turn the heating off", "unlock the front door", "dim the lamp to 20 percent",
        "close the blinds", "set the thermostat to 21 degrees", "what is the state of the house",
    ])
    func `says that none is connected, and how one is`(text: String) {
        let answer = answer(text)

        #expect(answer.hasPrefix("No house is connected."), "\(answer)")
        #expect(answer.contains("/house-kind"))
    }

    @Test func `says nothing of commands on the telephone`() {
        #expect(answer("is the front door locked?", tools: "hang_up") == "No house is connected.")
    }

    @Test(arguments: ["house", "find_devices", "get_door_state"])
    func `does not deny a house that a function reaches`(tool: String) {
        #expect(!answer("are all windows closed?", tools: tool).contains("No house"))
    }

    @Test(arguments: [
        "is the door a French invention", "what is the house of lords", "turn twenty into ten", "what time is it",
        "open a window into your soul", "tell me about lamps",
    ])
    func `is not asked about one by other words`(text: String) { #expect(!answer(text).contains("No house")) }
}

// swift-format-ignore-file
// The examples of docs/swift-echo.md. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

package func `docs/swift-echo.md, 1`(echo: Echo) async throws {
let weather = Tool(
    name: "get_weather", description: "Get weather for location", parameters: ["location": ["type": "string"]]
) { arguments in
    "Sunny in \(arguments["location"]?.string ?? "")"
}
echo.registerTool(weather)
let conversation = try await echo.startConversation(
    mode: .audio,
    turnMode: .automatic(VADConfiguration(threshold: 0.5, silenceDuration: .milliseconds(500))))
let best = try await echo.find.similar(to: "programming languages", in: ["Swift", "a cat"], topK: 1)
_ = weather
_ = conversation
_ = best
}

// swift-format-ignore-file
// The examples of docs/library.md. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoALSA
import EchoAudio
import EchoTestKit
import Foundation
import Testing

package func `docs/library.md, 1`(print: @escaping @Sendable (Any) -> Void) async throws {
let echo = Echo(environment: ProcessInfo.processInfo.environment)
let conversation = try await echo.startConversation(mode: .text)
echo.when(.error) { event in
    print(event)
    await conversation.close()
}
try await conversation.send("What time is it in Lisbon?")

for await message in conversation.messages {
    print("\(message.role): \(message.text)")
    if message.role == .assistant { await conversation.close() }
}
_ = echo
_ = conversation
}

package func `docs/library.md, 2`() async throws {
let echo = Echo(
    environment: ProcessInfo.processInfo.environment, microphone: ALSACapture(), loudspeaker: ALSAPlayback())
let conversation = try await echo.startConversation(
    turnMode: .automatic(VADConfiguration(threshold: 0.5, silenceDuration: .milliseconds(500))))
_ = echo
_ = conversation
}

package func `docs/library.md, 3`(echo: Echo, microphone: any AudioCaptureProtocol, loudspeaker: any AudioPlaybackProtocol, print: @escaping @Sendable (Any) -> Void) async throws {
let line = AudioDevices(microphone: microphone, loudspeaker: loudspeaker, codec: .muLaw)
let call = try await echo.startConversation(mode: .audio, settings: SessionSettings(), devices: line)
try await call.startListening()

for await event in call.events {
    if case .userTranscriptionCompleted(_, let words) = event { print(words) }
}
_ = line
_ = call
}

package func `docs/library.md, 4`(echo: Echo, print: @escaping @Sendable (Any) -> Void) async throws {
echo.when(.messageFinalized) { event, id in print("\(id ?? "none"): \(event)") }
}

package func `docs/library.md, 5`(echo: Echo, print: @escaping @Sendable (Any) -> Void) async throws {
let subscription = echo.when(.toolCallUpdated) { event in print(event) }
subscription.cancel()
_ = subscription
}

package func `docs/library.md, 6`(conversation: Conversation, print: @escaping @Sendable (Any) -> Void) async throws {
for await piece in conversation.sound where piece.side == .assistant {
    print("\(piece.sound.samples.count) frames, the last heard at \(piece.lastSampleAt)")
}
}

package func `docs/library.md, 7`(echo: Echo) async throws {
struct Place: Codable, Sendable { let city: String }

echo.registerTool(
    try Tool(name: "weather", description: "Tells the weather of a city.", arguments: Place.self) { place in
        "Sunny in \(place.city)"
    })
}

package func `docs/library.md, 8`(echo: Echo) async throws {
try await echo.registerMCPServer(
    MCPServer(name: "time", connection: .program(command: "mcp-server-time", arguments: [], environment: [:])))
}

package func `docs/library.md, 9`(echo: Echo) async throws {
struct Recipe: Codable { let title: String; let minutes: Int; let steps: [String] }

let recipe = try await echo.generate.structured(Recipe.self, from: "Pancakes for two.")
let best = try await echo.find.similar(to: "a pet that purrs", in: ["a dog", "a cat", "a car"], top: 1)
_ = recipe
_ = best
}

import Echo
import EchoALSA
import Foundation

// A client to begin with. `swift run MinimalClient` writes; with `--voice` it talks as well. An empty line ends it.
// OPENAI_API_KEY is the key; OPENAI_BASE_URL names another server, such as http://127.0.0.1:11434/v1.

struct Place: Codable, Sendable { let city: String }

let isSpoken = CommandLine.arguments.contains("--voice")
let echo = Echo(
    environment: ProcessInfo.processInfo.environment, microphone: isSpoken ? ALSACapture() : nil,
    loudspeaker: isSpoken ? ALSAPlayback() : nil)

// What the assistant may call; the JSON schema is derived from the type.
echo.registerTool(
    try Tool(name: "weather", description: "Tells the weather of a city.", arguments: Place.self) { place in
        "Sunny in \(place.city)"
    })

echo.when(.messageFinalized) { event in
    guard case .messageFinalized(let message) = event, !message.text.isEmpty else { return }
    print("\(message.role.rawValue): \(message.text)")
}
echo.when(.error) { event in
    if case .error(let error) = event { print("! \(error)") }
}

let conversation = try await echo.startConversation(
    mode: isSpoken ? .audio : .text, systemMessage: "Answer in one or two sentences.")
while let line = readLine(), !line.isEmpty {
    do { try await conversation.send(line) } catch { print("! \(error)") }
}
await conversation.close()

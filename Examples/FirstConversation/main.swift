import Echo
import Foundation

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

// swift-format-ignore-file
// The examples of Sources/Echo/Echo.docc/FullDuplex.md. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

package func `Sources/Echo/Echo.docc/FullDuplex.md, 1`(key: String?, microphone: any AudioCaptureProtocol, loudspeaker: any AudioPlaybackProtocol) async throws {
var configuration = EchoConfiguration()
configuration.realtimeModel = "gpt-live-1.1"
let echo = Echo(key: key, configuration: configuration, microphone: microphone, loudspeaker: loudspeaker)
let conversation = try await echo.startConversation()
_ = configuration
_ = echo
_ = conversation
}

package func `Sources/Echo/Echo.docc/FullDuplex.md, 2`(conversation: Conversation) async throws {
if await conversation.capabilities.contains(.manualTurns) {
    try await conversation.endUserTurn()
}
}

package func `Sources/Echo/Echo.docc/FullDuplex.md, 3`(conversation: Conversation) async throws {
try await conversation.useModel("gpt-live-1.1", in: .audio)
try await conversation.useModel("gpt-realtime-2.1", in: .audio)
}

// swift-format-ignore-file
// The examples of Sources/Echo/Echo.docc/TalkingAndWriting.md. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

package func `Sources/Echo/Echo.docc/TalkingAndWriting.md, 1`(key: String?, microphone: any AudioCaptureProtocol, loudspeaker: any AudioPlaybackProtocol) async throws {
let echo = Echo(key: key, microphone: microphone, loudspeaker: loudspeaker)
let conversation = try await echo.startConversation(turnMode: .automatic(.server))
_ = echo
_ = conversation
}

// swift-format-ignore-file
// The examples of Sources/Echo/Echo.docc/DevicesAndTransports.md. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

package func `Sources/Echo/Echo.docc/DevicesAndTransports.md, 1`(echo: Echo, microphone: any AudioCaptureProtocol, loudspeaker: any AudioPlaybackProtocol) async throws {
let line = AudioDevices(microphone: microphone, loudspeaker: loudspeaker, codec: .muLaw)
let conversation = try await echo.startConversation(settings: SessionSettings(), devices: line)
_ = line
_ = conversation
}
